import { Trans, useLingui } from '@lingui/react/macro'
import AlignCenter from 'lucide-react/icons/align-horizontal-justify-center'
import AlignRight from 'lucide-react/icons/align-horizontal-justify-end'
import AlignLeft from 'lucide-react/icons/align-horizontal-justify-start'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { LogoLayer, Slot } from '#scene/body/body.ts'
import { readLogo } from '#scene/logo/choose-logo.ts'
import { Icon } from '#ui/Icon.tsx'
import { ChoiceProperty, SegmentProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup } from '../fields/FieldGroup.tsx'
import { unlocked, writeValue } from '../fields/layer-values.ts'

type Form = ReturnType<typeof readLogo>['form']
type Tone = ReturnType<typeof readLogo>['tone']

const modifiers: Readonly<Record<Tone, string>> = { colour: '', dark: '.ink', light: '.light' }

/** Which of the brand's logos, in which colour, and where in its frame. The drawing takes another where it could not be read. */
export function LogoPart({ logos }: { logos: readonly LogoLayer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const free = unlocked(logos, 'style')
  const content = unlocked(logos, 'content')
  const write = (change: (wish: { form: Form; tone: Tone }) => { form: Form; tone: Tone }) =>
    edit((doc) =>
      writeValue(doc, content, 'src', ({ src }) => {
        const { form, tone } = change(readLogo(src))
        return `{logo.${form}${modifiers[tone]}}` satisfies Slot
      }),
    )
  return (
    <>
      <FieldGroup
        title={t`로고`}
        isTitleHidden
        locked={
          content.length === 0 && <Trans>그림이 잠겨 있어요. 잠금을 풀면 다른 로고로 바꿀 수 있어요.</Trans>
        }
      >
        <ChoiceProperty<Form>
          label={t`로고의 형태`}
          options={[
            { value: 'primary', label: t`기본 로고` },
            { value: 'secondary', label: t`보조 로고` },
            { value: 'symbol', label: t`심볼` },
          ]}
          value={commonOf(logos, ({ src }) => readLogo(src).form)}
          onChoose={(form) => write((wish) => ({ ...wish, form }))}
        />
        <SegmentProperty<Tone>
          label={t`로고의 색`}
          options={[
            { value: 'colour', label: t`그대로` },
            { value: 'dark', label: t`어둡게` },
            { value: 'light', label: t`밝게` },
          ]}
          value={commonOf(logos, ({ src }) => readLogo(src).tone)}
          onChoose={(tone) => write((wish) => ({ ...wish, tone }))}
        />
      </FieldGroup>
      <FieldGroup
        title={t`맞춤`}
        isTitleHidden
        locked={free.length === 0 && <Trans>모양이 잠겨 있어요.</Trans>}
      >
        <SegmentProperty
          label={t`칸 안에서`}
          options={[
            { value: 'left', label: t`왼쪽`, icon: <Icon of={AlignLeft} size="small" /> },
            { value: 'center', label: t`가운데`, icon: <Icon of={AlignCenter} size="small" /> },
            { value: 'right', label: t`오른쪽`, icon: <Icon of={AlignRight} size="small" /> },
          ]}
          value={commonOf(logos, ({ align = 'left' }) => align)}
          onChoose={(align) => edit((doc) => writeValue(doc, free, 'align', () => align))}
        />
      </FieldGroup>
    </>
  )
}

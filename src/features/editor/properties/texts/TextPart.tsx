import { Trans, useLingui } from '@lingui/react/macro'
import AlignCenter from 'lucide-react/icons/align-center'
import AlignLeft from 'lucide-react/icons/align-left'
import AlignRight from 'lucide-react/icons/align-right'
import AlignMiddle from 'lucide-react/icons/align-vertical-justify-center'
import AlignBottom from 'lucide-react/icons/align-vertical-justify-end'
import AlignTop from 'lucide-react/icons/align-vertical-justify-start'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import { useFontNames } from '#kits/words/useFontNames.ts'
import { nearestWeight } from '#model/options/fonts.ts'
import type { TextLayer } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'
import { ChoiceProperty, SegmentProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf, mixed } from '../fields/common.ts'
import { FieldGroup, FieldRow } from '../fields/FieldGroup.tsx'
import { readValue, unlocked, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { textUnit, toPixels, toShown } from '../fields/units.ts'
import { FontField } from './FontField.tsx'
import { familyOf } from './fonts.ts'

const plainWeights = [400, 700]

/** How texts are set: font, weight, size, lines and letters, where they are in their boxes. */
export function TextPart({ texts }: { texts: readonly TextLayer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body, dress } = useShown()
  const { weightWord } = useFontNames()
  const free = unlocked(texts, 'style')
  const unit = textUnit(body)
  const font = commonOf(texts, (text) => text.font[0])
  const family = font === mixed ? null : familyOf(font, dress.dress)
  const weights = family?.faces.map(({ weightValue }) => weightValue) ?? plainWeights
  const weight = commonOf(texts, (text) => {
    const asked = text.weight ?? 400
    return String(family ? nearestWeight(family, asked) : asked)
  })
  const set = (name: 'align' | 'valign' | 'weight', value: string | number) =>
    edit((doc) => writeValue(doc, free, name, () => value))
  return (
    <FieldGroup
      title={t`글자`}
      isTitleHidden
      locked={free.length === 0 && <Trans>모양이 잠겨 있어요. 잠금을 풀면 글자를 꾸밀 수 있어요.</Trans>}
    >
      <FontField texts={texts} free={free} />
      <FieldRow of={2}>
        <ChoiceProperty
          label={t`굵기`}
          options={weights.map((one) => ({ value: String(one), label: `${weightWord(one)} ${one}` }))}
          value={weight}
          onChoose={(chosen) => set('weight', Number(chosen))}
        />
        <NumberProperty
          label={t`크기`}
          hasButtons
          value={commonOf(texts, ({ size }) => toShown(size, unit))}
          unit={unit.word}
          digits={unit.digits}
          atLeast={1}
          atMost={4000}
          onChange={(doc, next) =>
            writeValue(doc, free, 'size', (text) => {
              const size = (readValue(doc, text, 'size') as number | null) ?? text.size
              return toPixels(next(toShown(size, unit)) ?? toShown(size, unit), unit)
            })
          }
        />
      </FieldRow>
      <FieldRow of={2}>
        <NumberProperty
          label={t`줄 간격`}
          value={commonOf(texts, ({ lineHeight }) => lineHeight)}
          digits={2}
          atLeast={0.5}
          atMost={5}
          step={0.05}
          onChange={(doc, next) =>
            writeValue(doc, free, 'lineHeight', (text) =>
              next((readValue(doc, text, 'lineHeight') as number | null) ?? text.lineHeight),
            )
          }
        />
        <NumberProperty
          label={t`자간`}
          value={commonOf(texts, ({ spacing }) => spacing * 100)}
          unit="%"
          digits={1}
          atLeast={-50}
          atMost={200}
          onChange={(doc, next) =>
            writeValue(doc, free, 'spacing', (text) => {
              const spacing = (readValue(doc, text, 'spacing') as number | null) ?? text.spacing
              return Math.round((next(spacing * 100) ?? 0) * 100) / 10_000
            })
          }
        />
      </FieldRow>
      <FieldRow of={2}>
        <SegmentProperty
          label={t`가로 맞춤`}
          options={[
            { value: 'left', label: t`왼쪽`, icon: <Icon of={AlignLeft} size="small" /> },
            { value: 'center', label: t`가운데`, icon: <Icon of={AlignCenter} size="small" /> },
            { value: 'right', label: t`오른쪽`, icon: <Icon of={AlignRight} size="small" /> },
          ]}
          value={commonOf(texts, ({ align }) => align ?? 'left')}
          onChoose={(align) => set('align', align)}
        />
        <SegmentProperty
          label={t`세로 맞춤`}
          options={[
            { value: 'top', label: t`위`, icon: <Icon of={AlignTop} size="small" /> },
            { value: 'middle', label: t`가운데`, icon: <Icon of={AlignMiddle} size="small" /> },
            { value: 'bottom', label: t`아래`, icon: <Icon of={AlignBottom} size="small" /> },
          ]}
          value={commonOf(texts, ({ valign }) => valign ?? 'top')}
          onChoose={(valign) => set('valign', valign)}
        />
      </FieldRow>
    </FieldGroup>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useBriefWords } from '#kits/logo/useBriefRows.ts'
import { type LogoForm, logoForms, recommendForm } from '#model/logo/logo-brief.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { FormPicture } from './FormPicture.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

/** Text, symbol, character or emblem; that which suits the earlier answers is chosen. */
export function FormStep({ brief, change }: StepProps) {
  const { t } = useLingui()
  const words = useBriefWords()
  const recommended = recommendForm(brief)
  const hints: Record<LogoForm, string> = {
    text: t`이름의 글자만으로 만들어요. 간판과 작은 크기에서 잘 읽혀요.`,
    symbol: t`그림 하나와 이름을 나란히 둬요. 앱 아이콘이나 프로필에 그림만 쓸 수 있어요.`,
    character: t`사람이나 동물이 브랜드를 대신 말해요. 포장과 소셜 미디어에서 친근해요.`,
    emblem: t`이름과 그림을 하나의 틀에 담아요. 도장이나 스티커로 찍기 좋아요.`,
  }
  return (
    <StepFrame step={4}>
      <ChoiceGroup<LogoForm>
        legend={t`로고 형태`}
        isLegendHidden
        value={brief.form ?? recommended}
        onChoose={(form) => void change({ form })}
        choices={logoForms.map((form) => ({
          value: form,
          media: <FormPicture form={form} />,
          label: (
            <>
              {words.form(form)}{' '}
              {form === recommended && (
                <Tag>
                  <Trans>추천</Trans>
                </Tag>
              )}
            </>
          ),
          hint: hints[form],
        }))}
      />
    </StepFrame>
  )
}

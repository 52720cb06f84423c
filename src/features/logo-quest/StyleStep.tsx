import { Trans, useLingui } from '@lingui/react/macro'
import { useBriefWords } from '#kits/logo/useBriefRows.ts'
import { briefLimits } from '#model/logo/logo-brief.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { Note } from '#ui/Text.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

/** The style as tones of keywords; those of the brand are chosen. */
export function StyleStep({ brief: { tones }, change }: StepProps) {
  const { t } = useLingui()
  const words = useBriefWords()
  const most = briefLimits.tones
  return (
    <StepFrame step={3}>
      <Note role="status">
        <Trans>
          {most}개까지 고를 수 있어요. 지금 {tones.length}개를 골랐어요.
        </Trans>
      </Note>
      <ChipChoice
        label={t`바라는 느낌`}
        most={most}
        chosen={tones}
        onChoose={(next) => void change({ tones: next })}
        chips={keywordTones.map(({ key }) => ({ key: key as string, label: words.tone(key) }))}
      />
    </StepFrame>
  )
}

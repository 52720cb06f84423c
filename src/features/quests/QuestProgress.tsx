import { Trans } from '@lingui/react/macro'
import { StepProgress } from '#ui/feedback/StepProgress.tsx'
import { firstSteps } from './quest-fields.ts'

/** Which of the questions before the result this is. */
export function QuestProgress({ step }: { step: number }) {
  const questions = firstSteps.length
  const number = firstSteps.indexOf(step) + 1
  return (
    <StepProgress step={number} steps={questions}>
      <Trans>
        {questions}개 중 {number}번째 질문
      </Trans>
    </StepProgress>
  )
}

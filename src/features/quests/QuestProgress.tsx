import { Trans } from '@lingui/react/macro'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import styles from './QuestFrame.module.css'
import { lastQuestion } from './quest-fields.ts'

/** Which of the questions this is. */
export function QuestProgress({ step }: { step: number }) {
  const questions = lastQuestion + 1
  const number = step + 1
  return (
    <div className={styles.progress}>
      <span>
        <Trans>
          {questions}개 중 {number}번째 질문
        </Trans>
      </span>
      <ProgressBar value={(number / questions) * 100} />
    </div>
  )
}

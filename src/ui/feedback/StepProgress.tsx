import type { ReactNode } from 'react'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './StepProgress.module.css'

type Props = {
  /** Counted from 1. */
  step: number
  steps: number
  /** Which of them this is, in words. */
  children: ReactNode
}

/** Which of the questions this is, in words and as a bar. */
export function StepProgress({ step, steps, children }: Props) {
  return (
    <div className={styles.progress}>
      <span>{children}</span>
      <ProgressBar value={(step / steps) * 100} />
    </div>
  )
}

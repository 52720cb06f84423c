import type { ReactNode } from 'react'

export interface StepProps {
  /** The brand being born, shown beside the question. */
  readonly beside: ReactNode
}

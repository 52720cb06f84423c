import type { StepWords } from '#device/words/content.ts'
import type { Step } from '#model/workbook/steps.ts'

/** What every component that asks a question gets. */
export interface QuestionProps {
  readonly step: Step
  readonly words: StepWords
}

import type { StepWords } from '#kits/words/content.ts'
import type { Step } from '#model/workbook/steps.ts'

/** Props of the components that ask the question of a step. */
export interface QuestionProps {
  readonly step: Step
  readonly words: StepWords
}

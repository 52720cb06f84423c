import type { Question } from '#model/workbook/steps.ts'
import { prompt } from '#ui/prompt.tsx'

/** Ways of asking that only some steps need. A step's route loads its own before it shows. */
export const ChoiceQuestion = prompt(() => import('./ChoiceQuestion.tsx'))
export const ValuePicker = prompt(() => import('./ValuePicker.tsx'))
export const ValueDefinitions = prompt(() => import('./ValueDefinitions.tsx'))

export const NameAnswer = prompt(() => import('./NameAnswer.tsx'))

const kinds = { choices: ChoiceQuestion, valuePicker: ValuePicker, valueDefinitions: ValueDefinitions }

export async function loadQuestion(question: Question): Promise<void> {
  if (question.kind !== 'texts') await kinds[question.kind].preload()
  else if (question.fields.some(({ kind }) => kind === 'value')) await NameAnswer.preload()
}

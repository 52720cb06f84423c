import { lazy } from 'react'
import type { Question } from '#model/workbook/steps.ts'

const load = {
  choices: () => import('./ChoiceQuestion.tsx'),
  valuePicker: () => import('./ValuePicker.tsx'),
  valueDefinitions: () => import('./ValueDefinitions.tsx'),
}

/** Ways of asking that only some steps need. A step's route loads its own before it shows. */
export const ChoiceQuestion = lazy(load.choices)
export const ValuePicker = lazy(load.valuePicker)
export const ValueDefinitions = lazy(load.valueDefinitions)

export async function loadQuestion({ kind }: Question): Promise<void> {
  if (kind !== 'texts') await load[kind]()
}

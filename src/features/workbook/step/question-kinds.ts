import type { Question } from '#model/workbook/steps.ts'
import { prompt } from '#ui/prompt.tsx'
import { LazyNameAnswer } from '../answers/lazy-name-answer.ts'
import type { QuestionProps } from '../answers/question-props.ts'

/** The component of each kind of question. The route of a step preloads the one it shows. */
export const kinds = {
  texts: prompt<QuestionProps>(() => import('../answers/TextQuestion.tsx')),
  choices: prompt<QuestionProps>(() => import('../answers/ChoiceQuestion.tsx')),
  valuePicker: prompt<QuestionProps>(() => import('../values/ValuePicker.tsx')),
  valueDefinitions: prompt<QuestionProps>(() => import('../values/ValueDefinitions.tsx')),

  industry: prompt<QuestionProps>(() => import('../info/IndustryQuestion.tsx')),
  businessNumber: prompt<QuestionProps>(() => import('../info/BusinessNumberQuestion.tsx')),
  website: prompt<QuestionProps>(() => import('../info/WebsiteQuestion.tsx')),

  mainColour: prompt<QuestionProps>(() => import('../colour/MainColour.tsx')),
  palette: prompt<QuestionProps>(() => import('../colour/PaletteChoice.tsx')),
  oldPalette: prompt<QuestionProps>(() => import('../colour/OldPalette.tsx')),
  colourSummary: prompt<QuestionProps>(() => import('../colour/ColourSummary.tsx')),

  logoFile: prompt<QuestionProps>(() => import('../logo/LogoFileQuestion.tsx')),
  vectorLogo: prompt<QuestionProps>(() => import('../logo/VectorLogo.tsx')),
  logoRequest: prompt<QuestionProps>(() => import('../logo/LogoRequest.tsx')),

  font: prompt<QuestionProps>(() => import('../typography/FontQuestion.tsx')),
  fontSummary: prompt<QuestionProps>(() => import('../typography/FontSummary.tsx')),

  keywordPicker: prompt<QuestionProps>(() => import('../personality/KeywordPicker.tsx')),
  keywordOrder: prompt<QuestionProps>(() => import('../personality/KeywordOrder.tsx')),
  taglineLines: prompt<QuestionProps>(() => import('../personality/TaglineLines.tsx')),
  taglines: prompt<QuestionProps>(() => import('../personality/Taglines.tsx')),
  character: prompt<QuestionProps>(() => import('../personality/Character.tsx')),
  voiceTone: prompt<QuestionProps>(() => import('../personality/VoiceTone.tsx')),

  competitors: prompt<QuestionProps>(() => import('../competitors/Competitors.tsx')),
  personas: prompt<QuestionProps>(() => import('../personas/Personas.tsx')),
  positionMap: prompt<QuestionProps>(() => import('../position-map/PositionMap.tsx')),
  positionStrategy: prompt<QuestionProps>(() => import('../position-map/PositionStrategy.tsx')),
} as const satisfies Record<Question['kind'], unknown>

export async function loadQuestion(question: Question): Promise<void> {
  const needsName = question.kind === 'texts' && question.fields.some(({ kind }) => kind === 'value')
  await Promise.all([kinds[question.kind].preload(), needsName && LazyNameAnswer.preload()])
}

import type { Question } from '#model/workbook/steps.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { LazyNameAnswer } from '../answers/lazy-name-answer.ts'
import type { QuestionProps } from '../answers/question-props.ts'

/** The component of each kind of question. The route of a step preloads the one it shows. */
export const questionComponents = {
  texts: lazyComponent<QuestionProps>(() => import('../answers/TextQuestion.tsx')),
  choices: lazyComponent<QuestionProps>(() => import('../answers/ChoiceQuestion.tsx')),
  valuePicker: lazyComponent<QuestionProps>(() => import('../values/ValuePicker.tsx')),
  valueDefinitions: lazyComponent<QuestionProps>(() => import('../values/ValueDefinitions.tsx')),

  industry: lazyComponent<QuestionProps>(() => import('../info/IndustryQuestion.tsx')),
  businessNumber: lazyComponent<QuestionProps>(() => import('../info/BusinessNumberQuestion.tsx')),
  website: lazyComponent<QuestionProps>(() => import('../info/WebsiteQuestion.tsx')),

  mainColour: lazyComponent<QuestionProps>(() => import('../colour/MainColour.tsx')),
  palette: lazyComponent<QuestionProps>(() => import('../colour/PaletteChoice.tsx')),
  oldPalette: lazyComponent<QuestionProps>(() => import('../colour/OldPalette.tsx')),
  colourSummary: lazyComponent<QuestionProps>(() => import('../colour/ColourSummary.tsx')),

  logoFile: lazyComponent<QuestionProps>(() => import('../logo/LogoFileQuestion.tsx')),
  vectorLogo: lazyComponent<QuestionProps>(() => import('../logo/VectorLogo.tsx')),
  logoRequest: lazyComponent<QuestionProps>(() => import('../logo/LogoRequest.tsx')),

  font: lazyComponent<QuestionProps>(() => import('../typography/FontQuestion.tsx')),
  fontSummary: lazyComponent<QuestionProps>(() => import('../typography/FontSummary.tsx')),

  keywordPicker: lazyComponent<QuestionProps>(() => import('../personality/KeywordPicker.tsx')),
  keywordOrder: lazyComponent<QuestionProps>(() => import('../personality/KeywordOrder.tsx')),
  taglineLines: lazyComponent<QuestionProps>(() => import('../personality/TaglineLines.tsx')),
  taglines: lazyComponent<QuestionProps>(() => import('../personality/Taglines.tsx')),
  character: lazyComponent<QuestionProps>(() => import('../personality/Character.tsx')),
  voiceTone: lazyComponent<QuestionProps>(() => import('../personality/VoiceTone.tsx')),

  competitors: lazyComponent<QuestionProps>(() => import('../competitors/Competitors.tsx')),
  personas: lazyComponent<QuestionProps>(() => import('../personas/Personas.tsx')),
  positionMap: lazyComponent<QuestionProps>(() => import('../position-map/PositionMap.tsx')),
  positionStrategy: lazyComponent<QuestionProps>(() => import('../position-map/PositionStrategy.tsx')),
} as const satisfies Record<Question['kind'], unknown>

export async function loadQuestion(question: Question): Promise<void> {
  const needsName = question.kind === 'texts' && question.fields.some(({ kind }) => kind === 'value')
  await Promise.all([questionComponents[question.kind].preload(), needsName && LazyNameAnswer.preload()])
}

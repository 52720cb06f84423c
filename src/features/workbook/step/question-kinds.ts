import { loadContent } from '#kits/words/content.ts'
import type { Question, Step } from '#model/workbook/steps.ts'
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

/** Kinds that are small enough to be loaded with the question on a first visit. */
const smallKinds: ReadonlySet<Question['kind']> = new Set(['texts', 'choices'])

/** Whether the answer of a step is loaded after its question is painted, where nothing is on the device yet. */
export function isAnswerLarge({ question }: Step): boolean {
  return !smallKinds.has(question.kind) || needsName(question)
}

function needsName(question: Question): boolean {
  return question.kind === 'texts' && question.fields.some(({ kind }) => kind === 'value')
}

/** Loads the code, words and content that the answer of a step is rendered with. Rejects if they cannot be loaded. */
export async function loadAnswer({ path, question }: Step): Promise<void> {
  await Promise.all([
    questionComponents[question.kind].preload(),
    needsName(question) && LazyNameAnswer.preload(),
    question.kind !== 'texts' && loadContent(path.startsWith('strategy/') ? 'options-strategy' : 'options'),
    question.kind === 'industry' && loadContent('reference'),
    path === 'strategy/positioning/persona/who' && loadContent('countries'),
    path === 'strategy/positioning/persona/who' &&
      import('../personas/Personas.tsx').then(({ PersonaWho }) => PersonaWho.preload()),
  ])
}

import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import type { Question, Step } from '#model/workbook/steps.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { LazyNameAnswer } from '../answers/lazy-name-answer.ts'
import type { QuestionProps } from '../answers/question-props.ts'

/** The component of each kind of question. The route of a step preloads the one it shows. */
export const questionComponents = {
  texts: lazyComponent<QuestionProps>(() =>
    withWords(import('../answers/TextQuestion.tsx'), 'workbook-answers'),
  ),
  choices: lazyComponent<QuestionProps>(() =>
    withWords(import('../answers/ChoiceQuestion.tsx'), 'workbook-answers'),
  ),
  valuePicker: lazyComponent<QuestionProps>(() =>
    withWords(import('../values/ValuePicker.tsx'), 'workbook-answers', 'workbook-values'),
  ),
  valueDefinitions: lazyComponent<QuestionProps>(() =>
    withWords(import('../values/ValueDefinitions.tsx'), 'workbook-answers', 'workbook-values'),
  ),

  industry: lazyComponent<QuestionProps>(() =>
    withWords(import('../info/IndustryQuestion.tsx'), 'workbook-answers', 'workbook-info'),
  ),
  businessNumber: lazyComponent<QuestionProps>(() =>
    withWords(import('../info/BusinessNumberQuestion.tsx'), 'workbook-answers', 'workbook-info'),
  ),
  website: lazyComponent<QuestionProps>(() =>
    withWords(import('../info/WebsiteQuestion.tsx'), 'workbook-answers', 'workbook-info'),
  ),

  mainColour: lazyComponent<QuestionProps>(() =>
    withWords(import('../colour/MainColour.tsx'), 'workbook-answers', 'workbook-colour'),
  ),
  palette: lazyComponent<QuestionProps>(() =>
    withWords(import('../colour/PaletteChoice.tsx'), 'workbook-answers', 'workbook-colour'),
  ),
  oldPalette: lazyComponent<QuestionProps>(() =>
    withWords(import('../colour/OldPalette.tsx'), 'workbook-answers', 'workbook-colour'),
  ),
  colourSummary: lazyComponent<QuestionProps>(() =>
    withWords(
      import('../colour/ColourSummary.tsx'),
      'device',
      'tools',
      'workbook-answers',
      'workbook-colour',
    ),
  ),

  logoFile: lazyComponent<QuestionProps>(() =>
    withWords(import('../logo/LogoFileQuestion.tsx'), 'device', 'workbook-answers', 'workbook-logo'),
  ),
  vectorLogo: lazyComponent<QuestionProps>(() =>
    withWords(import('../logo/VectorLogo.tsx'), 'device', 'workbook-answers', 'workbook-logo'),
  ),
  logoRequest: lazyComponent<QuestionProps>(() =>
    withWords(import('../logo/LogoRequest.tsx'), 'workbook-logo'),
  ),

  font: lazyComponent<QuestionProps>(() =>
    withWords(import('../typography/FontQuestion.tsx'), 'workbook-answers', 'workbook-typography'),
  ),
  fontSummary: lazyComponent<QuestionProps>(() =>
    withWords(import('../typography/FontSummary.tsx'), 'tools', 'workbook-answers', 'workbook-typography'),
  ),

  keywordPicker: lazyComponent<QuestionProps>(() =>
    withWords(
      import('../personality/KeywordPicker.tsx'),
      'workbook-answers',
      'workbook-personality',
      'workbook-values',
    ),
  ),
  keywordOrder: lazyComponent<QuestionProps>(() =>
    withWords(import('../personality/KeywordOrder.tsx'), 'workbook-answers', 'workbook-personality'),
  ),
  taglineLines: lazyComponent<QuestionProps>(() =>
    withWords(import('../personality/TaglineLines.tsx'), 'workbook-answers', 'workbook-personality'),
  ),
  taglines: lazyComponent<QuestionProps>(() =>
    withWords(import('../personality/Taglines.tsx'), 'workbook-answers', 'workbook-personality'),
  ),
  character: lazyComponent<QuestionProps>(() =>
    withWords(import('../personality/Character.tsx'), 'workbook-answers', 'workbook-personality'),
  ),
  voiceTone: lazyComponent<QuestionProps>(() =>
    withWords(import('../personality/VoiceTone.tsx'), 'workbook-answers', 'workbook-personality'),
  ),

  competitors: lazyComponent<QuestionProps>(() =>
    withWords(
      import('../competitors/Competitors.tsx'),
      'workbook-answers',
      'workbook-competitors',
      'workbook-list-items',
    ),
  ),
  personas: lazyComponent<QuestionProps>(() =>
    withWords(
      import('../personas/Personas.tsx'),
      'workbook-answers',
      'workbook-list-items',
      'workbook-personas',
    ),
  ),
  positionMap: lazyComponent<QuestionProps>(() =>
    withWords(import('../position-map/PositionMap.tsx'), 'workbook-answers', 'workbook-position-map'),
  ),
  positionStrategy: lazyComponent<QuestionProps>(() =>
    withWords(import('../position-map/PositionStrategy.tsx'), 'workbook-answers', 'workbook-position-map'),
  ),
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
    question.kind !== 'texts' && loadContent('options'),
    question.kind === 'industry' && loadContent('reference'),
    question.kind !== 'texts' && path.startsWith('strategy/') && loadContent('options-strategy'),
    path === 'strategy/positioning/persona/who' && loadContent('countries'),
  ])
}

import { guide } from '../documents/guide.ts'
import { type Answers, itemsOf } from '../fields/answers.ts'
import type { TextField } from '../fields/text.ts'
import type { ValueField } from '../fields/value.ts'
import { isAnswer } from '../fields/value.ts'

/** How a step asks. A screen is needed only for a kind that is not here yet. */
export type Question =
  | { readonly kind: 'texts'; readonly fields: readonly (TextField | ValueField<string>)[] }
  | {
      readonly kind: 'choices'
      readonly fields: readonly { readonly field: ValueField<string>; readonly options: OptionList }[]
    }
  | { readonly kind: 'valuePicker' }
  | { readonly kind: 'valueDefinitions' }

export type OptionList = 'companySize' | 'activityPeriod' | 'memberCount'

export type DraftName = 'story' | 'purpose' | 'vision' | 'value'

export interface Step {
  /** `core/story/background`: path below /work-book and key of its words. */
  readonly path: string
  readonly section: string
  readonly question: Question
  /** The draft that can be asked for here, and where accepting it puts the words. */
  readonly draft: DraftName | null
  isAnswered(answers: Answers): boolean
}

const { core } = guide

/** Every step of the workbooks that have screens, in the order in which they are asked. */
export const steps: readonly Step[] = [
  step('core/purpose/why', texts(core.target, core.discomfort)),
  step('core/purpose/manifesto', texts(core.purposeManifesto), 'purpose'),

  step('core/story/background', texts(core.background)),
  step('core/story/what', texts(core.what)),
  step('core/story/how', texts(core.how)),
  step('core/story/achieve', texts(core.achieve)),
  step('core/story/explanation', texts(core.brandName), 'story'),

  step('core/vision/present', choices([core.companySize, 'companySize'])),
  step(
    'core/vision/future',
    choices(
      [core.futureActivityPeriod, 'activityPeriod'],
      [core.futureMemberCount, 'memberCount'],
      [core.futureCompanySize, 'companySize'],
    ),
  ),
  step('core/vision/purpose', texts(core.aspiration)),
  step('core/vision/strategy', texts(core.businessScope, core.ideal)),
  step('core/vision/manifesto', texts(core.visionManifesto), 'vision'),

  step('core/value/problem', texts(core.problem)),
  step('core/value/positive', texts(core.positive)),
  { ...step('core/value/coreValue', { kind: 'valuePicker' }, 'value'), isAnswered: hasValue },
  {
    ...step('core/value/definition', { kind: 'valueDefinitions' }, 'value'),
    isAnswered: isEveryValueDefined,
  },
]

export function stepsOf(section: string): readonly Step[] {
  return steps.filter((step) => step.section === section)
}

export function stepOf(path: string): Step | undefined {
  return steps.find((step) => step.path === path)
}

/** The first step without an answer, in the order of the workbook; undefined when all are answered. */
export function firstOpenStep(answers: Answers, section?: string): Step | undefined {
  return (section ? stepsOf(section) : steps).find((step) => !step.isAnswered(answers))
}

function step(path: string, question: Question, draft: DraftName | null = null): Step {
  return {
    path,
    section: path.split('/').slice(0, 2).join('/'),
    question,
    draft,
    isAnswered: (answers) =>
      question.kind === 'texts'
        ? question.fields.every((field) => isAnswer(answers[field.path]))
        : question.kind === 'choices' && question.fields.every(({ field }) => isAnswer(answers[field.path])),
  }
}

function texts(...fields: (TextField | ValueField<string>)[]): Question {
  return { kind: 'texts', fields }
}

function choices(...pairs: [ValueField<string>, OptionList][]): Question {
  return { kind: 'choices', fields: pairs.map(([field, options]) => ({ field, options })) }
}

function hasValue(answers: Answers): boolean {
  return itemsOf(answers, core.values.path).some(({ keyword }) => isAnswer(keyword))
}

function isEveryValueDefined(answers: Answers): boolean {
  return (
    hasValue(answers) && itemsOf(answers, core.values.path).every(({ description }) => isAnswer(description))
  )
}

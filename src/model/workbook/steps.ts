import { guide } from '../documents/guide.ts'
import { keywordCount, type StrategyPath, taglinePaths } from '../documents/strategy-paths.ts'
import { type Answers, itemsOf } from '../fields/answers.ts'
import type { Field } from '../fields/field.ts'
import type { FileReference } from '../fields/file.ts'
import type { TextField } from '../fields/text.ts'
import type { ValueField } from '../fields/value.ts'
import { isAnswer } from '../fields/value.ts'
import { arePlacedKeywords } from './strategy-progress.ts'

/** The kinds of questions. Only a new kind needs a new component. */
export type Question =
  | { readonly kind: 'texts'; readonly fields: readonly (TextField | ValueField<string>)[] }
  | {
      readonly kind: 'choices'
      readonly fields: readonly { readonly field: ValueField<string>; readonly options: OptionList }[]
    }
  | { readonly kind: 'logoFile'; readonly field: ValueField<FileReference>; readonly part: LogoPart }
  | { readonly kind: 'font'; readonly role: FontRole }
  | { readonly kind: 'competitors'; readonly columns: readonly CompetitorColumn[] }
  | { readonly kind: 'personas'; readonly part: PersonaPart }
  | { readonly kind: PlainKind }

/** Kinds used by one step each, which need no further data. */
export type PlainKind =
  | 'valuePicker'
  | 'valueDefinitions'
  | 'industry'
  | 'businessNumber'
  | 'website'
  | 'mainColour'
  | 'palette'
  | 'oldPalette'
  | 'colourSummary'
  | 'vectorLogo'
  | 'logoRequest'
  | 'fontSummary'
  | 'keywordPicker'
  | 'keywordOrder'
  | 'taglineLines'
  | 'taglines'
  | 'character'
  | 'voiceTone'
  | 'positionMap'
  | 'positionStrategy'

export type OptionList = 'companySize' | 'activityPeriod' | 'memberCount'
export type LogoPart = 'primary' | 'secondary' | 'symbol' | 'blackWhite'
export type FontRole = 'korMain' | 'korSub' | 'engMain' | 'engSub'
export type CompetitorColumn = 'brandName' | 'website' | 'service' | 'businessModel' | 'benefit' | 'advantage'
export type PersonaPart = 'who' | 'purpose' | 'needs'

export type DraftName = 'story' | 'purpose' | 'vision' | 'value'

export interface Step {
  /** `core/story/background`: path below /work-book and key of its words. */
  readonly path: string
  readonly section: string
  readonly question: Question
  /** The draft offered here; accepting it writes the step's first field. */
  readonly draft: DraftName | null
  /** Reached by its URL only: not in the sidebar, the dots or the order. */
  readonly isHidden: boolean
  /** Asks about plans of the business: the answers help to write other texts, and no guide, link or book shows them. */
  readonly isPlanning: boolean
  /** Its section is finished without it, and nothing leads to it but the order of the steps. */
  readonly isOptional: boolean
  isAnswered(answers: Answers): boolean
}

const { core, info, visual } = guide
const keywordList: StrategyPath = 'personality.keywords'
const competitorList: StrategyPath = 'positioning.competitors'
const personaList: StrategyPath = 'positioning.personas'

/** All steps of the workbooks in their order. */
export const steps: readonly Step[] = [
  texts('core/purpose/why', core.target, core.discomfort),
  texts('core/purpose/manifesto', core.purposeManifesto, 'purpose'),

  texts('core/story/background', core.background),
  texts('core/story/what', core.what),
  texts('core/story/how', core.how),
  texts('core/story/achieve', core.achieve),
  texts('core/story/explanation', core.brandName, 'story'),

  texts('core/vision/purpose', core.aspiration),
  planning(choices('core/vision/future', [core.futureActivityPeriod, 'activityPeriod'])),
  texts('core/vision/strategy', core.businessScope, core.ideal),
  optional(
    planning(
      choices(
        'core/vision/present',
        [core.futureMemberCount, 'memberCount'],
        [core.futureCompanySize, 'companySize'],
        [core.companySize, 'companySize'],
      ),
    ),
  ),
  // Addresses of earlier versions, whose questions are in the one above.
  hidden(planning(choices('core/vision/future-members', [core.futureMemberCount, 'memberCount']))),
  hidden(planning(choices('core/vision/future-size', [core.futureCompanySize, 'companySize']))),
  texts('core/vision/manifesto', core.visionManifesto, 'vision'),

  texts('core/value/problem', core.problem),
  texts('core/value/positive', core.positive),
  { ...step('core/value/coreValue', { kind: 'valuePicker' }, hasValue), draft: 'value' },
  { ...step('core/value/definition', { kind: 'valueDefinitions' }, isEveryValueDefined), draft: 'value' },

  // The second name is optional.
  step('info/brand-profile/name', { kind: 'texts', fields: [info.name, info.subName] }, all(info.name)),
  step('info/brand-profile/industry', { kind: 'industry' }, all(info.industry)),
  choices('info/brand-profile/activity-period', [info.activityPeriod, 'activityPeriod']),
  choices('info/brand-profile/member', [info.memberCount, 'memberCount']),
  texts('info/brand-profile/product', core.service),

  texts('info/company-profile/name', info.businessName),
  texts('info/company-profile/representative', info.representative),
  step('info/company-profile/business-number', { kind: 'businessNumber' }, all(info.businessNumber)),
  texts('info/company-profile/address', info.address),
  step('info/company-profile/url', { kind: 'website' }, all(info.website)),

  step('visual/color/main', { kind: 'mainColour' }, all(visual.main)),
  step(
    'visual/color/pallet',
    { kind: 'palette' },
    all(
      visual.secondary,
      visual.tertiary,
      visual.quaternary,
      visual.success,
      visual.info,
      visual.warning,
      visual.danger,
    ),
  ),
  hidden(step('visual/color/pallet-old', { kind: 'oldPalette' }, all(visual.secondary))),
  step('visual/color/complete', { kind: 'colourSummary' }, isSet(visual.colorFinalised)),

  logo('primary', visual['logoJson.primary']),
  logo('secondary', visual['logoJson.secondary']),
  logo('symbol', visual.logoSymbol),
  logo('blackWhite', visual['logoJson.blackWhite']),
  step('visual/logo/vectorLogo', { kind: 'vectorLogo' }, all(visual['logoJson.vector'])),
  // Stores nothing: it shows a brief of the answers.
  step('visual/logo/request', { kind: 'logoRequest' }, () => false),

  font('kor-main', 'korMain'),
  font('kor-sub', 'korSub'),
  font('eng-main', 'engMain'),
  font('eng-sub', 'engSub'),
  step('visual/typography/complete', { kind: 'fontSummary' }, isSet(visual.typographyFinalised)),

  step('strategy/personality/keyword/keywords', { kind: 'keywordPicker' }, hasFiveKeywords),
  step('strategy/personality/keyword/complete', { kind: 'keywordOrder' }, arePlacedKeywords),
  step('strategy/personality/tagline/brainstorming', { kind: 'taglineLines' }, hasThreeLines),
  step('strategy/personality/tagline/complete', { kind: 'taglines' }, all('personality.tagline1')),
  step(
    'strategy/personality/voice/individuality',
    { kind: 'character' },
    all(
      'personality.balancePersonality',
      'personality.balanceAttitude',
      'personality.balanceValue',
      'personality.balanceEmotion',
      'personality.individuality',
    ),
  ),
  step('strategy/personality/voice/tone', { kind: 'voiceTone' }, all('personality.voiceTone')),

  competitors('competitor', 'brandName', 'website'),
  competitors('product', 'service'),
  competitors('business-model', 'businessModel'),
  competitors('benefit', 'benefit'),
  competitors('advantage', 'advantage'),

  personas('who', 'name', 'age', 'job'),
  personas('purpose', 'goal'),
  personas('needs', 'discomfort', 'needs'),

  step(
    'strategy/positioning/position/map',
    { kind: 'positionMap' },
    all(
      'positioning.axisXLow',
      'positioning.axisXHigh',
      'positioning.axisYLow',
      'positioning.axisYHigh',
      'positioning.axisX',
      'positioning.axisY',
    ),
  ),
  step(
    'strategy/positioning/position/strategy',
    { kind: 'positionStrategy' },
    all(
      'positioning.target',
      'positioning.service',
      'positioning.competitor',
      'positioning.benefit',
      'positioning.positioningStrategy',
    ),
  ),
]

/** The steps of a section in order, without hidden ones. */
export function stepsOf(section: string): readonly Step[] {
  return steps.filter((step) => step.section === section && !step.isHidden)
}

/** The steps of all sections below a path: `strategy/positioning` has three sections. */
export function stepsUnder(path: string): readonly Step[] {
  return steps.filter((step) => step.path.startsWith(`${path}/`) && !step.isHidden)
}

export function stepOf(path: string): Step | undefined {
  return steps.find((step) => step.path === path)
}

/** The first unanswered step in the order of the workbook; undefined when all that are needed are answered. */
export function firstOpenStep(answers: Answers, under?: string): Step | undefined {
  return (under ? stepsUnder(under) : steps).find(
    (step) => !step.isHidden && !step.isOptional && !step.isAnswered(answers),
  )
}

function step(path: string, question: Question, isAnswered: Step['isAnswered']): Step {
  return {
    path,
    section: path.slice(0, path.lastIndexOf('/')),
    question,
    draft: null,
    isHidden: false,
    isPlanning: false,
    isOptional: false,
    isAnswered,
  }
}

type Written = TextField | ValueField<string>

/** A step of text fields, all required, with its draft. */
function texts(path: string, ...parts: (Written | DraftName)[]): Step {
  const fields = parts.filter((part) => typeof part !== 'string')
  const draft = parts.find((part) => typeof part === 'string') ?? null
  return { ...step(path, { kind: 'texts', fields }, all(...fields)), draft }
}

function choices(path: string, ...pairs: [ValueField<string>, OptionList][]): Step {
  const fields = pairs.map(([field, options]) => ({ field, options }))
  return step(path, { kind: 'choices', fields }, all(...pairs.map(([field]) => field)))
}

function planning(step: Step): Step {
  return { ...step, isPlanning: true }
}

function optional(step: Step): Step {
  return { ...step, isOptional: true }
}

function hidden(step: Step): Step {
  return { ...step, isHidden: true }
}

function logo(part: LogoPart, field: ValueField<FileReference>): Step {
  return step(`visual/logo/${part}`, { kind: 'logoFile', field, part }, all(field))
}

function font(name: string, role: FontRole): Step {
  return step(`visual/typography/${name}`, { kind: 'font', role }, all(visual[role]))
}

/** A column of all competitors: answered when every named competitor has a value. */
function competitors(name: string, ...columns: CompetitorColumn[]): Step {
  const [needed = 'brandName'] = columns
  return step(`strategy/positioning/market/${name}`, { kind: 'competitors', columns }, (answers) => {
    const rows = itemsOf(answers, competitorList)
    return rows.length > 0 && rows.every((row) => isAnswer(row[needed]))
  })
}

/** A part of the personas' cards: answered when one persona has the needed properties. */
function personas(part: PersonaPart, ...needed: string[]): Step {
  return step(`strategy/positioning/persona/${part}`, { kind: 'personas', part }, (answers) =>
    itemsOf(answers, personaList).some((persona) => needed.every((property) => isAnswer(persona[property]))),
  )
}

/** Fields of the strategy are given by path, so that screens of the guide need not load their definitions. */
function all(...fields: (Field | StrategyPath)[]) {
  return (answers: Answers) => fields.every((field) => isAnswer(answers[pathOf(field)]))
}

function pathOf(field: Field | StrategyPath): string {
  return typeof field === 'string' ? field : field.path
}

function isSet(field: Field) {
  return (answers: Answers) => answers[field.path] === true
}

function hasValue(answers: Answers): boolean {
  return itemsOf(answers, core.values.path).some(({ keyword }) => isAnswer(keyword))
}

function isEveryValueDefined(answers: Answers): boolean {
  return (
    hasValue(answers) && itemsOf(answers, core.values.path).every(({ description }) => isAnswer(description))
  )
}

function hasFiveKeywords(answers: Answers): boolean {
  return itemsOf(answers, keywordList).length === keywordCount
}

function hasThreeLines(answers: Answers): boolean {
  return taglinePaths.filter((path) => isAnswer(answers[path])).length >= 3
}

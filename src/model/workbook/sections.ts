import type { SingleKind } from '../document-kinds/names.ts'
import { guide } from '../documents/guide.ts'
import type { GuideProgressName, ProgressName } from '../documents/progress-names.ts'
import type { StrategyPath } from '../documents/strategy-paths.ts'
import { type Answers, itemsOf } from '../fields/answers.ts'
import type { Field } from '../fields/field.ts'
import { isAnswer } from '../fields/value.ts'
import { keywordPercent, marketPercent, personaPercent, share, taglinePercent } from './strategy-progress.ts'

export type GroupName = 'core' | 'info' | 'visual' | 'strategy'

export interface Section {
  /** `core/purpose`: path below /work-book and key of its words. */
  readonly path: string
  readonly group: GroupName
  /** The document that holds its answers. */
  readonly document: SingleKind
  readonly progress: ProgressName
  /** Where its answers are shown: page and anchor of the guide. */
  readonly guide: { readonly page: string; readonly anchor: string }
  /** 0 to 100, rounded; 100 means finished. */
  percent(answers: Answers): number
}

const { core, info, visual } = guide

/** Which document holds the answers of a group of sections. */
const documentOfGroup: Readonly<Record<GroupName, SingleKind>> = {
  core: 'guide',
  info: 'guide',
  visual: 'guide',
  strategy: 'strategy',
}

const pages: Readonly<Record<string, { page: string; anchor: string }>> = {
  'info/brand-profile': { page: '/brand/guide/brand-profile', anchor: 'brand-info-brand-profile' },
  // The page shows this section as the map, whose anchor is older than the naming pattern.
  'strategy/positioning/position': { page: '/brand/strategy/positioning', anchor: 'brand-positioning-map' },
}

/** The nine sections of the guide, in the order of the approval table. */
export const guideSections: readonly (Section & { readonly progress: GuideProgressName })[] = [
  section('core/purpose', 'brandCorePurpose', ratio(core.target, core.discomfort, core.purposeManifesto)),
  section(
    'core/story',
    'brandCoreStory',
    ratio(core.background, core.what, core.how, core.achieve, core.brandName),
  ),
  section(
    'core/vision',
    'brandCoreVision',
    ratio(core.aspiration, core.futureActivityPeriod, core.ideal, core.businessScope, core.visionManifesto),
  ),
  section('core/value', 'brandCoreValue', valuePercent),
  section(
    'info/brand-profile',
    'profileBrand',
    ratio(info.name, info.industry, info.activityPeriod, info.memberCount, core.service),
  ),
  section(
    'info/company-profile',
    'profileCompany',
    ratio(info.businessName, info.representative, info.address),
  ),
  section(
    'visual/logo',
    'brandVisualLogo',
    ratio(visual['logoJson.primary'], visual.logoSymbol, visual['logoJson.blackWhite']),
  ),
  section(
    'visual/color',
    'brandVisualColor',
    ratio(
      visual.main,
      visual.secondary,
      visual.tertiary,
      visual.quaternary,
      visual.success,
      visual.info,
      visual.warning,
      visual.danger,
      visual.colorFinalised,
    ),
  ),
  section(
    'visual/typography',
    'brandVisualTypography',
    ratio(visual.korMain, visual.korSub, visual.engMain, visual.engSub, visual.typographyFinalised),
  ),
]

/** The six sections of the strategy. */
export const strategySections: readonly Section[] = [
  section('strategy/personality/keyword', 'brandPersonalityKeyword', keywordPercent),
  section('strategy/personality/tagline', 'brandPersonalityTagline', taglinePercent),
  section(
    'strategy/personality/voice',
    'brandPersonalityVoice',
    ratio(
      'personality.balancePersonality',
      'personality.balanceAttitude',
      'personality.balanceValue',
      'personality.balanceEmotion',
      'personality.individuality',
      'personality.voiceTone',
    ),
  ),
  section('strategy/positioning/market', 'brandPositioningMarket', marketPercent),
  section('strategy/positioning/persona', 'brandPositioningPersona', personaPercent),
  section(
    'strategy/positioning/position',
    'brandPositioningPosition',
    ratio(
      'positioning.axisXLow',
      'positioning.axisXHigh',
      'positioning.axisYLow',
      'positioning.axisYHigh',
      'positioning.axisX',
      'positioning.axisY',
      'positioning.target',
      'positioning.service',
      'positioning.benefit',
      'positioning.competitor',
      'positioning.positioningStrategy',
    ),
  ),
]

/** All sections of the workbooks: the guide's nine, then the strategy's six. */
export const sections: readonly Section[] = [...guideSections, ...strategySections]

/** The documents that hold answers of the workbooks. */
export const workbookDocuments: readonly SingleKind[] = [...new Set(sections.map(({ document }) => document))]

export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => section.path === path)
}

/** Progress of the nine sections of the guide in per cent, as stored by REST. */
export function computeProgress(answers: Answers): Record<GuideProgressName, number> {
  return Object.fromEntries(
    guideSections.map((section) => [section.progress, section.percent(answers)]),
  ) as Record<GuideProgressName, number>
}

function section<Name extends ProgressName>(
  path: string,
  progress: Name,
  percent: (answers: Answers) => number,
): Section & { readonly progress: Name } {
  const parts = path.split('/')
  const group = parts[0] as GroupName
  return { path, group, document: documentOfGroup[group], progress, guide: guideAddressOf(path), percent }
}

function guideAddressOf(path: string): { page: string; anchor: string } {
  const [group = '', section = '', part = ''] = path.split('/')
  if (pages[path]) return pages[path]
  if (group === 'strategy') return { page: `/brand/strategy/${section}`, anchor: `brand-${section}-${part}` }
  return { page: `/brand/guide/${group}`, anchor: `brand-${group}-${section}` }
}

/** Share of answered fields among the required ones. A flag counts as answered when it is set. */
function ratio(...fields: (Field | StrategyPath)[]) {
  const paths = fields.map((field) => (typeof field === 'string' ? field : field.path))
  return (answers: Answers) => {
    const answered = paths.filter((path) => isAnswer(answers[path]) && answers[path] !== false).length
    return share(answered, paths.length)
  }
}

/** A quarter each: problem, positive, one value with a keyword, a definition for every value. */
function valuePercent(answers: Answers): number {
  const values = itemsOf(answers, core.values.path).filter(({ keyword }) => isAnswer(keyword))
  const quarters = [
    isAnswer(answers[core.problem.path]),
    isAnswer(answers[core.positive.path]),
    values.length > 0,
    values.length > 0 && values.every(({ description }) => isAnswer(description)),
  ]
  return quarters.filter(Boolean).length * 25
}

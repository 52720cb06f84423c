import { guide } from '../documents/guide.ts'
import { type Answers, itemsOf } from '../fields/answers.ts'
import type { Field } from '../fields/define-document.ts'
import { isAnswer } from '../fields/value.ts'

/** The nine sections of the guide whose progress REST knows, in the order of the approval table. */
export type ProgressName =
  | 'brandCorePurpose'
  | 'brandCoreStory'
  | 'brandCoreVision'
  | 'brandCoreValue'
  | 'profileBrand'
  | 'profileCompany'
  | 'brandVisualLogo'
  | 'brandVisualColor'
  | 'brandVisualTypography'

export type GroupName = 'core' | 'info' | 'visual'

export interface Section {
  /** `core/purpose`: path below /work-book and key of its words. */
  readonly path: string
  readonly group: GroupName
  readonly progress: ProgressName
  /** Where its answers are read: page and anchor of the guide. */
  readonly guide: { readonly page: string; readonly anchor: string }
  /** 0 to 100, rounded; 100 means finished. */
  percent(answers: Answers): number
}

const { core, info, visual } = guide

export const sections: readonly Section[] = [
  section('core/purpose', 'brandCorePurpose', ratio(core.target, core.discomfort, core.purposeManifesto)),
  section(
    'core/story',
    'brandCoreStory',
    ratio(core.background, core.what, core.how, core.achieve, core.brandName),
  ),
  section(
    'core/vision',
    'brandCoreVision',
    ratio(
      core.companySize,
      core.futureActivityPeriod,
      core.futureMemberCount,
      core.futureCompanySize,
      core.aspiration,
      core.ideal,
      core.businessScope,
      core.visionManifesto,
    ),
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

export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => section.path === path)
}

export function computeProgress(answers: Answers): Record<ProgressName, number> {
  return Object.fromEntries(
    sections.map((section) => [section.progress, section.percent(answers)]),
  ) as Record<ProgressName, number>
}

function section(path: string, progress: ProgressName, percent: (answers: Answers) => number): Section {
  const [group, name] = path.split('/') as [GroupName, string]
  const page =
    group === 'core' ? '/brand/guide/core' : group === 'visual' ? '/brand/guide/visual' : '/brand/guide/info'
  return { path, group, progress, guide: { page, anchor: `brand-${group}-${name}` }, percent }
}

/** Answered required fields of all required fields. A flag counts when it is set. */
function ratio(...fields: Field[]) {
  return (answers: Answers) => {
    const answered = fields.filter(({ path }) => isAnswer(answers[path]) && answers[path] !== false).length
    return Math.round((answered / fields.length) * 100)
  }
}

/** A quarter each: problem, positive, one value with a keyword, a description on every value. */
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

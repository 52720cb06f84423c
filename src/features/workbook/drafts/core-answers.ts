import { voiceOf } from '#kits/words/voice-of.ts'
import type { CoreAnswers, CoreField } from '#model/composition/answers.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { stepOf } from '#model/workbook/steps.ts'

const { core, info } = guide

/** The guide's answers in the form that drafts are composed from. */
export function coreAnswersOf(answers: Answers): CoreAnswers {
  const read = ({ path }: { path: string }) => textOf(answers, path).trim() || null
  return {
    brandName: read(core.brandName),
    brand: read(info.name),
    background: read(core.background),
    what: read(core.what),
    how: read(core.how),
    achieve: read(core.achieve),
    target: read(core.target),
    discomfort: read(core.discomfort),
    service: read(core.service),
    companySize: read(core.companySize),
    futureActivityPeriod: read(core.futureActivityPeriod),
    futureMemberCount: read(core.futureMemberCount),
    futureCompanySize: read(core.futureCompanySize),
    aspiration: read(core.aspiration),
    businessScope: read(core.businessScope),
    ideal: read(core.ideal),
    problem: read(core.problem),
    positive: read(core.positive),
    activityPeriod: read(info.activityPeriod),
    memberCount: read(info.memberCount),
    industry: read(info.industry),
    voice: voiceOf(answers),
    values: itemsOf(answers, core.values.path).map(({ keyword, description }) => ({
      keyword: typeof keyword === 'string' ? keyword : '',
      description: typeof description === 'string' ? description : null,
    })),
  }
}

/**
 * The step that asks for this answer, and the key of its label in the step's words; null if there is none.
 */
export function stepOfCoreField(field: CoreField): { step: string; label: string } | null {
  const { step } = core[field]
  if (!step || !stepOf(step)) return null
  return { step, label: field === 'values' ? 'core.values.keyword' : core[field].path }
}

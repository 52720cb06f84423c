import type { writeText } from '#contract/ai.ts'
import type { InputOf } from '#contract/call.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { keywordPaths } from '#model/documents/strategy-paths.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { cutText } from '#model/text/cut-text.ts'

export type AiAnswers = InputOf<typeof writeText>['body']['answers']

const { core, info } = guide
const { personality } = strategy

/** Answers that are sent by their names in the call, with the letters that it takes of each. */
const texts = {
  background: [core.background, 2000],
  what: [core.what, 100],
  how: [core.how, 100],
  achieve: [core.achieve, 100],
  target: [core.target, 100],
  discomfort: [core.discomfort, 100],
  service: [core.service, 100],
  aspiration: [core.aspiration, 100],
  businessScope: [core.businessScope, 100],
  ideal: [core.ideal, 100],
  problem: [core.problem, 100],
  positive: [core.positive, 100],
  companySize: [core.companySize, 64],
  futureActivityPeriod: [core.futureActivityPeriod, 64],
  futureMemberCount: [core.futureMemberCount, 64],
  futureCompanySize: [core.futureCompanySize, 64],
  activityPeriod: [info.activityPeriod, 64],
  memberCount: [info.memberCount, 64],
  industry: [info.industry, 64],
  purpose: [core.purposeManifesto, 500],
  tone: [personality.voiceTone, 200],
  avoid: [personality.attention, 500],
} as const satisfies Readonly<Record<string, readonly [{ readonly path: string }, number]>>

const mostValues = 10

/** What the model may write from: answers of guide and strategy, without those that are blank. */
export function aiAnswersOf(answers: Answers): AiAnswers {
  const read = (path: string) => textOf(answers, path).trim()
  const given = Object.entries(texts).flatMap(([name, [{ path }, most]]) => {
    const text = cutText(read(path), most).trim()
    return text === '' ? [] : [[name, text] as const]
  })
  const brandName = cutText(read(core.brandName.path) || read(info.name.path), 40)
  const keywords = keywordPaths.map((path) => read(path)).filter((keyword) => keyword !== '')
  const values = itemsOf(answers, core.values.path)
    .map(({ keyword }) => (typeof keyword === 'string' ? keyword.trim() : ''))
    .filter((keyword) => keyword !== '' && keyword.length <= 40)
    .slice(0, mostValues)
  return {
    ...(brandName !== '' && { brandName }),
    ...Object.fromEntries(given),
    ...(keywords.length > 0 && { keywords }),
    ...(values.length > 0 && { values }),
  }
}

/** The field that an answer of the call is of, such as `answers.what` in an error; null for another name. */
export function pathOfAnswer(name: string): string | null {
  const own: Readonly<Record<string, { readonly path: string }>> = {
    brandName: core.brandName,
    values: core.values,
    ...Object.fromEntries(Object.entries(texts).map(([key, [field]]) => [key, field])),
  }
  return own[name.replace(/^answers\./, '')]?.path ?? null
}

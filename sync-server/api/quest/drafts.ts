import type { GivenOf } from '#contract/call.ts'
import type { draftQuestStory } from '#contract/quest.ts'
import type { Compose, CoreAnswers, CoreField } from '#model/composition/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { draftOf, draftOfValues } from '../documents/drafts.ts'
import { keywordItemsOf, serviceOf } from './check-answers.ts'

type Given = GivenOf<typeof draftQuestStory>['body']

interface Draft<Text> {
  readonly drafts: Text[]
  readonly needs: readonly CoreField[]
  readonly missing: readonly CoreField[]
}

/** Composes a draft from what is sent, by the same rules as for a brand. */
export function draftFrom(compose: Compose, given: Given, language: Language) {
  return answerOf(draftOf(compose, toCoreAnswers(given, language), language), given)
}

/** The same for the definitions of the keywords. */
export function draftValuesFrom(given: Given, language: Language) {
  const { keywords, ...draft } = draftOfValues(toCoreAnswers(given, language), language)
  return { keywords, ...answerOf(draft, given) }
}

function toCoreAnswers(given: Given, language: Language): CoreAnswers {
  const service = serviceOf(given.service)
  const keywords = keywordItemsOf(given.keywords, language)
  return {
    brandName: given.name ?? null,
    brand: null,
    background: given.background ?? null,
    what: service,
    how: given.how ?? null,
    achieve: given.achieve ?? null,
    target: given.target ?? given.customer ?? null,
    discomfort: given.discomfort ?? null,
    service,
    companySize: null,
    futureActivityPeriod: null,
    futureMemberCount: null,
    futureCompanySize: null,
    aspiration: given.aspiration ?? null,
    businessScope: given.businessScope ?? null,
    ideal: given.ideal ?? null,
    problem: given.problem ?? null,
    positive: given.positive ?? null,
    activityPeriod: null,
    memberCount: null,
    industry: null,
    values: keywords.map(({ keyword }) => ({ keyword: keyword ?? '', description: null })),
  }
}

/** The property of the body that answers a question of the workbook; null where it takes no such answer. */
const propertyOf: Readonly<Partial<Record<CoreField, string | null>>> = {
  brandName: 'name',
  what: 'service',
  values: 'keywords',
  companySize: null,
  futureActivityPeriod: null,
  futureMemberCount: null,
  futureCompanySize: null,
}

function answerOf<Text>({ drafts, needs, missing }: Draft<Text>, { count }: Given) {
  return { drafts: drafts.slice(0, count), needs: propertiesOf(needs), missing: propertiesOf(missing) }
}

function propertiesOf(fields: readonly CoreField[]): string[] {
  const names = fields.flatMap((field) =>
    propertyOf[field] === undefined ? field : (propertyOf[field] ?? []),
  )
  return [...new Set(names)]
}

import type { Kysely } from 'kysely'
import type { Compose, CoreAnswers } from '#model/composition/answers.ts'
import { suggestKeywords } from '#model/composition/keywords.ts'
import { composeValues } from '#model/composition/values.ts'
import { writtenLanguages } from '#model/composition/written-languages.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { listValues, readBrandFacts, readCoreRow } from './queries.ts'
import { toCoreAnswer } from './rows.ts'

/** Composes a draft from REST's answers, in the caller's language, by the same rules as the device. */
export async function draftWith(compose: Compose, { db, idBrand, language }: CallContext) {
  const draft = compose(await readAnswers(db, idBrand), language, optionWords(language))
  return draft.ok
    ? { drafts: draft.variants, needs: [], missing: draft.missing }
    : { drafts: [], needs: fieldsOnce(draft.needs), missing: [] }
}

/**
 * Suggests keywords for core values, and composes definitions of the chosen ones, in the caller's language.
 */
export async function draftOfValues({ db, idBrand, language }: CallContext) {
  const words = optionWords(language)
  const answers = await readAnswers(db, idBrand)
  const cues = Object.fromEntries(
    writtenLanguages(answers, language).map((written) => [written, optionWords(written).coreValueCues]),
  )
  const keywords = suggestKeywords(answers, cues).map(({ key }) => ({
    key,
    keyword: words.coreValueKeyword[key] ?? key,
  }))
  const draft = composeValues(answers, language, words)
  if (!draft.ok) return { keywords, drafts: [], needs: fieldsOnce(draft.needs), missing: [] }
  const drafts = draft.variants.map((descriptions) =>
    answers.values.map(({ keyword }, at) => ({ keyword, description: descriptions[at] ?? '' })),
  )
  return { keywords, drafts, needs: [], missing: draft.missing }
}

async function readAnswers(db: Kysely<DB>, idBrand: number): Promise<CoreAnswers> {
  const brand = await readBrandFacts(db, idBrand)
  const values = await listValues(db, idBrand)
  return {
    ...toCoreAnswer(await readCoreRow(db, idBrand)),
    brand: brand.name,
    activityPeriod: brand.activity_period,
    memberCount: brand.member_count,
    industry: brand.industry,
    values: values.flatMap(({ keyword, description }) => (keyword?.trim() ? [{ keyword, description }] : [])),
  }
}

function fieldsOnce(groups: readonly (readonly string[])[]): string[] {
  return [...new Set(groups.flat())]
}

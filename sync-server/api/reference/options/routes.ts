import {
  listActivityPeriods,
  listAges,
  listCharacters,
  listCountries,
  listFamilyRoles,
  listGenders,
  listIndustries,
  listKeywords,
  listLanguages,
  listMemberCounts,
  listPersonaCountries,
  listPlans,
} from '#contract/reference.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { languages } from '#model/language/languages.ts'
import { idOfKeyword } from '#model/options/keywords.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { readLocale } from '#server/http/locales.ts'
import { mayMakeMoreBrands } from '#server/http/plan-access.ts'
import { mostChosen } from './most-chosen.ts'
import { readPaying } from './paying.ts'
import {
  listCountryRows,
  listIndustryRows,
  listLanguageRows,
  listOptionRows,
  listPlanRows,
} from './queries.ts'
import { optionWords } from './words.ts'

export const optionRoutes: readonly Implementation[] = [
  implement(listIndustries, async ({ db, language }, { query }) => {
    const words = optionWords(language).industry
    const rows = await listIndustryRows(db)
    const groups = rows.filter(({ parent_id }) => parent_id === null)
    const industries = groups.map(({ id, key, id_category }) => ({
      key,
      value: words[key] ?? key,
      idCategory: id_category ?? 0,
      children: rows
        .filter(({ parent_id }) => parent_id === id)
        .map((child) => ({ key: child.key, value: words[child.key] ?? child.key })),
    }))
    const wanted = query.idCategory
    return listing(
      'industries',
      industries.filter(({ idCategory }) => wanted === undefined || idCategory === wanted),
    )
  }),

  implement(listActivityPeriods, (context) => optionsOf(context, 'activityPeriod')),
  implement(listMemberCounts, (context) => optionsOf(context, 'memberCount')),
  implement(listGenders, (context) => optionsOf(context, 'gender')),
  implement(listFamilyRoles, (context) => optionsOf(context, 'familyRole')),
  implement(listCharacters, (context) => optionsOf(context, 'character')),
  implement(listAges, (context) => optionsOf(context, 'age')),
  implement(listPersonaCountries, async (context) =>
    listing(
      'options',
      (await countriesOf(context)).map(({ code, name }) => ({ key: code, value: name })),
    ),
  ),

  implement(listKeywords, async ({ db, language }, { query }) => {
    const words = optionWords(language).keyword ?? {}
    const rows = await listOptionRows(db, 'keyword')
    const keywords = rows
      .map(({ key }) => ({ idBrandKeyword: idOfKeyword(key) ?? 0, key, keyword: words[key] ?? key }))
      .filter(({ keyword }) => matchesSearch(keyword, query.query ?? ''))
    return listing('keywords', keywords)
  }),

  implement(listPlans, async ({ db, language, services }) => {
    const words = optionWords(language).plan
    const rows = await listPlanRows(db)
    const chosen = mostChosen(await readPaying({ db, services }))
    const plans = rows.map((row) => ({
      idPlan: row.id,
      title: words[row.key] ?? row.title,
      level: row.level,
      price: row.price,
      priceOfYear: row.price_of_year,
      credit: row.credit,
      currency: row.currency,
      storageBytes: row.storage_bytes,
      seats: row.seats,
      historyDays: row.history_days,
      manyBrands: mayMakeMoreBrands(row.level, services),
      mostChosen: row.key === chosen,
    }))
    return listing('plans', plans)
  }),

  implement(listLanguages, async ({ db }) => {
    const rows = await listLanguageRows(db)
    return listing(
      'languages',
      rows.map(({ tag, title }) => ({ value: tag, language: title })),
    )
  }),

  implement(listCountries, async (context) => listing('countries', await countriesOf(context))),
]

type OptionKind = 'activityPeriod' | 'memberCount' | 'gender' | 'familyRole' | 'character' | 'age'

async function optionsOf({ db, language }: CallContext, kind: OptionKind) {
  const words = optionWords(language)[kind]
  const rows = await listOptionRows(db, kind)
  return listing(
    'options',
    rows.map(({ key }) => ({ key, value: words?.[key] ?? key })),
  )
}

/** Korea first, the others sorted in the caller's language. */
async function countriesOf({ db, language }: CallContext) {
  const names = readLocale<Record<string, string>>(language, 'countries')
  const [home, ...others] = (await listCountryRows(db)).map(({ code }) => ({
    code,
    name: names[code] ?? code,
  }))
  const { compare } = new Intl.Collator(languages.find(({ key }) => key === language)?.tag)
  const sorted = others.sort((a, b) => compare(a.name, b.name))
  return home ? [home, ...sorted] : sorted
}

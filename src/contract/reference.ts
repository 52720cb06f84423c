import { call } from './call.ts'
import type * as shapes from './shapes/reference.ts'

export const listIndustries = call<typeof shapes.listIndustries>({
  name: 'brandMeta.industries',
  method: 'GET',
  path: '/api/v1/brand-meta/industry',
  summary: 'Industries with their branches; with `idCategory`, those of one category',
  access: 'public',
})

const options = <Name extends string>(name: Name, summary: string) => ({
  name: `brandMeta.${name}`,
  method: 'GET' as const,
  path: `/api/v1/brand-meta/${name}`,
  summary,
  access: 'public' as const,
})

export const listActivityPeriods = call<typeof shapes.listActivityPeriods>(
  options('activityPeriodType', 'How long a brand has been active'),
)

export const listMemberCounts = call<typeof shapes.listMemberCounts>(
  options('memberCountType', 'How many people work for a brand'),
)

export const listGenders = call<typeof shapes.listGenders>(options('genderType', 'Genders of a persona'))

export const listFamilyRoles = call<typeof shapes.listFamilyRoles>(
  options('familyRole', 'Family roles of a persona'),
)

export const listPersonaCountries = call<typeof shapes.listPersonaCountries>(
  options('countryCode', 'Countries of a persona by ISO 3166 code'),
)

export const listCharacters = call<typeof shapes.listCharacters>(
  options('character', 'Characters of a persona'),
)

export const listAges = call<typeof shapes.listAges>({
  ...options('ageType', 'Ages of a persona'),
  extension: true,
})

export const listKeywords = call<typeof shapes.listKeywords>({
  name: 'brandMeta.keyword',
  method: 'GET',
  path: '/api/v1/brand-meta/keyword',
  summary: 'Personality keywords, by a part of the word or its initial consonants',
  access: 'public',
})

export const listPlans = call<typeof shapes.listPlans>({
  name: 'brandMeta.plan',
  method: 'GET',
  path: '/api/v1/brand-meta/plan',
  summary: 'The plans with their prices',
  access: 'public',
})

export const listLanguages = call<typeof shapes.listLanguages>({
  name: 'setting.languages',
  method: 'GET',
  path: '/api/v1/setting/language',
  summary: 'The languages of the interface',
  access: 'public',
})

export const listCountries = call<typeof shapes.listCountries>({
  name: 'setting.countries',
  method: 'GET',
  path: '/api/v1/countries',
  summary: "Countries by ISO 3166 code, named in the caller's language",
  access: 'public',
})

export const readProviders = call<typeof shapes.readProviders>({
  name: 'setting.providers',
  method: 'GET',
  path: '/api/v1/setting/providers',
  summary: 'Which outside services are connected here, and where to write to the operator; no secrets',
  access: 'public',
  extension: true,
  answerHash: 'a814fde4',
})

export const listPolicyTypes = call<typeof shapes.listPolicyTypes>({
  name: 'documents.types',
  method: 'GET',
  path: '/api/v1/documents/types',
  summary: 'The types of policies',
  access: 'public',
})

export const readPolicy = call<typeof shapes.readPolicy>({
  name: 'documents.latest',
  method: 'GET',
  path: '/api/v1/documents/{type}/latest',
  summary: 'The policy in force, as Markdown',
  access: 'public',
  errors: ['POLICY_NOT_READY'],
})

export const listPolicies = call<typeof shapes.listPolicies>({
  name: 'documents.list',
  method: 'GET',
  path: '/api/v1/documents/{type}/list',
  summary: 'Every version of a policy, newest first',
  access: 'public',
})

export const listFaqCategories = call<typeof shapes.listFaqCategories>({
  name: 'faq.categories',
  method: 'GET',
  path: '/api/v1/board/faq/categories',
  summary: 'Categories of frequent questions',
  access: 'public',
  answerHash: '11de4250',
})

export const listFaqTypes = call<typeof shapes.listFaqTypes>({
  name: 'faq.types',
  method: 'GET',
  path: '/api/v1/board/faq/type',
  summary: 'Types of frequent questions, as keys',
  access: 'public',
})

export const pageFaqs = call<typeof shapes.pageFaqs>({
  name: 'faq.page',
  method: 'GET',
  path: '/api/v1/board/faq/page',
  summary: "Frequent questions with their answers in the caller's language, of one category or type",
  access: 'public',
  answerHash: '6e2519e6',
})

import * as z from 'zod'
import { call } from './call.ts'
import { listOf, option } from './shapes.ts'

const industry = z.object({
  key: z.string(),
  value: z.string(),
  idCategory: z.number(),
  children: z.array(option),
})

export const listIndustries = call({
  name: 'brandMeta.industries',
  method: 'GET',
  path: '/api/v1/brand-meta/industry',
  summary: 'Industries with their branches; one category by idCategory',
  access: 'public',
  query: z.object({ idCategory: z.coerce.number().int().optional() }),
  answer: listOf('industries', industry),
})

const options = <Name extends string>(name: Name, summary: string) =>
  call({
    name: `brandMeta.${name}`,
    method: 'GET',
    path: `/api/v1/brand-meta/${name}`,
    summary,
    access: 'public',
    answer: listOf('options', option),
  })

export const listActivityPeriods = options('activityPeriodType', 'How long a brand has been active')
export const listMemberCounts = options('memberCountType', 'How many people work for a brand')

export const listGenders = options('genderType', 'Genders of a persona')
export const listFamilyRoles = options('familyRole', 'What a persona is at home')
export const listPersonaCountries = options('countryCode', 'Countries of a persona by ISO 3166 code')
export const listCharacters = options('character', 'Characters of a persona')
export const listAges = call({ ...options('ageType', 'Ages of a persona'), extension: true })

export const listKeywords = call({
  name: 'brandMeta.keyword',
  method: 'GET',
  path: '/api/v1/brand-meta/keyword',
  summary: 'Personality keywords, by a part of the word or its initial consonants',
  access: 'public',
  query: z.object({ query: z.string().max(40).optional() }),
  answer: listOf('keywords', z.object({ idBrandKeyword: z.number(), key: z.string(), keyword: z.string() })),
})

export const plan = z
  .object({
    idPlan: z.number(),
    title: z.string(),
    level: z.number(),
    price: z.number(),
    priceOfYear: z.number(),
    credit: z.number(),
    currency: z.enum(['KRW', 'USD']),
    storageBytes: z.number(),
  })
  .meta({ id: 'Plan' })

export const listPlans = call({
  name: 'brandMeta.plan',
  method: 'GET',
  path: '/api/v1/brand-meta/plan',
  summary: 'The plans with their prices',
  access: 'public',
  answer: listOf('plans', plan),
})

export const listLanguages = call({
  name: 'setting.languages',
  method: 'GET',
  path: '/api/v1/setting/language',
  summary: 'The languages of the interface',
  access: 'public',
  answer: listOf('languages', z.object({ value: z.string(), language: z.string() })),
})

export const listCountries = call({
  name: 'setting.countries',
  method: 'GET',
  path: '/api/v1/countries',
  summary: "Countries by ISO 3166 code, named in the caller's language",
  access: 'public',
  answer: listOf('countries', z.object({ code: z.string(), name: z.string() })),
})

const isOn = z.boolean()
const publicKey = z.string().nullable()

export const readProviders = call({
  name: 'setting.providers',
  method: 'GET',
  path: '/api/v1/setting/providers',
  summary: 'Which outside services are connected here; no secrets',
  access: 'public',
  answer: z.object({
    login: z.object({ google: isOn, kakao: isOn, naver: isOn, facebook: isOn }),
    ai: z.object({ text: isOn, image: isOn, logo: isOn }),
    translate: isOn,
    photos: isOn,
    documents: isOn,
    sns: z.object({ facebook: isOn, instagram: isOn }),
    captchaSiteKey: publicKey,
    chatKey: publicKey,
    kakaoJsKey: publicKey,
  }),
  extension: true,
})

const policyType = z.enum(['TERM', 'PRIVACY', 'MARKETING'])
const policyFacts = { type: policyType, version: z.number(), effectiveDate: z.string(), language: z.string() }

export const listPolicyTypes = call({
  name: 'documents.types',
  method: 'GET',
  path: '/api/v1/documents/types',
  summary: 'The kinds of terms',
  access: 'public',
  answer: listOf('types', policyType),
})

export const readPolicy = call({
  name: 'documents.latest',
  method: 'GET',
  path: '/api/v1/documents/{type}/latest',
  summary: 'Terms in force, as Markdown',
  access: 'public',
  params: z.object({ type: policyType }),
  answer: z.object({ ...policyFacts, body: z.string() }),
})

export const listPolicies = call({
  name: 'documents.list',
  method: 'GET',
  path: '/api/v1/documents/{type}/list',
  summary: 'Every version of the terms, newest first',
  access: 'public',
  params: z.object({ type: policyType }),
  answer: listOf('documents', z.object(policyFacts)),
})

import * as z from 'zod'
import { call } from './call.ts'
import { id, key, listOf, nothing, textUpTo } from './shapes.ts'

const short = textUpTo(100)
const long = textUpTo(2000)

export const brandCore = z
  .object({
    background: long,
    what: short,
    how: short,
    target: short,
    discomfort: short,
    brandName: textUpTo(40),
    service: short,
    achieve: short,
    purposeManifesto: long,
    companySize: key,
    futureActivityPeriod: key,
    futureMemberCount: key,
    futureCompanySize: key,
    ideal: short,
    businessScope: short,
    aspiration: short,
    visionManifesto: long,
    problem: short,
    positive: short,
    memo: long,
  })
  .meta({ id: 'BrandCore' })

export const coreValue = z
  .object({
    idBrandCoreValue: z.number(),
    keyword: z.string().nullable(),
    description: z.string().nullable(),
    orderAscending: z.number(),
  })
  .meta({ id: 'CoreValue' })

const coreValueChange = z.object({
  keyword: textUpTo(40).optional(),
  description: long.optional(),
  orderAscending: z.number().int().min(0).max(10_000).optional(),
})

export const readCore = call({
  name: 'brandCore.read',
  method: 'GET',
  path: '/api/v1/brand/core',
  summary: 'Purpose, story, vision and values in words',
  access: 'BRAND_ROLE_MEMBER',
  answer: brandCore,
})

export const changeCore = call({
  name: 'brandCore.change',
  method: 'PATCH',
  path: '/api/v1/brand/core',
  summary: 'Changes some of the core',
  access: 'BRAND_ROLE_MEMBER',
  body: brandCore.partial(),
  answer: brandCore,
})

export const listCoreValues = call({
  name: 'coreValues.list',
  method: 'GET',
  path: '/api/v1/brand/core/value',
  summary: 'The core values in their order',
  access: 'BRAND_ROLE_MEMBER',
  answer: listOf('coreValues', coreValue),
})

export const createCoreValue = call({
  name: 'coreValues.create',
  method: 'POST',
  path: '/api/v1/brand/core/value',
  summary: 'Adds a core value; ten at most',
  access: 'BRAND_ROLE_MEMBER',
  body: coreValueChange,
  answer: coreValue,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
})

export const changeCoreValue = call({
  name: 'coreValues.change',
  method: 'PATCH',
  path: '/api/v1/brand/core/value/{id}',
  summary: 'Changes a core value',
  access: 'BRAND_ROLE_MEMBER',
  params: z.object({ id }),
  body: coreValueChange,
  answer: coreValue,
})

export const deleteCoreValue = call({
  name: 'coreValues.delete',
  method: 'DELETE',
  path: '/api/v1/brand/core/value/{id}',
  summary: 'Deletes a core value',
  access: 'BRAND_ROLE_MEMBER',
  params: z.object({ id }),
  answer: nothing,
})

export const searchCoreKeywords = call({
  name: 'coreValues.searchKeywords',
  method: 'GET',
  path: '/api/v1/brand/core/value/keyword',
  summary: 'Words for core values, by a part of the word or its initial consonants',
  access: 'BRAND_ROLE_MEMBER',
  query: z.object({ keyword: z.string().max(40).optional() }),
  answer: listOf('keywords', z.object({ key: z.string(), keyword: z.string() })),
})

/** `needs` says what to answer first where there is no draft yet; `missing` what would make it clearer. */
const drafts = z.object({
  drafts: z.array(z.string()),
  needs: z.array(z.string()),
  missing: z.array(z.string()),
})

const draft = <Name extends string>(name: Name, summary: string) => ({
  name: `brandCore.draft.${name}`,
  method: 'GET' as const,
  path: `/api/v1/brand/core/gpt/${name}`,
  summary,
  access: 'BRAND_ROLE_MEMBER' as const,
})

export const draftStory = call({ ...draft('story', 'Drafts of the story from the answers'), answer: drafts })
export const draftPurpose = call({ ...draft('purpose', 'Drafts of the purpose statement'), answer: drafts })
export const draftVision = call({ ...draft('vision', 'Drafts of the vision statement'), answer: drafts })
export const draftValues = call({
  ...draft('value', 'Suggested core values, and drafts of what the chosen ones mean'),
  answer: z.object({
    keywords: z.array(z.object({ key: z.string(), keyword: z.string() })),
    drafts: z.array(z.array(z.object({ keyword: z.string(), description: z.string() }))),
    needs: z.array(z.string()),
    missing: z.array(z.string()),
  }),
})

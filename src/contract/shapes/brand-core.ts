import * as z from 'zod'
import { id, key, listOf, nothing, textUpTo } from './basic.ts'

const short = textUpTo(100)

const long = textUpTo(2000)

const brandCore = z
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

const coreValue = z
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

export const readCore = { answer: brandCore }

export const changeCore = { body: brandCore.partial(), answer: brandCore }

export const listCoreValues = { answer: listOf('coreValues', coreValue) }

export const createCoreValue = { body: coreValueChange, answer: coreValue }

export const changeCoreValue = { params: z.object({ id }), body: coreValueChange, answer: coreValue }

export const deleteCoreValue = { params: z.object({ id }), answer: nothing }

export const searchCoreKeywords = {
  query: z.object({ keyword: z.string().max(40).optional() }),
  answer: listOf('keywords', z.object({ key: z.string(), keyword: z.string() })),
}

/** `needs`: answers without which there is no draft; `missing`: answers that would improve it. */
const drafts = z.object({
  drafts: z.array(z.string()),
  needs: z.array(z.string()),
  missing: z.array(z.string()),
})

export const draftStory = { answer: drafts }

export const draftPurpose = { answer: drafts }

export const draftVision = { answer: drafts }

export const draftValues = {
  answer: z.object({
    keywords: z.array(z.object({ key: z.string(), keyword: z.string() })),
    drafts: z.array(z.array(z.object({ keyword: z.string(), description: z.string() }))),
    needs: z.array(z.string()),
    missing: z.array(z.string()),
  }),
}

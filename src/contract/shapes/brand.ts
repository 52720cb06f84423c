import * as z from 'zod'
import { planKeys } from '#model/access/plans.ts'
import { id, key, listOf, nothing, textUpTo } from './basic.ts'

/** Per cent, 0 to 100, by progress name. */
const progress = z.object({
  brandCorePurpose: z.number(),
  brandCoreStory: z.number(),
  brandCoreVision: z.number(),
  brandCoreValue: z.number(),
  profileBrand: z.number(),
  profileCompany: z.number(),
  brandVisualLogo: z.number(),
  brandVisualColor: z.number(),
  brandVisualTypography: z.number(),
})

/** The plan in force; it decides what the brand may do. */
const plan = z.enum(planKeys)

/** What it has subscribed to; `GET /api/v2/subscribe/subscription` tells more. */
const subscription = z.object({
  status: z.enum(['SUBSCRIBE', 'EXPIRED']),
  /** The plan that was bought; of EXPIRED the one that has ended. */
  plan: z.object({ idPlan: z.number(), title: z.string(), level: z.number() }),
  /** No credits are sold by the month. */
  creditPlan: z.null(),
  payMethod: z.object({ id: z.number() }).nullable(),
  currency: z.enum(['KRW', 'USD']),
  periodType: z.enum(['MONTHLY', 'YEARLY']).nullable(),
  /** The day of the next payment, as its first instant in Seoul. */
  periodEndDate: z.string().nullable(),
})

const brand = z
  .object({
    idBrand: z.number(),
    id: z.number(),
    name: z.string(),
    subName: z.string().nullable(),
    industry: z.string().nullable(),
    activityPeriod: z.string().nullable(),
    memberCount: z.string().nullable(),
    email: z.string().nullable(),
    businessName: z.string().nullable(),
    representative: z.string().nullable(),
    businessNumber: z.string().nullable(),
    address: z.string().nullable(),
    website: z.string().nullable(),
    credit: z.number(),
    plan,
    subscription,
    tutorial: z.boolean(),
    /** Whether texts of the brand may be sent to the language model. */
    aiText: z.boolean(),
    progress,
  })
  .meta({ id: 'Brand' })

const listedBrand = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().nullable(),
  brandRole: z.string(),
  plan,
  /** Test mode: strategy and team are open to accounts of the company and its guests only. */
  restricted: z.boolean(),
})

const profile = z.object({
  name: z.string().max(40),
  subName: textUpTo(40),
  industry: key,
  activityPeriod: key,
  memberCount: key,
  email: textUpTo(254),
})

export const createBrand = {
  body: profile.partial({
    subName: true,
    industry: true,
    activityPeriod: true,
    memberCount: true,
    email: true,
  }),
  answer: brand,
}

export const listBrands = {
  query: z.object({ idBrandRole: z.coerce.number().int().optional() }),
  answer: listOf('brands', listedBrand),
}

export const readRole = {
  query: z.object({ idBrand: id.optional() }),
  answer: z.object({ id: z.number(), brandRole: z.string(), brands: z.array(listedBrand) }),
}

export const readBrand = { answer: brand }

export const changeBrand = { body: profile.partial(), answer: brand }

export const changeCompany = {
  body: z
    .object({
      businessName: textUpTo(40),
      representative: textUpTo(40),
      businessNumber: textUpTo(12),
      address: textUpTo(100),
      website: textUpTo(200),
    })
    .partial(),
  answer: brand,
}

export const readProgress = { answer: progress }

export const changeSetting = {
  body: z.object({ tutorial: z.boolean() }),
  answer: z.object({ tutorial: z.boolean() }),
}

export const deleteBrand = { query: z.object({ idBrand: id.optional() }), answer: nothing }

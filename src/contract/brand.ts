import * as z from 'zod'
import { planKeys } from '#model/access/plans.ts'
import { call } from './call.ts'
import { id, key, listOf, nothing, textUpTo } from './shapes.ts'

/** Per cent by progress name. */
export const progress = z.object({
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

/** The plan in force, by its key: what the brand may do. */
const plan = z.enum(planKeys)

export const brand = z
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
    tutorial: z.boolean(),
    progress,
  })
  .meta({ id: 'Brand' })

const listedBrand = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().nullable(),
  brandRole: z.string(),
  plan,
  /** A test keeps its strategy and team to the company's own and its guests. */
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

export const createBrand = call({
  name: 'brand.create',
  method: 'POST',
  path: '/api/v1/brand',
  summary: 'Creates a brand; the caller becomes its owner',
  access: 'token',
  body: profile.partial({
    subName: true,
    industry: true,
    activityPeriod: true,
    memberCount: true,
    email: true,
  }),
  answer: brand,
  errors: ['NAME_REQUIRED', 'LIMIT_EXCEEDED'],
  idempotent: true,
})

export const listBrands = call({
  name: 'brand.list',
  method: 'GET',
  path: '/api/v1/brand/list',
  summary: "The caller's brands with the caller's role in each",
  access: 'token',
  query: z.object({ idBrandRole: z.coerce.number().int().optional() }),
  answer: listOf('brands', listedBrand),
})

export const readRole = call({
  name: 'brand.readRole',
  method: 'GET',
  path: '/api/v1/brand/role',
  summary: "The caller's role in a brand, and the other brands to switch to",
  access: 'token',
  query: z.object({ idBrand: id.optional() }),
  answer: z.object({ id: z.number(), brandRole: z.string(), brands: z.array(listedBrand) }),
})

export const readBrand = call({
  name: 'brand.read',
  method: 'GET',
  path: '/api/v1/brand',
  summary: 'The brand with its company data and progress',
  access: 'BRAND_ROLE_MEMBER',
  answer: brand,
})

export const changeBrand = call({
  name: 'brand.change',
  method: 'PATCH',
  path: '/api/v1/brand',
  summary: 'Changes the brand profile',
  access: 'BRAND_ROLE_MEMBER',
  body: profile.partial(),
  answer: brand,
  errors: ['NAME_REQUIRED', 'INVALID_EMAIL'],
})

export const changeCompany = call({
  name: 'brand.changeCompany',
  method: 'PATCH',
  path: '/api/v1/brand/company',
  summary: 'Changes the company data',
  access: 'BRAND_ROLE_ADMIN',
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
  errors: ['INVALID_BUSINESS_NUMBER', 'INVALID_URL'],
})

export const readProgress = call({
  name: 'brand.readProgress',
  method: 'GET',
  path: '/api/v1/brand/progress',
  summary: 'Per cent of each section',
  access: 'BRAND_ROLE_MEMBER',
  answer: progress,
})

export const changeSetting = call({
  name: 'brand.changeSetting',
  method: 'PATCH',
  path: '/api/v1/brand/setting',
  summary: 'Switches the tutorial on or off',
  access: 'BRAND_ROLE_MEMBER',
  body: z.object({ tutorial: z.boolean() }),
  answer: z.object({ tutorial: z.boolean() }),
  queueing: 'replay',
  idempotent: true,
})

export const deleteBrand = call({
  name: 'brand.delete',
  method: 'DELETE',
  path: '/api/v1/brand',
  summary: 'Deletes the brand for everybody',
  access: 'BRAND_ROLE_OWNER',
  query: z.object({ idBrand: id.optional() }),
  answer: nothing,
})

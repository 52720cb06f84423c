import * as z from 'zod'
import { approval } from './approval.ts'
import { call } from './call.ts'
import { photoCredit } from './file.ts'
import { id, listOf, nothing } from './shapes.ts'

/** What a link shows: the whole guide, or one of its two books. */
export const shareParts = ['ALL', 'CORE', 'VISUAL'] as const

export const share = z
  .object({
    idShare: z.number(),
    /** In the address `/share/{key}`, `/share/core/{key}` or `/share/visual/{key}`. */
    key: z.string(),
    url: z.string(),
    part: z.enum(shareParts),
    /** Only sections that the team has approved are shown. */
    approvedOnly: z.boolean(),
    createdBy: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Share' })

export const listShares = call({
  name: 'share.list',
  method: 'GET',
  path: '/api/v1/brand/share',
  summary: 'The links to the guide that are open, newest first',
  access: 'BRAND_ROLE_MEMBER',
  answer: listOf('shares', share),
  extension: true,
})

export const createShare = call({
  name: 'share.create',
  method: 'POST',
  path: '/api/v1/brand/share',
  summary: 'Opens a link by which anybody reads the guide, twenty at most',
  access: 'BRAND_ROLE_DESIGNER',
  body: z.object({ part: z.enum(shareParts), approvedOnly: z.boolean().optional() }),
  answer: share,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
  extension: true,
})

export const revokeShare = call({
  name: 'share.revoke',
  method: 'DELETE',
  path: '/api/v1/brand/share/{idShare}',
  summary: 'Closes a link for ever',
  access: 'BRAND_ROLE_DESIGNER',
  params: z.object({ idShare: id }),
  answer: nothing,
  extension: true,
})

/** A key that never was and one that was revoked are answered alike: NOT_FOUND. */
const query = z.object({ key: z.string().min(1).max(64) })

const sharedBrand = z.object({
  name: z.string(),
  subName: z.string().nullable(),
  industry: z.string().nullable(),
  website: z.string().nullable(),
})

const text = z.string().nullable()
const sharedApproval = approval.pick({ state: true, at: true }).nullable()

/** The words of a brand; a section that is not shown is null. */
export const sharedCore = z
  .object({
    purpose: z.object({ target: text, discomfort: text, purposeManifesto: text }).nullable(),
    story: z.object({ background: text, what: text, how: text, achieve: text, service: text }).nullable(),
    vision: z
      .object({ ideal: text, businessScope: text, aspiration: text, visionManifesto: text })
      .nullable(),
    values: z.array(z.object({ keyword: text, description: text })).nullable(),
    approval: z.object({
      purpose: sharedApproval,
      story: sharedApproval,
      vision: sharedApproval,
      value: sharedApproval,
    }),
  })
  .meta({ id: 'SharedCore' })

const picture = z
  .object({
    url: z.string(),
    /** Media type; null where it is gone for good. */
    type: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    /** false: deleted since somebody put it into the guide; its address answers 404. */
    isThere: z.boolean(),
  })
  .nullable()
const font = z
  .object({ family: z.string(), name: z.string(), cssPath: z.string(), weightValue: z.number() })
  .nullable()

/** How a brand looks; a section that is not shown is null. */
export const sharedVisual = z
  .object({
    logo: z
      .object({ primary: picture, secondary: picture, blackWhite: picture, vector: picture, symbol: picture })
      .nullable(),
    colors: z
      .object({
        main: text,
        secondary: text,
        tertiary: text,
        quaternary: text,
        success: text,
        info: text,
        warning: text,
        danger: text,
      })
      .nullable(),
    typography: z.object({ korMain: font, korSub: font, engMain: font, engSub: font }).nullable(),
    photography: z.array(
      z.object({
        url: z.string(),
        isThere: z.boolean(),
        description: text,
        credit: photoCredit.nullable(),
      }),
    ),
    approval: z.object({ logo: sharedApproval, color: sharedApproval, typography: sharedApproval }),
  })
  .meta({ id: 'SharedVisual' })

export const readShare = call({
  name: 'brandShare.read',
  method: 'GET',
  path: '/api/v1/brand-share',
  summary: 'Whose guide a link shows, and which part of it',
  access: 'public',
  query,
  answer: z.object({ part: z.enum(shareParts), brand: sharedBrand, updatedAt: z.string() }),
  errors: ['NOT_FOUND'],
})

export const renderShare = call({
  name: 'brandShare.render',
  method: 'GET',
  path: '/api/v1/brand-share/render',
  summary: 'Everything that the page of a link shows',
  access: 'public',
  query,
  answer: z.object({
    part: z.enum(shareParts),
    brand: sharedBrand,
    updatedAt: z.string(),
    core: sharedCore.nullable(),
    visual: sharedVisual.nullable(),
  }),
  errors: ['NOT_FOUND'],
})

export const readSharedCore = call({
  name: 'brandShare.core',
  method: 'GET',
  path: '/api/v1/brand-share/core',
  summary: 'The words of a shared brand',
  access: 'public',
  query,
  answer: sharedCore,
  errors: ['NOT_FOUND'],
})

export const readSharedVisual = call({
  name: 'brandShare.visual',
  method: 'GET',
  path: '/api/v1/brand-share/visual',
  summary: 'The looks of a shared brand',
  access: 'public',
  query,
  answer: sharedVisual,
  errors: ['NOT_FOUND'],
})

export const readSharedFile = call({
  name: 'brandShare.file',
  method: 'GET',
  path: '/api/v1/brand-share/file/{idFile}',
  summary: 'A picture that a shared guide shows, without what a camera wrote about it',
  access: 'public',
  params: z.object({ idFile: id }),
  query: query.extend({ width: z.coerce.number().int().min(16).max(2048).optional() }),
  content: 'application/octet-stream',
  answer: z.unknown(),
  errors: ['NOT_FOUND'],
  extension: true,
})

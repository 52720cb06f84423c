import * as z from 'zod'
import { brandRoles } from '#model/access/roles.ts'
import { pictureDecisions, pictureLimits, reportStates } from '#model/pictures/made-picture.ts'
import { filledText, id, listOf } from './basic.ts'

const params = z.object({ idPicture: id })

const reported = z
  .object({
    idPicture: z.number(),
    brandName: z.string(),
    /** OPEN: one of its reports waits. */
    state: z.enum(reportStates),
    /** Reports, with those that are decided. */
    count: z.number(),
    /** Of the first one that waits, or else of the newest. */
    reportedAt: z.string(),
  })
  .meta({ id: 'ReportedPicture' })

const report = z
  .object({
    idReport: z.number(),
    reason: z.string(),
    /** What who reported is in the brand; null: in it no longer. */
    role: z.enum(brandRoles).nullable(),
    createdAt: z.string(),
    /** null, as note and time: it waits. */
    decision: z.enum(pictureDecisions).nullable(),
    note: z.string().nullable(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'PictureReport' })

const deskPicture = reported
  .extend({
    model: z.string(),
    /** Name and version of the prompt. */
    promptVersion: z.string(),
    createdAt: z.string(),
    /** In the order in which they were made: the first one is number 1. */
    files: z.array(z.object({ name: z.string(), place: z.enum(['DRIVE', 'TRASH', 'GONE']) })),
    /** Newest first. */
    reports: z.array(report),
  })
  .meta({ id: 'DeskPicture' })

export const listReportedPictures = {
  query: z.object({
    state: z.enum(reportStates).default('OPEN'),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: listOf('pictures', reported),
}

export const readReportedPicture = { params, answer: deskPicture }

export const readReportedFile = {
  params: params.extend({ number: z.coerce.number().int().min(1).max(pictureLimits.count) }),
  answer: z.unknown(),
}

export const decideReportedPicture = {
  params,
  body: z.object({
    decision: z.enum(pictureDecisions),
    /** Staff, the owner of the brand, and who asked for pictures that are removed read it. */
    note: filledText(pictureLimits.note),
    /** Reports that the operator has seen: `count`. */
    count: z.number().int().min(1).max(100_000),
  }),
  answer: deskPicture,
}

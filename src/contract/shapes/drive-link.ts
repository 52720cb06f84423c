import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'

const driveLink = z
  .object({
    idLink: z.number(),
    /** Empty, like the key of `Share`, where the server cannot read it any more; the link opens all the same. */
    url: z.string(),
    /** One of both is set. */
    idFile: z.number().nullable(),
    idDirectory: z.number().nullable(),
    name: z.string(),
    /** false: it is in the trash, so the link does not open. */
    isThere: z.boolean(),
    endsAt: z.string(),
    hasPassword: z.boolean(),
    createdBy: z.string().nullable(),
    createdAt: z.string(),
    /** By readers; those of the team are not counted. */
    openedCount: z.number(),
    lastOpenedAt: z.string().nullable(),
    downloadedCount: z.number(),
  })
  .meta({ id: 'DriveLink' })

export const listDriveLinks = { answer: listOf('links', driveLink) }

export const createDriveLink = {
  body: z.object({
    /** One of both: else INVALID_VALUE. */
    idFile: id.optional(),
    idDirectory: id.optional(),
    /** In the future, at most a year ahead: else INVALID_VALUE. */
    endsAt: z.iso.datetime({ offset: true }),
    /** 8 to 64 letters with a letter and a digit: else INVALID_PASSWORD. */
    password: z.string().max(256).optional(),
  }),
  answer: driveLink,
}

export const revokeDriveLink = { params: z.object({ idLink: id }), answer: nothing }

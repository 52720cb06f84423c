import * as z from 'zod'
import { fileTypes } from '../file.ts'
import { id, nothing } from './basic.ts'

/** Whose a picture of a photo service is; said wherever it is shown. */
export const photoCredit = z
  .object({
    service: z.enum(['UNSPLASH']),
    name: z.string(),
    /** The person's page at the service. */
    url: z.string(),
  })
  .meta({ id: 'PhotoCredit' })

/** The same as somebody else says it, who took a brand along: a link to the service and nowhere else. */
const toldCredit = photoCredit
  .extend({
    name: z.string().min(1).max(200),
    url: z
      .string()
      .max(500)
      .regex(/^https:\/\/unsplash\.com\/\S*$/),
  })
  .meta({ id: 'ToldPhotoCredit' })

export const file = z
  .object({
    idFile: z.number(),
    /** `file.read`; `?width=` for a smaller picture. */
    url: z.string(),
    name: z.string(),
    /** Media type by content. */
    type: z.string(),
    /** As it is seen, turned the right way up. */
    width: z.number().nullable(),
    height: z.number().nullable(),
    size: z.number(),
    /** Of a picture from a photo service. */
    credit: photoCredit.nullable(),
  })
  .meta({ id: 'File' })

export const uploadImage = {
  body: z.object({
    fileType: z.enum(fileTypes).default('DRIVE'),
    /** Instead of the name that the part `file` has. */
    name: z.string().min(1).max(255).optional(),
    credit: toldCredit.optional(),
  }),
  answer: file,
}

export const uploadProfileImage = { body: z.object({}), answer: z.object({ url: z.string() }) }

export const readProfileImage = { params: z.object({ id, key: z.uuid() }), answer: z.unknown() }

export const readFile = {
  params: z.object({ idFile: id }),
  query: z.object({
    width: z.coerce.number().int().min(16).max(4096).optional(),
    /** To be kept instead of shown. */
    download: z.enum(['1']).optional(),
  }),
  answer: z.unknown(),
}

export const readFileFacts = { params: z.object({ idFile: id }), answer: file }

export const deleteFiles = {
  query: z.object({
    /** Separated by commas. */
    idFiles: z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)
      .transform((list) => list.split(',').map(Number)),
  }),
  answer: nothing,
}

export const readStorage = { answer: z.number() }

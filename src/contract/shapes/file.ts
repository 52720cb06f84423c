import * as z from 'zod'
import { id, nothing } from './basic.ts'

/** What a file is used for; the largest size depends on it. */
export const fileTypes = ['LOGO', 'PHOTO', 'DRIVE', 'PROFILE', 'QUEST'] as const

/** The photographer of a picture from a photo service; shown wherever the picture is. */
export const photoCredit = z
  .object({
    service: z.enum(['UNSPLASH']),
    name: z.string(),
    /** The photographer's page at the service. */
    url: z.string(),
  })
  .meta({ id: 'PhotoCredit' })

/** The same from an imported archive, so not trusted: links may lead to the service only. */
const importedCredit = photoCredit
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
    /** Media type, detected from the content. */
    type: z.string(),
    /** In pixels, after rotation by EXIF; null where unknown, as of some SVGs. */
    width: z.number().nullable(),
    height: z.number().nullable(),
    size: z.number(),
    /** null: not from a photo service. */
    credit: photoCredit.nullable(),
  })
  .meta({ id: 'File' })

export const uploadImage = {
  body: z.object({
    fileType: z.enum(fileTypes).default('DRIVE'),
    /** Replaces the name of the part `file`. */
    name: z.string().min(1).max(255).optional(),
    credit: importedCredit.optional(),
    /** Whose drive it goes to: that of the brand or of the caller. */
    createdType: z.enum(['BRAND', 'USER']).default('BRAND'),
    /** Folder of that drive; 0: the top, as also where the folder is gone meanwhile. */
    idDirectory: z.number().int().min(0).default(0),
  }),
  answer: file,
}

export const uploadProfileImage = { body: z.object({}), answer: z.object({ url: z.string() }) }

export const readProfileImage = { params: z.object({ id, key: z.uuid() }), answer: z.unknown() }

export const readFile = {
  params: z.object({ idFile: id }),
  query: z.object({
    width: z.coerce.number().int().min(16).max(4096).optional(),
    /** `1`: the browser saves the file instead of showing it. */
    download: z.enum(['1']).optional(),
  }),
  answer: z.unknown(),
}

export const readFileFacts = { params: z.object({ idFile: id }), answer: file }

export const deleteFiles = {
  query: z.object({
    /** Ids separated by commas, at most 100. */
    idFiles: z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)
      .transform((list) => list.split(',').map(Number)),
  }),
  answer: nothing,
}

export const readStorage = { answer: z.number() }

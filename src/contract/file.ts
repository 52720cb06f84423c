import * as z from 'zod'
import { call } from './call.ts'
import { id, nothing } from './shapes.ts'

const megabyte = 1024 * 1024

/** Where a file belongs; it decides how large one may be. */
export const fileTypes = ['LOGO', 'PHOTO', 'DRIVE', 'PROFILE', 'QUEST'] as const

/** Pictures by type of file; an SVG is a logo, at most as large as one. */
export const imageMaxBytes: Readonly<Record<(typeof fileTypes)[number], number>> = {
  LOGO: 5 * megabyte,
  PHOTO: 10 * megabyte,
  DRIVE: 10 * megabyte,
  PROFILE: 5 * megabyte,
  QUEST: 5 * megabyte,
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/svg+xml'] as const

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

export const uploadImage = call({
  name: 'file.uploadImage',
  method: 'POST',
  path: '/api/v1/file/image/upload',
  summary: 'Keeps a picture: JPG, PNG, WEBP or GIF, or an SVG that can do nothing but be seen',
  access: 'BRAND_ROLE_MEMBER',
  body: z.object({
    fileType: z.enum(fileTypes).default('DRIVE'),
    /** Instead of the name that the part `file` has. */
    name: z.string().min(1).max(255).optional(),
    credit: toldCredit.optional(),
  }),
  upload: { maxBytes: 10 * megabyte },
  answer: file,
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'STORAGE_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

/** The sides of a picture of a person, after it was cut to a square. */
export const portraitSide = 240

export const uploadProfileImage = call({
  name: 'file.uploadProfileImage',
  method: 'POST',
  path: '/api/v1/file/upload/profileImage',
  summary:
    'Keeps a picture of the caller, cut to a square; their profile gets the address by `me.changeProfile`',
  access: 'token',
  body: z.object({}),
  upload: { maxBytes: imageMaxBytes.PROFILE },
  answer: z.object({ url: z.string() }),
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
})

export const readProfileImage = call({
  name: 'file.readProfileImage',
  method: 'GET',
  path: '/api/v1/file/profileImage/{id}/{key}',
  summary: 'A picture of a person, for anybody signed in who has its address',
  access: 'token',
  params: z.object({ id, key: z.uuid() }),
  content: 'image/webp',
  answer: z.unknown(),
  errors: ['NOT_FOUND'],
  extension: true,
})

export const readFile = call({
  name: 'file.read',
  method: 'GET',
  path: '/api/v1/file/{idFile}',
  summary: 'The bytes of a file, for members of its brand; of a picture, one of at most `width`',
  access: 'token',
  params: z.object({ idFile: id }),
  query: z.object({
    width: z.coerce.number().int().min(16).max(4096).optional(),
    /** To be kept instead of shown. */
    download: z.enum(['1']).optional(),
  }),
  content: 'application/octet-stream',
  answer: z.unknown(),
  errors: ['NOT_FOUND'],
  extension: true,
})

export const readFileFacts = call({
  name: 'file.facts',
  method: 'GET',
  path: '/api/v1/file/{idFile}/facts',
  summary: 'What is known of a file, for members of its brand',
  access: 'token',
  params: z.object({ idFile: id }),
  answer: file,
  errors: ['NOT_FOUND'],
  extension: true,
})

export const deleteFiles = call({
  name: 'file.delete',
  method: 'DELETE',
  path: '/api/v1/file',
  summary: 'Deletes files',
  access: 'BRAND_ROLE_DESIGNER',
  query: z.object({
    /** Separated by commas. */
    idFiles: z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)
      .transform((list) => list.split(',').map(Number)),
  }),
  answer: nothing,
  errors: ['NOT_FOUND'],
})

export const readStorage = call({
  name: 'file.readStorage',
  method: 'GET',
  path: '/api/v1/file/storage',
  summary: 'Bytes that the files of the brand take',
  access: 'BRAND_ROLE_MEMBER',
  answer: z.number(),
})

import * as z from 'zod'
import { id, nothing } from './basic.ts'
import { createdType } from './directory.ts'

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

/** Where a picture comes from that was neither photographed nor drawn by a person. */
const fileOrigin = z
  .object({
    /** An image model. */
    source: z.enum(['AI']),
    /** null: unknown, of a picture that says it in its metadata. */
    model: z.string().nullable(),
    /** Name and version of the prompt. */
    promptVersion: z.string().nullable(),
  })
  .meta({ id: 'FileOrigin' })

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
    /**
     * Of the bytes as `file.read` answers them, in hex; null of files that were stored before it was counted. That of an SVG or
     * of a picture with metadata is another than of what was sent, because it is cleaned.
     */
    sha256: z.string().nullable(),
    /** null: not from a photo service. */
    credit: photoCredit.nullable(),
    /** Left out: of any other file. It is labelled wherever it is shown. */
    origin: fileOrigin.optional(),
  })
  .meta({ id: 'File' })

/** A file with its place in a drive. */
export const driveFile = file
  .extend({
    /** 0: the top. */
    idDirectory: z.number(),
    createdType,
    fileType: z.string(),
    idTags: z.array(z.number()),
    /** Who may read it besides: no service, it is for signed-in members. */
    authType: z.literal('ROLE_USER'),
    /** No file goes by itself: what is not stored whole is no file yet. */
    temporary: z.literal(false),
    /** The guide uses it: it is not moved or deleted by the drive. */
    locked: z.boolean(),
    /** Who uploaded it; null where the account is gone. */
    idAccount: z.number().nullable(),
    /** Of `file.thumbnail`: there are none, they are made soon, or they are there. */
    thumbnail: z.enum(['NONE', 'WAITING', 'READY']),
    createdAt: z.string(),
    /** When it was moved to the trash; null: it is not there. */
    deletedAt: z.string().nullable(),
  })
  .meta({ id: 'DriveFile' })

/** Of all bytes, in hex. */
export const sha256 = z.string().regex(/^[\da-f]{64}$/)

export const uploadImage = {
  body: z.object({
    fileType: z.enum(fileTypes).default('DRIVE'),
    /** Replaces the name of the part `file`. */
    name: z.string().min(1).max(255).optional(),
    credit: importedCredit.optional(),
    /** Whose drive it goes to: that of the brand or of the caller. */
    createdType: createdType.default('BRAND'),
    /** Folder of that drive; 0: the top, as also where the folder is gone meanwhile. */
    idDirectory: z.number().int().min(0).default(0),
    /** Of what is sent: other bytes are CHECKSUM_MISMATCH. */
    sha256: sha256.optional(),
  }),
  answer: file,
}

const streamed = {
  body: uploadImage.body.pick({ name: true, createdType: true, idDirectory: true, sha256: true }).extend({
    /** For nothing else than the drive. */
    fileType: z.enum(['DRIVE']).default('DRIVE'),
    /** In bytes: so much is reserved. Left out: the length of the whole request. */
    size: z.number().int().min(1).optional(),
  }),
  answer: driveFile,
}

export const uploadFile = streamed
export const uploadFileAsync = streamed
export const uploadVideo = streamed
export const uploadDocument = streamed

export const uploadProfileImage = { body: z.object({}), answer: z.object({ url: z.string() }) }

export const readProfileImage = { params: z.object({ id, key: z.uuid() }), answer: z.unknown() }

export const readFile = {
  params: z.object({ idFile: id }),
  query: z.object({
    width: z.coerce.number().int().min(16).max(4096).optional(),
    /** `1`: the browser saves the file instead of showing it. */
    download: z.enum(['1']).optional(),
    /** Only where this brand owns the file, and it is in no personal drive: what a document of the brand may show. */
    ofBrand: id.optional(),
  }),
  answer: z.unknown(),
}

export const readThumbnail = {
  params: z.object({ idFile: id }),
  query: z.object({ width: z.coerce.number().int().min(16).max(4096).default(320) }),
  answer: z.unknown(),
}

export const uploadPoster = {
  params: z.object({ idFile: id }),
  body: uploadImage.body.pick({ sha256: true }),
  answer: driveFile,
}

export const readImage = {
  query: z.object({
    /** As in `File.url`: a path, or with the address of this server before it. Or one that begins with https:// elsewhere. */
    url: z.string().min(1).max(2048),
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

import * as z from 'zod'
import { id, nothing } from './basic.ts'
import { driveFile, sha256, uploadImage } from './file.ts'

const params = z.object({ idUpload: id })

const upload = z
  .object({
    idUpload: z.number(),
    /** Bytes that are stored for good: the next ones are sent from here on. */
    offset: z.number(),
    size: z.number(),
    /** null: not finished. */
    idFile: z.number().nullable(),
  })
  .meta({ id: 'ResumableUpload' })

const { createdType, idDirectory } = uploadImage.body.shape

export const createResumable = {
  body: z.object({
    /** In bytes. */
    size: z.number().int().min(1),
    name: z.string().min(1).max(255),
    fileType: z.enum(['DRIVE']).default('DRIVE'),
    createdType,
    idDirectory,
    sha256,
  }),
  answer: upload,
}

export const readResumable = { params, answer: upload }

export const appendResumable = { params, answer: nothing }

export const endResumable = { params, answer: nothing }

export const finishResumable = { params, answer: driveFile }

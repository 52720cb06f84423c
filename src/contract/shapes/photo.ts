import * as z from 'zod'
import { file, photoCredit } from './file.ts'

/** Longest id of a photo at the photo service. */
export const maxPhotoId = 40

const foundPhoto = z
  .object({
    id: z.string(),
    description: z.string().nullable(),
    width: z.number(),
    height: z.number(),
    /** `#RRGGBB`, a placeholder until the picture is loaded. */
    color: z.string().nullable(),
    /** At the service: its terms require that previews are loaded from there. */
    previewUrl: z.string(),
    credit: photoCredit,
  })
  .meta({ id: 'FoundPhoto' })

export const searchPhotos = {
  query: z.object({
    query: z.string().trim().min(1).max(100),
    page: z.coerce.number().int().min(1).max(100).default(1),
  }),
  answer: z.object({ photos: z.array(foundPhoto), total: z.number(), pages: z.number() }),
}

export const placePhoto = {
  body: z.object({
    id: z
      .string()
      .regex(/^[\w-]+$/)
      .max(maxPhotoId),
  }),
  answer: file,
}

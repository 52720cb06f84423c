import * as z from 'zod'
import { maxPhotoId } from '../photo.ts'
import { file, photoCredit } from './file.ts'

const foundPhoto = z
  .object({
    id: z.string(),
    description: z.string().nullable(),
    width: z.number(),
    height: z.number(),
    /** `#RRGGBB`, to stand in its place until it is here. */
    color: z.string().nullable(),
    /** At the service itself: it wants its pictures shown from there. */
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

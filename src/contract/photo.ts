import * as z from 'zod'
import { call } from './call.ts'
import { file, photoCredit } from './file.ts'

/** Letters of a photo's id at the service. */
export const maxPhotoId = 40

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

export const searchPhotos = call({
  name: 'photo.search',
  method: 'GET',
  path: '/api/v1/photo/search',
  summary: 'Photographs of the photo service by words, as its own search finds them',
  access: 'BRAND_ROLE_MEMBER',
  query: z.object({
    query: z.string().trim().min(1).max(100),
    page: z.coerce.number().int().min(1).max(100).default(1),
  }),
  answer: z.object({ photos: z.array(foundPhoto), total: z.number(), pages: z.number() }),
  errors: ['PROVIDER_OFF', 'PROVIDER_DOWN'],
  extension: true,
})

export const placePhoto = call({
  name: 'photo.place',
  method: 'POST',
  path: '/api/v1/photo',
  summary: 'Keeps a photograph of the photo service as a file of the brand, with whose it is',
  access: 'BRAND_ROLE_MEMBER',
  body: z.object({
    id: z
      .string()
      .regex(/^[\w-]+$/)
      .max(maxPhotoId),
  }),
  answer: file,
  errors: ['PROVIDER_OFF', 'PROVIDER_DOWN', 'NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'STORAGE_EXCEEDED'],
  idempotent: true,
  extension: true,
})

import { z } from 'zod'
import { maxPhotoId } from '#contract/shapes/photo.ts'

const home = 'https://unsplash.com'

/** The properties of Unsplash's answers that we read. Addresses of other origins than expected are invalid. */
export function unsplashShapes(apiOrigin: string, pictureOrigin: string) {
  const addressAt = (origin: string) =>
    z
      .string()
      .max(2_000)
      .refine((url) => URL.canParse(url) && new URL(url).origin === origin)
  const picture = addressAt(pictureOrigin)
  const words = z.string().trim().nullish().catch(null)

  const photo = z.object({
    id: z
      .string()
      .regex(/^[\w-]+$/)
      .max(maxPhotoId),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable()
      .catch(null),
    description: words,
    alt_description: words,
    urls: z.object({ raw: picture, small: picture }),
    // It is called with our key, so it has to be the API's own address.
    links: z.object({ download_location: addressAt(apiOrigin) }),
    user: z.object({
      name: z.string().trim().min(1).max(200),
      links: z.object({ html: addressAt(home) }),
    }),
  })

  return {
    photo,
    /** Photos are parsed one by one, so that an invalid one does not lose the others. */
    found: z.object({
      total: z.number().int().nonnegative(),
      total_pages: z.number().int().nonnegative(),
      results: z.array(z.unknown()),
    }),
  }
}

export type UnsplashPhoto = z.output<ReturnType<typeof unsplashShapes>['photo']>

import { placePhoto, searchPhotos } from '#contract/photo.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { discardStored, insertStored } from '../insert-stored.ts'
import { type Picture, readPicture } from '../picture.ts'
import { toFile } from '../rows.ts'
import { storePicture } from '../store-picture.ts'

const mostPixels = 40_000_000

export const photoRoutes: readonly Implementation[] = [
  implement(searchPhotos, async ({ services }, { query: { query, page } }) => {
    const words = query.normalize('NFC').replaceAll(/\s+/g, ' ')
    const { photos, total, pages } = await services.photos.search(words, page)
    return { photos: [...photos], total, pages }
  }),

  implementPrepared(
    placePhoto,
    async (context, { body: { id } }) => {
      const { bytes, credit, description } = await context.services.photos.download(id)
      const picture = await readPhotograph(bytes, `brand ${context.idBrand}`)
      return storePicture(context, picture, { fileType: 'PHOTO', name: description ?? id, credit })
    },
    async (context, { body: { id } }, kept) => {
      const row = await insertStored(context, kept)
      context.afterwards(() => void context.services.photos.reportUse(id))
      return toFile(row)
    },
    discardStored,
  ),
]

/** Checks a downloaded picture: no SVG and at most `mostPixels`. */
async function readPhotograph(bytes: Buffer, owner: string): Promise<Picture> {
  const picture = await readPicture(bytes, owner)
  const { type, width, height } = picture
  if (type === 'image/svg+xml' || (width ?? 0) * (height ?? 0) > mostPixels) {
    throw new Refusal('UNSUPPORTED_TYPE')
  }
  return picture
}

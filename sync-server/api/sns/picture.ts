import { cutPortrait, readPicture } from '#server/api/files/picture.ts'
import { fetchPicture } from '#server/gateways/fetch-picture.ts'
import type { SnsProvider } from '#server/gateways/sns/sns.ts'
import type { Services } from '#server/http/context.ts'

const maxBytes = 5 * 1024 * 1024
/** In pixels: what the list shows at twice the density. Its bytes are in the row. */
const side = 80
const patienceMs = 3_000

/** Copies the picture of an account, because providers sign its address for days only; null where that failed. Never rejects. */
export async function copyAccountPicture(
  { log }: Pick<Services, 'log'>,
  idBrand: number,
  { pictureOrigin: origin }: Pick<SnsProvider, 'pictureOrigin'>,
  image: string | null,
): Promise<Buffer | null> {
  if (image === null) return null
  const owner = `brand ${idBrand}`
  try {
    const given = await fetchPicture(image, { origin, maxBytes, headMs: patienceMs, wholeMs: patienceMs })
    const { type, bytes } = await readPicture(given, owner)
    return type === 'image/svg+xml' ? null : await cutPortrait(bytes, owner, side)
  } catch (err) {
    log.info({ err }, 'the picture of an account of a brand did not come')
    return null
  }
}

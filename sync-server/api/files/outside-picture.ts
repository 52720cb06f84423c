import { PictureError } from '#server/gateways/fetch-picture.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'
import { wrongFile } from './content/wrong-file.ts'
import { isRaster, readPicture } from './picture.ts'
import { nameFor } from './read-content.ts'
import { caching } from './serve-file.ts'

/**
 * The picture at an address outside, by its bytes and without its metadata. A drawing is refused. Whatever else went wrong answers
 * NOT_FOUND: the difference between a closed port and a private address is for the log, not for who tries addresses.
 */
export async function serveOutside({ services, account }: CallContext, url: string): Promise<Bytes> {
  const { outsidePictures, log } = services
  if (!outsidePictures.allows(url)) throw refuseField('url', 'INVALID_URL')
  const owner = `account ${account.id}`
  const found = await refuseWhenBusy(outsidePictures.download(url, owner)).catch((err: unknown) => {
    if (!(err instanceof PictureError)) throw err
    log.info({ err, host: new URL(url).host }, 'a picture outside did not come')
    throw new Refusal('NOT_FOUND')
  })
  if (!isRaster(found)) throw wrongFile('UNSUPPORTED_TYPE')
  const { bytes, type } = await readPicture(found, owner)
  return new Bytes({ body: bytes, type, fileName: nameFor('image', type), isInline: true, caching })
}

import type { Kysely } from 'kysely'
import sharp from 'sharp'
import type { DB } from '#server/database/tables/schema.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import type { Services } from '#server/http/context.ts'
import { type FileRow, listFileRows } from '../files/queries.ts'
import { idFileOf } from './pictures.ts'
import type { SharedGuide } from './shared-guide.ts'

type Logo = NonNullable<NonNullable<SharedGuide['visual']>['logo']>

const side = 64
const mostKept = 1000
/** A larger picture is not decoded for a page: it is shown as it is. */
export const mostLogoPixels = 25_000_000
/** The bytes of a file never change, so neither does the answer. */
const known = new Map<string, Promise<boolean>>()

/**
 * URLs of the logos whose ground is transparent. Only these can be shown in one tone on a colour; any other would become
 * a filled rectangle.
 */
export async function readClearLogos(
  db: Kysely<DB>,
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  idBrand: number,
  logo: Logo | null | undefined,
): Promise<ReadonlySet<string>> {
  const pictures = Object.values(logo ?? {}).filter(
    (picture) => picture?.isThere && picture.type !== 'image/jpeg',
  )
  const urls = new Map(pictures.flatMap((picture) => (picture ? [[idFileOf(picture.url), picture.url]] : [])))
  const rows = await listFileRows(db, idBrand, [...urls.keys()])
  const clear = await Promise.all(
    rows.map(async (row) => {
      const isClear = await clearOf(row).catch((err: unknown) => warn(err, row))
      return isClear ? [urls.get(row.id) ?? ''] : []
    }),
  )
  return new Set(clear.flat())

  function clearOf(row: FileRow): Promise<boolean> {
    const key = row.storage_key
    const answer =
      known.get(key) ??
      readStored(storage, key).then((bytes) => {
        // Unlike an answer about bytes, that may change.
        if (bytes === null) throw new Error('the file store has no bytes')
        return isClear(bytes).catch((err: unknown) => warn(err, row))
      })
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    if (known.size > mostKept) known.delete([...known.keys()][0] ?? key)
    return answer
  }

  function warn(err: unknown, { id }: FileRow): false {
    log.warn({ err, idFile: id }, 'a logo could not be read; it is not shown in one tone')
    return false
  }
}

/** Whether more than a twentieth of a picture is transparent, and not all of it. */
async function isClear(bytes: Buffer): Promise<boolean> {
  const opacities = await sharp(bytes, { limitInputPixels: mostLogoPixels })
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const clear = opacities.filter((opacity) => opacity < 128).length
  return clear > opacities.length / 20 && clear < opacities.length
}

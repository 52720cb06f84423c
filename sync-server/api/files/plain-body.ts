import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { limitConcurrency } from '#server/gateways/concurrency-limit.ts'
import { type Got, readStored, type Storage } from '#server/gateways/storage/storage.ts'
import { type StoredBody, storedBody } from '#server/http/bytes.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'
import { metadataInFilm, withoutBoxes } from './content/film-metadata.ts'
import { openSource } from './content/source.ts'
import { withoutMetadata } from './original-serves.ts'
import { readPicture } from './picture.ts'
import { type FileRow, isVideo } from './queries.ts'
import { isShrinkable } from './serve-file.ts'

type Stores = { readonly storage: Pick<Storage, 'get'> }

/** Each has a picture of 10 MB in memory, and the same without metadata. */
const inTurn = limitConcurrency(2, 20_000)
/** Keys of pictures that have none: what is stored under a key never changes. The oldest are forgotten. */
const plain = new Set<string>()
const mostKnown = 10_000

/**
 * The bytes of a file for who is not of the team: pictures and films without what says where, when and with what they were taken.
 * Pictures lose it when they are stored, but for those that are older than that rule. Documents and sounds are as they were written.
 * Rejects with RATE_LIMITED.
 */
export async function plainBody({ storage }: Stores, row: FileRow): Promise<StoredBody> {
  const body = storedBody(storage, row.storage_key, row.size)
  if (isShrinkable(row)) return (await plainPicture({ storage }, row)) ?? body
  return isVideo(row) && row.media_type !== 'video/webm' ? plainFilm({ storage }, row, body) : body
}

/** null: it has no metadata. */
async function plainPicture({ storage }: Stores, row: FileRow): Promise<StoredBody | null> {
  const { storage_key: key, media_type: type, brand_id } = row
  if (plain.has(key)) return null
  const stripped = await refuseWhenBusy(
    inTurn(async () => {
      const bytes = await readStored(storage, key)
      if (bytes === null) return null
      const given = withoutMetadata(bytes, type) ?? (await drawnAgain(bytes, `brand ${brand_id}`))
      return bytes.equals(given) ? null : Buffer.from(given)
    }),
  )
  if (stripped !== null) return inMemory(stripped)
  plain.add(key)
  const [oldest] = plain
  if (plain.size > mostKnown && oldest !== undefined) plain.delete(oldest)
  return null
}

/** Empty where it cannot be read any more. */
async function drawnAgain(bytes: Buffer, owner: string): Promise<Buffer> {
  try {
    return (await readPicture(bytes, owner)).bytes
  } catch (cause) {
    if (cause instanceof Refusal) return Buffer.alloc(0)
    throw cause
  }
}

function inMemory(bytes: Buffer): StoredBody {
  const { length: size } = bytes
  return {
    size,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    open: async ({ start, end = size - 1 } = { start: 0 }) => ({
      body: Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
      size,
    }),
  }
}

/** Read as a stream; what is empty in it has the same length. */
function plainFilm({ storage }: Stores, row: FileRow, body: StoredBody): StoredBody {
  return {
    size: row.size,
    tag: createHash('sha256').update(`plain ${body.tag}`).digest('base64url'),
    async open(range) {
      const got = await body.open(range)
      if (got === null) return null
      const source = await openSource(storage, row.storage_key, row.size)
      const boxes = await metadataInFilm(source)
      return boxes.length === 0 ? got : { ...got, body: Readable.from(emptied(got), { objectMode: false }) }

      async function* emptied({ body: chunks }: Got): AsyncGenerator<Buffer> {
        let at = range?.start ?? 0
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          yield withoutBoxes(chunk, at, boxes)
          at += chunk.length
        }
      }
    },
  }
}

import type { Kysely } from 'kysely'
import { type PictureFailure, pictureFailures } from '#model/pictures/made-picture.ts'
import { cutText } from '#model/text/cut-text.ts'
import { discardStored, insertStoredIn, type Stored } from '#server/api/files/insert-stored.ts'
import { markAsMade } from '#server/api/files/picture.ts'
import { storePicture } from '#server/api/files/store-picture.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { ChatUsage, ImageModel } from '#server/gateways/ai/ai.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { completePicture } from './ends.ts'
import { picturePrompt } from './prompt.ts'
import type { PictureRow } from './queries.ts'

/** Of a name, in UTF-16 units. */
const longestName = 60

export interface Paints {
  readonly kysely: Kysely<DB>
  readonly images: ImageModel
  readonly storage: Pick<Storage, 'put' | 'delete'>
  readonly thumbnails: Services['thumbnails']
}

export interface Painting {
  /** Ends the work; its reason is a `Refusal`. */
  readonly signal: AbortSignal
  used(usage: ChatUsage): void
}

/**
 * Makes the pictures of a request that is at work, stores them in the drive of the brand and ends the request, in one transaction.
 * Rejects where there is none, or the request has ended meanwhile: then no bytes are left, but for an answer of the database that was
 * lost, where the job for uploads collects them if the files are not there.
 */
export async function paintPictures(paints: Paints, row: PictureRow, painting: Painting): Promise<void> {
  const { images } = paints
  const { signal, used } = painting
  const { subject, data, style, form, count } = row
  if (subject === null || data === null) throw new Error('The request has no words any more.')
  const { prompt, text } = picturePrompt({ ...data, subject, style, form })
  if (await images.isFlagged(text, signal)) throw new Refusal('AI_REFUSED', { isLogged: false })
  const found = await images.make({ prompt, count, form }, { signal, used })
  const stored = await storeAll(paints, row, found, { name: nameOf(subject), signal })
  try {
    await complete(paints, row, stored)
  } catch (cause) {
    if (cause instanceof Refusal) await discardAll(paints, stored)
    throw cause
  }
}

/** One that is no picture, or has no room, takes none of the others away. Rejects where none is left. */
async function storeAll(
  paints: Paints,
  row: PictureRow,
  found: readonly Buffer[],
  { name, signal }: { readonly name: string; readonly signal: AbortSignal },
): Promise<readonly Stored[]> {
  const { kysely, storage } = paints
  const storing = { db: kysely, idBrand: row.brand_id, caller: callerOf(row), services: { storage } }
  const origin = { source: 'AI', model: row.model, promptVersion: row.prompt } as const
  const stored: Stored[] = []
  let fault: unknown = new Refusal('AI_BAD_ANSWER')
  for (const bytes of found) {
    try {
      signal.throwIfAborted()
      const picture = await markAsMade(bytes, `brand ${row.brand_id}`)
      stored.push(await storePicture(storing, picture, { fileType: 'DRIVE', name, origin }))
    } catch (cause) {
      fault = cause
    }
  }
  if (stored.length > 0 && !signal.aborted) return stored
  await discardAll(paints, stored)
  throw signal.aborted ? signal.reason : fault
}

async function complete(paints: Paints, row: PictureRow, stored: readonly Stored[]): Promise<void> {
  const { kysely, thumbnails } = paints
  const inserting = { caller: callerOf(row), services: { thumbnails }, afterwards: () => {} }
  await inTransaction(kysely, async (db) => {
    const idFiles: number[] = []
    for (const one of stored) idFiles.push((await insertStoredIn(db, inserting, one)).id)
    await completePicture(db, row, idFiles, new Date())
  })
  thumbnails.wake()
}

async function discardAll({ kysely, storage }: Paints, stored: readonly Stored[]): Promise<void> {
  for (const one of stored) await discardStored({ db: kysely, services: { storage } }, one)
}

/** A slash would begin a folder. */
function nameOf(subject: string): string {
  return cutText(subject.replaceAll(/[\\/]/g, ' '), longestName)
}

/** Who asked is whose file it is. */
function callerOf({ account_id }: PictureRow) {
  return account_id === null
    ? ({ kind: 'visitor' } as const)
    : ({ kind: 'account', account: { id: account_id } } as const)
}

/** What a request is said to have failed for. */
export function failureOf(cause: unknown): PictureFailure {
  if (!(cause instanceof Refusal)) return 'INTERNAL'
  if (cause.code === 'UNSUPPORTED_TYPE' || cause.code === 'TOO_LARGE') return 'AI_BAD_ANSWER'
  // The node decodes too many pictures at the moment.
  if (cause.code === 'RATE_LIMITED') return 'AI_BUSY'
  return pictureFailures.find((code) => code === cause.code) ?? 'INTERNAL'
}

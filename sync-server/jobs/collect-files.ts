import { sql } from 'kysely'
import { z } from 'zod'
import type { FileRow } from '../api/files/queries.ts'
import type { Database } from '../database/open.ts'
import type { Copies } from '../database/tables/files.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { copyNameOf, originalOf } from '../gateways/storage/small-pictures.ts'
import { isStored, type Storage, type StoredObject } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { defineJob } from './define-job.ts'
import { Failures } from './failures.ts'
import { fileMetrics } from './file-metrics.ts'
import type { Tasks } from './jobs.ts'
import { isYoung, youngMs } from './young-bytes.ts'

const collectFiles = defineJob({
  name: 'collect-files',
  lane: 'files',
  cron: '27 18 * * *',
  payload: z.object({
    /** The last brand of the run before, and what the walk has found so far. */
    after: z.object({ idBrand: z.number(), missing: z.number(), wrongSize: z.number() }).optional(),
  }),
})
/** Of a run, which a node that stops waits for. */
const brandsOfRun = 50
/** Files whose copies are counted anew by one statement. */
const filesAtOnce = 500

interface FileCounts {
  /** Files without bytes so far. */
  readonly missing: number
  /** Files with more or fewer bytes than their row says. */
  readonly wrongSize: number
}

/**
 * Compares files with their bytes, brand by brand, once a day, and deletes what was never put there whole. Bytes that no row
 * names, which a process left that ended during an upload, are deleted when they are a day old; resized copies belong to their
 * picture, and are counted as they lie there, also those of a release before 0077. A file without bytes, or with more or fewer
 * than its row says, is logged and counted: only a backup can bring it back. The counters of storage are compared with the files,
 * and corrected. A run queues the next one until all brands were walked.
 */
export function collectFilesTask({ kysely }: Pick<Database, 'kysely'>, storage: Storage, log: Logger): Tasks {
  return collectFiles.task(async ({ after }) => {
    const from = { idBrand: 0, missing: 0, wrongSize: 0, ...after }
    // Only logged: the job would begin its walk again, which the next day does.
    const failures = new Failures(log, 'the files of a brand could not be compared with their bytes')
    if (!after) await failures.attempt({ step: 'unfinished' }, deleteUnfinished)
    const brands = await kysely
      .selectFrom('brand')
      .select('id')
      .where('id', '>', from.idBrand)
      .orderBy('id')
      .limit(brandsOfRun)
      .execute()
    let { missing, wrongSize } = from
    for (const { id } of brands)
      await failures.attempt({ idBrand: id }, async () => {
        const found = await walk(id)
        missing += found.missing
        wrongSize += found.wrongSize
        await recount(id)
      })
    const last = brands.at(-1)
    if (last && brands.length === brandsOfRun)
      await collectFiles.addOnce(kysely, { after: { idBrand: last.id, missing, wrongSize } })
    else {
      fileMetrics.missing.set(missing)
      fileMetrics.wrongSize.set(wrongSize)
    }
  })

  async function deleteUnfinished(): Promise<void> {
    const count = await storage.deleteUnfinished(new Date(Date.now() - youngMs))
    fileMetrics.collected.inc(count)
    if (count > 0) log.warn({ count }, 'uploads that never ended were deleted')
  }

  /** Corrects the counter of a brand where it is not what its files and uploads take. */
  async function recount(idBrand: number): Promise<void> {
    const used = await inTransaction(kysely, async (db) => {
      // A change of a file waits for this row, or is waited for.
      const { rows: counted } = await sql<Counted>`
        select used, copies from brand_storage where brand_id = ${idBrand} for update`.execute(db)
      const { rows: kept } = await sql<Counted>`
        select (
          (select coalesce(sum(size), 0) from file where brand_id = ${idBrand} and deleted_at is null)
          + (select coalesce(sum(size), 0) from file_upload where brand_id = ${idBrand})
        )::bigint as used,
        (select coalesce(sum(size_of_copies(copies)), 0) from file
          where brand_id = ${idBrand} and purged_at is null and copies <> '{}')::bigint as copies`.execute(db)
      const [before, after] = [counted[0], kept[0]]
      // The first file of a brand makes its counter.
      if (!before || !after || (before.used === after.used && before.copies === after.copies)) return null
      await db.updateTable('brand_storage').set(after).where('brand_id', '=', idBrand).execute()
      return { before, after }
    })
    if (used === null) return
    fileMetrics.recounted.inc()
    log.error({ idBrand, ...used }, 'the storage of a brand was counted wrong, and is corrected')
  }

  /**
   * Counts the copies of files as they lie in the store. `before` was read before the store was listed: a file of which a copy was
   * made meanwhile is left to the next day.
   */
  async function countCopies(
    idBrand: number,
    before: readonly Copied[],
    stored: ReadonlyMap<string, StoredObject>,
  ): Promise<void> {
    const found = new Map<string, Record<string, number>>()
    for (const [key, { size }] of stored) {
      const original = originalOf(key)
      if (original !== key) found.set(original, { ...found.get(original), [copyNameOf(key)]: size })
    }
    const changed = before.flatMap(({ id, storage_key, copies }) => {
      const servedByOriginal = Object.entries(copies).filter(([, size]) => size === 0)
      const now = { ...Object.fromEntries(servedByOriginal), ...found.get(storage_key) }
      return isSame(copies, now) ? [] : [{ id, copies, now }]
    })
    for (let at = 0; at < changed.length; at += filesAtOnce)
      await sql`
        update file set copies = one.now
        from jsonb_to_recordset(${JSON.stringify(changed.slice(at, at + filesAtOnce))}::jsonb)
          as one (id bigint, copies jsonb, now jsonb)
        where brand_id = ${idBrand} and file.id = one.id and file.copies = one.copies`.execute(kysely)
  }

  /** Resolves with how many files of the brand have no bytes, or not as many as they should. */
  async function walk(idBrand: number): Promise<FileCounts> {
    const copied = await kysely
      .selectFrom('file')
      .select(['id', 'storage_key', 'copies'])
      .where('brand_id', '=', idBrand)
      .where('purged_at', 'is', null)
      .execute()
    const stored = new Map<string, StoredObject>()
    for await (const object of storage.list(`brand/${idBrand}`)) stored.set(object.key, object)
    await countCopies(idBrand, copied, stored)
    // After the list, so that the row of an upload that was just finished is seen.
    const rows = await kysely
      .selectFrom('file')
      .select(['id', 'storage_key', 'size', 'deleted_at'])
      .where('brand_id', '=', idBrand)
      .where('purged_at', 'is', null)
      .execute()
    const uploads = await kysely
      .selectFrom('file_upload')
      .select('storage_key')
      .where('brand_id', '=', idBrand)
      .execute()
    const named = new Set([...rows, ...uploads].map(({ storage_key }) => storage_key))
    for (const [key, { putAt }] of stored) {
      if (named.has(originalOf(key)) || isYoung(putAt)) continue
      await storage.delete(key)
      fileMetrics.collected.inc()
      log.warn({ idBrand, key }, 'bytes that no file names were deleted')
    }
    const lacking = rows.filter(
      ({ storage_key, deleted_at }) => deleted_at === null && !stored.has(storage_key),
    )
    let missing = 0
    for (const { id, storage_key } of lacking) {
      // Uploaded while the list was read.
      if (await isStored(storage, storage_key)) continue
      missing += 1
      log.error({ idBrand, idFile: id }, 'a file has no bytes')
    }
    let wrongSize = 0
    for (const { id, storage_key, size, deleted_at } of rows) {
      const is = stored.get(storage_key)?.size ?? size
      if (deleted_at !== null || is === size) continue
      wrongSize += 1
      log.error({ idBrand, idFile: id, size, is }, 'a file has not as many bytes as its row says')
    }
    return { missing, wrongSize }
  }
}

type Copied = Pick<FileRow, 'id' | 'storage_key' | 'copies'>

interface Counted {
  readonly used: number
  readonly copies: number
}

function isSame(one: Copies, other: Copies): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

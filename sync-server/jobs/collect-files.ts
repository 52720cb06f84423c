import type { Database } from '../database/open.ts'
import { isStored, type Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { fileMetrics } from './file-metrics.ts'
import { addJob, type Tasks } from './jobs.ts'
import { isYoung, youngMs } from './young-bytes.ts'

const task = 'collect-files'
/** Of a run, which a node that stops waits for. */
const brandsOfRun = 50

interface Place {
  readonly idBrand: number
  /** Files without bytes so far. */
  readonly missing: number
}

/**
 * Compares files with their bytes, brand by brand, once a day, and deletes what was never put there whole. Bytes that no row names, which a process left that ended
 * during an upload, are deleted when they are a day old; resized copies belong to their picture. A file without bytes is
 * logged and counted: only a backup can bring it back. A run queues the next one until all brands were walked.
 */
export function collectFilesTask({ kysely }: Pick<Database, 'kysely'>, storage: Storage, log: Logger): Tasks {
  return {
    [task]: {
      cron: '27 18 * * *',
      async run(payload) {
        const place = placeIn(payload)
        const from = place ?? { idBrand: 0, missing: 0 }
        if (place === null) await deleteUnfinished()
        const brands = await kysely
          .selectFrom('brand')
          .select('id')
          .where('id', '>', from.idBrand)
          .orderBy('id')
          .limit(brandsOfRun)
          .execute()
        let { missing } = from
        for (const { id } of brands) missing += await walk(id)
        const last = brands.at(-1)
        if (last && brands.length === brandsOfRun)
          await addJob(kysely, task, { after: { idBrand: last.id, missing } satisfies Place }, { key: task })
        else fileMetrics.missing.set(missing)
      },
    },
  }

  async function deleteUnfinished(): Promise<void> {
    const count = await storage.deleteUnfinished(new Date(Date.now() - youngMs))
    fileMetrics.collected.inc(count)
    if (count > 0) log.warn({ count }, 'uploads that never ended were deleted')
  }

  /** Resolves with how many files of the brand have no bytes. */
  async function walk(idBrand: number): Promise<number> {
    const stored = new Map<string, Date>()
    for await (const { key, putAt } of storage.list(`brand/${idBrand}`)) stored.set(key, putAt)
    // After the list, so that the row of an upload that was just finished is seen.
    const rows = await kysely
      .selectFrom('file')
      .select(['id', 'storage_key', 'deleted_at'])
      .where('brand_id', '=', idBrand)
      .where('purged_at', 'is', null)
      .execute()
    const named = new Set(rows.map(({ storage_key }) => storage_key))
    for (const [key, putAt] of stored) {
      if (named.has(originalOf(key)) || isYoung(putAt)) continue
      await storage.delete(key)
      fileMetrics.collected.inc()
      log.warn({ idBrand, key }, 'bytes that no file names were deleted')
    }
    const lacking = rows.filter(
      ({ storage_key, deleted_at }) => deleted_at === null && !stored.has(storage_key),
    )
    let count = 0
    for (const { id, storage_key } of lacking) {
      // Uploaded while the list was read.
      if (await isStored(storage, storage_key)) continue
      count += 1
      log.error({ idBrand, idFile: id }, 'a file has no bytes')
    }
    return count
  }
}

/** The key of a picture for that of its resized copy. */
function originalOf(key: string): string {
  return key.replace(/\.w\d+$/, '')
}

/** null where a walk begins. */
function placeIn(payload: unknown): Place | null {
  return (payload as { readonly after?: Place } | null)?.after ?? null
}

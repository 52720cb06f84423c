import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { defineJob, noPayload } from './define-job.ts'
import { fileMetrics } from './file-metrics.ts'
import type { Tasks } from './jobs.ts'

const collectResumable = defineJob({
  name: 'collect-resumable',
  lane: 'files',
  cron: '18 * * * *',
  payload: noPayload,
})
/** Of a run, which a node that stops waits for. */
const batch = 20

/**
 * Ends resumable uploads that are a day old, and forgets finished ones after 8 days, when no device asks for them any more: what an unfinished one reserved, then its bytes. One that is being finished at the
 * same moment either wins or is refused. Bytes that cannot be deleted are left to `collect-files`. A run queues the next one
 * until none are left.
 */
export function collectResumableTask(
  { kysely }: Pick<Database, 'kysely'>,
  storage: Pick<Storage, 'delete'>,
  log: Logger,
): Tasks {
  return collectResumable.task(async () => {
    const { count, unfinished, keys } = await takeOld()
    for (const key of keys) {
      await storage.delete(key).catch((err: unknown) => {
        log.warn({ err }, 'the bytes of an unfinished upload could not be deleted')
      })
    }
    fileMetrics.uploads.inc(unfinished)
    if (unfinished > 0)
      log.info({ count: unfinished }, 'resumable uploads that were not finished were deleted')
    if (count === batch) await collectResumable.addOnce(kysely, {})
  })

  /** Deletes their rows. Returns the keys of bytes that no row names any more. */
  function takeOld() {
    return inTransaction(kysely, async (db) => {
      const old = await db
        .selectFrom('resumable_upload')
        .selectAll()
        .where(
          sql<boolean>`created_at < now() - case when file_id is null then interval '1 day' else interval '8 days' end`,
        )
        .orderBy('created_at')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      const ids = old.map(({ id }) => id)
      if (ids.length === 0) return { count: 0, unfinished: 0, keys: [] }
      const unfinished = old.filter(({ file_id, upload_id }) => file_id === null && upload_id !== null)
      const parts = await db
        .selectFrom('resumable_part')
        .select('storage_key')
        .where('resumable_id', 'in', ids)
        .execute()
      for (const { brand_id, upload_id } of unfinished) {
        await db
          .deleteFrom('file_upload')
          .where('brand_id', '=', brand_id)
          .where('id', '=', upload_id)
          .execute()
      }
      await db.deleteFrom('resumable_upload').where('id', 'in', ids).execute()
      return {
        count: ids.length,
        unfinished: unfinished.length,
        keys: [...parts, ...unfinished].map(({ storage_key }) => storage_key),
      }
    })
  }
}

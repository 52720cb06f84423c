import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { defineJob, noPayload } from './define-job.ts'
import { fileMetrics } from './file-metrics.ts'
import type { Tasks } from './jobs.ts'

const collectUploads = defineJob({
  name: 'collect-uploads',
  lane: 'files',
  cron: '17 * * * *',
  payload: noPayload,
})
/** Of a run, which a node that stops waits for. */
const batch = 100

/**
 * Ends uploads that were not finished within a day: their reservation, then their bytes. An upload that is finished at the
 * same moment either wins or is refused. Bytes that cannot be deleted are left to `collect-files`. A run queues the next one
 * until none are left.
 */
export function collectUploadsTask(
  { kysely }: Pick<Database, 'kysely'>,
  storage: Pick<Storage, 'delete'>,
  log: Logger,
): Tasks {
  return collectUploads.task(async () => {
    const ended = await kysely
      .deleteFrom('file_upload')
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('file_upload')
          .select('id')
          .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
          .orderBy('created_at')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['brand_id', 'storage_key'])
      .execute()
    for (const { brand_id, storage_key } of ended) {
      fileMetrics.uploads.inc()
      await storage.delete(storage_key).catch((err: unknown) => {
        log.warn({ err, idBrand: brand_id }, 'the bytes of an unfinished upload could not be deleted')
      })
    }
    if (ended.length > 0) log.info({ count: ended.length }, 'uploads that were not finished were deleted')
    if (ended.length === batch) await collectUploads.addOnce(kysely, {})
  })
}

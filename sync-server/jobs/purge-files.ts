import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { defineJob } from './define-job.ts'
import { deleteBytes } from './delete-bytes.ts'
import type { Tasks } from './jobs.ts'

const purgeFiles = defineJob({
  name: 'purge-files',
  lane: 'files',
  cron: '37 * * * *',
  payload: z.object({
    /** The last file of the run before. The time is text, because a Date has no microseconds. */
    after: z.object({ deletedAt: z.string(), id: z.number() }).optional(),
  }),
})
/** Of a run, which a node that stops waits for. */
const batch = 500

/**
 * Deletes the bytes of deleted files after a day; until then an operator can restore them. A run queues the next one until
 * none are left. A file that cannot be deleted is tried again by later runs, and does not keep others.
 */
export function purgeFilesTask({ kysely }: Pick<Database, 'kysely'>, storage: Storage): Tasks {
  return purgeFiles.task(async ({ after }) => {
    const { deletedAt, id } = after ?? { deletedAt: '-infinity', id: 0 }
    const files = await kysely
      .selectFrom('file')
      .select(['id', 'storage_key', 'thumbnail', sql<string>`deleted_at::text`.as('deletedAt')])
      .where('purged_at', 'is', null)
      .where('deleted_at', '<', sql<Date>`now() - interval '1 day'`)
      .where(sql<boolean>`(deleted_at, id) > (${deletedAt}::timestamptz, ${id}::bigint)`)
      .orderBy('deleted_at')
      .orderBy('id')
      .limit(batch)
      .execute()
    const { deleted, failures } = await deleteBytes(storage, files)
    if (deleted.length > 0) {
      await kysely
        .updateTable('file')
        .set({ purged_at: sql<Date>`now()` })
        .where('id', 'in', deleted)
        .execute()
    }
    const last = files.at(-1)
    if (last && files.length === batch) {
      await purgeFiles.addOnce(kysely, { after: { deletedAt: last.deletedAt, id: last.id } })
    }
    if (failures.length > 0)
      throw new Error(`The bytes of ${failures.length} files could not be deleted.`, {
        cause: failures[0],
      })
  })
}

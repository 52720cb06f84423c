import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { pictureWidths, smallKeyOf } from '../gateways/storage/small-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Tasks } from './jobs.ts'

const atOnce = 500

/** Deletes the bytes of deleted files after a day; until then an operator can restore them. */
export function purgeFilesTask({ kysely }: Pick<Database, 'kysely'>, storage: Storage): Tasks {
  return {
    'purge-files': {
      cron: '37 * * * *',
      async run() {
        const rows = await kysely
          .selectFrom('file')
          .select(['id', 'storage_key'])
          .where('purged_at', 'is', null)
          .where('deleted_at', '<', sql<Date>`now() - interval '1 day'`)
          .orderBy('deleted_at')
          .limit(atOnce)
          .execute()
        for (const { id, storage_key } of rows) {
          for (const width of pictureWidths) await storage.delete(smallKeyOf(storage_key, width))
          await storage.delete(storage_key)
          await kysely.updateTable('file').set({ purged_at: sql<Date>`now()` }).where('id', '=', id).execute()
        }
      },
    },
  }
}

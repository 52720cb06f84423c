import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../database/open.ts'
import { tablesOfDocument } from '../database/tables/retention.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { designThumbnailKey } from '../gateways/storage/design-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { defineJob, noPayload } from './define-job.ts'
import type { Tasks } from './jobs.ts'
import { oneAtATime } from './one-at-a-time.ts'

const purgeDocuments = defineJob({
  name: 'purge-documents',
  lane: 'upkeep',
  cron: '27 * * * *',
  payload: noPayload,
})
/** Rows of one statement. */
const batch = 500
/** Of a run, which a node that stops waits for. */
const documentsOfRun = 200
/** By then no node has a socket in the room, and nothing waits to be appended. */
const closedMinutes = 5

interface Doc {
  readonly brand_id: number
  readonly document: string
  readonly id: number
}

/**
 * Deletes everything of documents that were purged: their thumbnail, their rows in all tables, that they are favourites, at last
 * their own. What is in the trash stays there until a member deletes it, as files do.
 * What a run has deleted is gone, so one that was killed goes on where it ended.
 */
export function purgeDocumentsTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  storage: Pick<Storage, 'delete'>,
): Tasks {
  return purgeDocuments.task(() =>
    oneAtATime(pool, purgeDocuments.name, async (client) => {
      const documents = await due(client)
      const failures: unknown[] = []
      for (const doc of documents) await purge(client, doc).catch((cause) => failures.push(cause))
      if (failures.length > 0)
        throw new Error(`${failures.length} documents could not be purged.`, { cause: failures[0] })
      if (documents.length === documentsOfRun) await purgeDocuments.addOnce(kysely, {})
    }),
  )

  async function purge(client: pg.PoolClient, { brand_id, document, id }: Doc): Promise<void> {
    await storage.delete(designThumbnailKey(brand_id, id))
    for (const table of tablesOfDocument) {
      for (let count = batch; count === batch; )
        count = await deleteRows(client, table, { brand_id, document })
    }
    await inTransaction(kysely, async (transaction) => {
      await sql`
        delete from favorite using brand_document made
        where made.brand_id = ${brand_id} and made.document = ${document}
          and favorite.brand_id = made.brand_id and template_id = made.id`.execute(transaction)
      for (const table of [...tablesOfDocument, 'brand_document'] as const)
        await transaction
          .deleteFrom(table)
          .where('brand_id', '=', brand_id)
          .where('document', '=', document)
          .execute()
    })
  }
}

async function due(client: pg.PoolClient): Promise<readonly Doc[]> {
  const { rows } = await client.query<Doc>(
    `select brand_id, document, id from brand_document
     where trashed_at is not null and purging_at < now() - make_interval(mins => $1)
     order by purging_at limit $2`,
    [closedMinutes, documentsOfRun],
  )
  return rows
}

async function deleteRows(
  client: pg.PoolClient,
  table: string,
  { brand_id, document }: Omit<Doc, 'id'>,
): Promise<number> {
  const { rowCount } = await client.query(
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where brand_id = $1 and document = $2 limit $3))`,
    [brand_id, document, batch],
  )
  return rowCount ?? 0
}

import type pg from 'pg'
import type { Database } from '../database/open.ts'
import { restorableDays, tablesOfBrand, withdrawnDays } from '../database/tables/retention.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { designFolderOf } from '../gateways/storage/design-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { defineJob, noPayload } from './define-job.ts'
import { deleteBytes, deleteFolder } from './delete-bytes.ts'
import type { Tasks } from './jobs.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const purgeBrands = defineJob({
  name: 'purge-brands',
  lane: 'files',
  cron: '57 * * * *',
  payload: noPayload,
})
/** Rows of one statement. */
const batch = 500
/** Files take longer: seven keys each in the file store. */
const filesOfBatch = 100
/** Of a run, which a node that stops waits for: 25,000 rows, or 600 files. */
const workOfRun = 50
const workOfFiles = 8
/** Of a statement that finds few rows: a brand has some in each of its tables. */
const leastWork = 0.2

/**
 * Deletes everything of brands that were deleted long enough ago: rows, files and answers of repeated calls, at last the
 * brand's own row. What a run has deleted is gone, so one that was killed goes on where it ended. A brand whose files
 * cannot be deleted is tried again by later runs, and does not keep others.
 */
export function purgeBrandsTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  storage: Storage,
): Tasks {
  return purgeBrands.task(() => oneAtATime(pool, purgeBrands.name, (client) => purge(client)))

  async function purge(client: pg.PoolClient): Promise<void> {
    const failures: unknown[] = []
    const budget = { work: workOfRun }
    await begin(client)
    for (const id of await begun(client)) {
      try {
        if (await purgeBrand(client, id, budget)) continue
        await purgeBrands.addOnce(kysely, {})
        break
      } catch (cause) {
        failures.push(cause)
      }
    }
    if (failures.length > 0)
      throw new Error(`${failures.length} brands could not be purged.`, { cause: failures[0] })
  }

  /** Returns false where the budget ends before the brand does. */
  async function purgeBrand(client: pg.PoolClient, id: number, budget: { work: number }): Promise<boolean> {
    for (const table of tablesOfBrand) {
      for (let isMore = true; isMore; ) {
        if (budget.work <= 0) return false
        const ofFiles = table === 'file'
        const count = ofFiles ? await deleteFiles(client, id) : await deleteRows(client, table, id)
        if (count > 0) budget.work -= ofFiles ? workOfFiles : Math.max(count / batch, leastWork)
        isMore = count === (ofFiles ? filesOfBatch : batch)
      }
    }
    for (const folder of [`brand/${id}`, designFolderOf(id)]) await deleteFolder(storage, folder)
    await inTransaction(kysely, async (transaction) => {
      // What was written meanwhile, by a node that had not heard of the deletion.
      for (const table of tablesOfBrand)
        await transaction.deleteFrom(table).where('brand_id', '=', id).execute()
      await transaction.deleteFrom('brand').where('id', '=', id).execute()
    })
    return true
  }

  async function deleteFiles(client: pg.PoolClient, id: number): Promise<number> {
    const { rows } = await client.query<{ id: number; storage_key: string; thumbnail: string }>(
      'select id, storage_key, thumbnail from file where brand_id = $1 limit $2',
      [id, filesOfBatch],
    )
    const { deleted, failures } = await deleteBytes(storage, rows)
    await client.query('delete from file where brand_id = $1 and id = any($2)', [id, deleted])
    if (failures.length > 0)
      throw new Error(`Files of brand ${id} could not be deleted.`, { cause: failures[0] })
    return rows.length
  }
}

/** A brand can be restored until here; its row is locked only by this statement. */
async function begin(client: pg.PoolClient): Promise<void> {
  await client.query(
    `update brand set purging_at = now() where id in (
       select id from brand
       where deleted_at < now() - make_interval(days => $2) and purging_at is null
         and (deleted_at < now() - make_interval(days => $1) or not exists (
           select from brand_member member join account on account.id = member.account_id
           where member.brand_id = brand.id
             and (account.withdrawn_at is null or account.withdrawn_at > now() - make_interval(days => $2))
         ))
       for update skip locked
     )`,
    [restorableDays, withdrawnDays],
  )
}

async function begun(client: pg.PoolClient): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from brand where deleted_at is not null and purging_at is not null order by purging_at, id',
  )
  return rows.map(({ id }) => id)
}

async function deleteRows(client: pg.PoolClient, table: string, id: number): Promise<number> {
  const { rowCount } = await client.query(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where brand_id = $1 limit $2))`,
    [id, batch],
  )
  return rowCount ?? 0
}

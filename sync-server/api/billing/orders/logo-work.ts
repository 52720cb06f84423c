import type { Transaction } from 'kysely'
import type { LogoOrder } from '#model/money/orders.ts'
import { listFileRows } from '#server/api/files/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'

/*
 * The work of a paid logo: a task of the desk without credits. It is written here, because tasks themselves are paid by the ledger.
 */

/** Files of the order that are gone since are left out. */
export async function orderWork(
  db: Transaction<DB>,
  order: {
    readonly brand: number
    readonly account: number | null
    readonly pid: string
    readonly snapshot: Pick<LogoOrder, 'title' | 'request' | 'files'>
    readonly at: Date
  },
): Promise<void> {
  const { brand, account, pid, snapshot, at } = order
  const asker = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account ?? 0)
    .executeTakeFirst()
  const { id: task } = await db
    .insertInto('task')
    .values({
      brand_id: brand,
      account_id: asker?.id ?? null,
      title: snapshot.title,
      request: snapshot.request,
      product_ids: [],
      credit: 0,
      order_pid: pid,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = snapshot.files.length > 0 ? await listFileRows(db, brand, snapshot.files) : []
  for (const { id, name, media_type, size, deleted_at, trashed_at } of files) {
    if (deleted_at !== null || trashed_at !== null) continue
    const file = { file_id: id, name, media_type, size }
    await db
      .insertInto('task_file')
      .values({ brand_id: brand, task_id: task, ...file })
      .execute()
  }
  await mail(db, { brand, task, about: 'REQUESTED' })
}

/** Cancels the work of a refunded order, where it has not begun. */
export async function cancelWork(
  db: Transaction<DB>,
  { brand, pid, at }: { readonly brand: number; readonly pid: string; readonly at: Date },
): Promise<void> {
  const task = await db
    .updateTable('task')
    .set({ status: 'CANCELED', credit_state: 'RETURNED', updated_at: at })
    .where('brand_id', '=', brand)
    .where('order_pid', '=', pid)
    .where('status', '=', 'REQUESTED')
    .returning('id')
    .executeTakeFirst()
  if (task) await mail(db, { brand, task: task.id, about: 'CANCELED' })
}

async function mail(
  db: Transaction<DB>,
  { brand, task, about }: { brand: number; task: number; about: 'REQUESTED' | 'CANCELED' },
): Promise<void> {
  await db.insertInto('task_mail').values({ brand_id: brand, task_id: task, about }).execute()
}

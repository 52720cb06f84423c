import type { Kysely } from 'kysely'
import type { TaskStatus } from '#model/tasks/task.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The brand of a task, which the desk names by its number alone. Rejects with NOT_FOUND, also where the brand is deleted. */
export async function brandOfTask(db: Kysely<DB>, idTask: number): Promise<number> {
  const found = await db
    .selectFrom('task')
    .innerJoin('brand', 'brand.id', 'task.brand_id')
    .select('task.brand_id')
    .where('task.id', '=', idTask)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND')
  return found.brand_id
}

interface QueueFilter {
  readonly status?: TaskStatus | undefined
  /** Only the tasks of this member of the staff. */
  readonly worker: number | null
  readonly page: number
  readonly size: number
}

/** Tasks of all brands that are not deleted, the oldest first. Without a state, those that have not ended. */
export async function pageQueue(db: Kysely<DB>, { status, worker, page, size }: QueueFilter) {
  let matching = db
    .selectFrom('task')
    .innerJoin('brand', 'brand.id', 'task.brand_id')
    .where('brand.deleted_at', 'is', null)
  matching = status
    ? matching.where('task.status', '=', status)
    : matching.where('task.status', 'in', ['REQUESTED', 'IN_PROGRESS', 'REVIEW'])
  if (worker !== null) matching = matching.where('task.staff_account_id', '=', worker)
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin('account as worker', 'worker.id', 'task.staff_account_id')
    .leftJoin('task_quote as quote', 'quote.task_id', 'task.id')
    .select(['quote.task_id as quote_of', 'quote.expires_at', 'quote.accepted_at'])
    .select(['task.id', 'task.title', 'task.status', 'task.credit', 'task.created_at', 'task.updated_at'])
    .select(['task.staff_account_id', 'brand.name as brand_name', 'worker.full_name as worker'])
    .orderBy('task.id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}

/** What the desk gets besides the task itself: names, and the link to the guide that is still open. */
export function readDeskFacts(db: Kysely<DB>, idBrand: number, idTask: number) {
  return db
    .selectFrom('task')
    .innerJoin('brand', 'brand.id', 'task.brand_id')
    .leftJoin('account as worker', 'worker.id', 'task.staff_account_id')
    .leftJoin('brand_share as share', (join) =>
      join.onRef('share.id', '=', 'task.share_id').on('share.revoked_at', 'is', null),
    )
    .select(['brand.name as brand_name', 'worker.full_name as worker', 'task.staff_account_id'])
    .select(['share.sealed_key', 'share.key_hash'])
    .where('task.brand_id', '=', idBrand)
    .where('task.id', '=', idTask)
    .executeTakeFirstOrThrow()
}

/** Where what is printed goes; null of other tasks, and once the task has ended. */
export async function readAddress(db: Kysely<DB>, idBrand: number, idTask: number) {
  const row = await db
    .selectFrom('task_address')
    .select(['recipient', 'phone', 'address'])
    .where('brand_id', '=', idBrand)
    .where('task_id', '=', idTask)
    .executeTakeFirst()
  return row ?? null
}

/** The file of a task whose bytes are there. Rejects with NOT_FOUND. */
export async function findTaskFile(db: Kysely<DB>, idBrand: number, idTask: number, idFile: number) {
  const row = await db
    .selectFrom('task_file')
    .innerJoin('file', 'file.id', 'task_file.file_id')
    .selectAll('file')
    .where('task_file.brand_id', '=', idBrand)
    .where('task_file.task_id', '=', idTask)
    .where('task_file.file_id', '=', idFile)
    .where('file.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

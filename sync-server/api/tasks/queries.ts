import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type TaskStatus, type TaskStep, taskSteps } from '#model/tasks/task.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type {
  TaskAddressTable,
  TaskMailTable,
  TaskMessageTable,
  TaskPrintTable,
  TaskTable,
} from '#server/database/tables/tasks.ts'
import { Refusal } from '#server/http/refusal.ts'
import { returnCredits } from '../billing/credits/ledger.ts'
import type { FileRow } from '../files/queries.ts'
import { revokeShareRow } from '../share/queries.ts'
import { isUnpriced, type QuoteRow, readQuote } from './quotes/queries.ts'
import type { QuoteColumns } from './quotes/rows.ts'

export type TaskRow = Selectable<TaskTable>

export const creditKey = (idTask: number) => `use:task:${idTask}`

/** A task of the brand, locked until the end of the transaction. Rejects with NOT_FOUND. */
export async function lockTask(db: Transaction<DB>, idBrand: number, id: number): Promise<TaskRow> {
  const row = await db
    .selectFrom('task')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Moves a locked task on, with what belongs to that: credits that come back, the link to the guide that ends, the mail to who
 * asked for it. Rejects with CONFLICT where it is not in a state for it.
 */
export async function moveTask(
  db: Transaction<DB>,
  row: TaskRow,
  step: TaskStep,
  { at, staff = row.staff_account_id }: { readonly at: Date; readonly staff?: number | null },
): Promise<TaskRow> {
  const { from, to, credit } = taskSteps[step]
  if (!from.includes(row.status)) throw new Refusal('CONFLICT')
  // What was paid for is given up by a refund alone.
  if (step === 'cancel' && row.order_pid !== null) throw new Refusal('CONFLICT')
  const hasNoPrice = row.status === 'REQUESTED' && (await isUnpriced(db, row))
  if (step === 'take' && hasNoPrice) throw new Refusal('CONFLICT')
  if (credit === 'RETURNED' && row.credit > 0) await giveBack(db, row, at)
  const hasEnded = to === 'DONE' || to === 'CANCELED'
  if (hasEnded && row.share_id !== null) await revokeShareRow(db, row.brand_id, row.share_id)
  if (hasEnded) await deleteAddress(db, row)
  if (to !== row.status || to === 'REVIEW') await mailTask(db, row, hasNoPrice ? 'QUOTE_CLOSED' : to)
  return db
    .updateTable('task')
    .set({ status: to, credit_state: credit, staff_account_id: staff, updated_at: at })
    .where('brand_id', '=', row.brand_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes where what is printed goes. */
export async function insertAddress(
  db: Transaction<DB>,
  { id, brand_id }: TaskRow,
  address: Omit<Insertable<TaskAddressTable>, 'task_id' | 'brand_id'>,
): Promise<void> {
  await db
    .insertInto('task_address')
    .values({ task_id: id, brand_id, ...address })
    .execute()
}

/** Nothing is sent any more: whom it would have gone to is forgotten. */
async function deleteAddress(db: Transaction<DB>, { id, brand_id }: TaskRow): Promise<void> {
  await db.deleteFrom('task_address').where('brand_id', '=', brand_id).where('task_id', '=', id).execute()
}

async function giveBack(db: Transaction<DB>, { id, brand_id, title }: TaskRow, at: Date): Promise<void> {
  const key = `refund:task:${id}`
  await returnCredits(db, {
    brand: brand_id,
    key,
    useKey: creditKey(id),
    at,
    kind: 'task',
    ref: id,
    description: title,
  })
}

/** Has a mail sent to who asked for the task. */
export async function mailTask(
  db: Kysely<DB>,
  { id, brand_id }: Pick<TaskRow, 'id' | 'brand_id'>,
  about: TaskMailTable['about'],
): Promise<void> {
  await db.insertInto('task_mail').values({ task_id: id, brand_id, about }).execute()
}

type NewMessage = Pick<Selectable<TaskMessageTable>, 'side' | 'kind' | 'account_id' | 'text'>

/** Adds a message to a locked task. */
export async function insertMessage(
  db: Transaction<DB>,
  task: TaskRow,
  message: NewMessage,
  at: Date,
): Promise<MessageRow> {
  const { id } = await db
    .insertInto('task_message')
    .values({ ...message, brand_id: task.brand_id, task_id: task.id, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('task')
    .set({ updated_at: at })
    .where('brand_id', '=', task.brand_id)
    .where('id', '=', task.id)
    .execute()
  return selectMessages(db, task).where('task_message.id', '=', id).executeTakeFirstOrThrow()
}

/** Notes files as part of a task; without a message, of its brief. */
export async function attachFiles(
  db: Kysely<DB>,
  task: Pick<TaskRow, 'id' | 'brand_id'>,
  files: readonly FileRow[],
  idMessage: number | null,
): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('task_file')
    .values(
      files.map(({ id, name, media_type, size }) => ({
        brand_id: task.brand_id,
        task_id: task.id,
        message_id: idMessage,
        file_id: id,
        name,
        media_type,
        size,
      })),
    )
    .execute()
}

function selectMessages(db: Kysely<DB>, { id, brand_id }: Pick<TaskRow, 'id' | 'brand_id'>) {
  return db
    .selectFrom('task_message')
    .leftJoin('account', 'account.id', 'task_message.account_id')
    .selectAll('task_message')
    .select('account.full_name as author')
    .where('task_message.brand_id', '=', brand_id)
    .where('task_message.task_id', '=', id)
}

export type MessageRow = Selectable<TaskMessageTable> & { readonly author: string | null }

export interface AttachedFile {
  readonly message_id: number | null
  readonly file_id: number | null
  readonly name: string
  readonly media_type: string
  readonly size: number
  /** Whether its bytes can be read. */
  readonly is_there: boolean
}

export interface TaskParts {
  readonly task: TaskRow
  readonly requestedBy: string | null
  readonly messages: readonly MessageRow[]
  readonly files: readonly AttachedFile[]
  readonly print: Selectable<TaskPrintTable> | null
  readonly quote: QuoteRow | null
}

/** A task with everything that belongs to it. Rejects with NOT_FOUND. */
export async function readTaskParts(db: Kysely<DB>, idBrand: number, id: number): Promise<TaskParts> {
  const task = await db
    .selectFrom('task')
    .leftJoin('account', 'account.id', 'task.account_id')
    .selectAll('task')
    .select('account.full_name as requested_by')
    .where('task.brand_id', '=', idBrand)
    .where('task.id', '=', id)
    .executeTakeFirst()
  if (!task) throw new Refusal('NOT_FOUND')
  const messages = await selectMessages(db, task).orderBy('task_message.id').execute()
  const print = await db
    .selectFrom('task_print')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('task_id', '=', id)
    .executeTakeFirst()
  return {
    task,
    requestedBy: task.requested_by || null,
    messages,
    files: await listFiles(db, task),
    print: print ?? null,
    quote: await readQuote(db, task),
  }
}

function listFiles(
  db: Kysely<DB>,
  { id, brand_id }: Pick<TaskRow, 'id' | 'brand_id'>,
): Promise<AttachedFile[]> {
  return db
    .selectFrom('task_file')
    .leftJoin('file', 'file.id', 'task_file.file_id')
    .select([
      'task_file.message_id',
      'task_file.file_id',
      'task_file.name',
      'task_file.media_type',
      'task_file.size',
      sql<boolean>`file.id is not null and file.deleted_at is null`.as('is_there'),
    ])
    .where('task_file.brand_id', '=', brand_id)
    .where('task_file.task_id', '=', id)
    .orderBy('task_file.id')
    .execute()
}

interface TaskFilter {
  readonly status?: TaskStatus | undefined
  /** Part of the title. */
  readonly query?: string | undefined
  readonly page: number
  readonly size: number
}

export type ListedTask = TaskRow & QuoteColumns & { readonly requested_by: string | null }

/** The tasks of a brand, newest first. */
export async function pageTasks(
  db: Kysely<DB>,
  idBrand: number,
  { status, query, page, size }: TaskFilter,
): Promise<{ readonly rows: readonly ListedTask[]; readonly count: number }> {
  let matching = db.selectFrom('task').where('task.brand_id', '=', idBrand)
  if (status) matching = matching.where('task.status', '=', status)
  if (query) matching = matching.where(sql<boolean>`position(lower(${query}) in lower(task.title)) > 0`)
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin('account', 'account.id', 'task.account_id')
    .leftJoin('task_quote as quote', 'quote.task_id', 'task.id')
    .selectAll('task')
    .select('account.full_name as requested_by')
    .select(['quote.task_id as quote_of', 'quote.expires_at', 'quote.accepted_at'])
    .orderBy('task.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}

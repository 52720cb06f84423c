import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type TicketStatus, ticketLimits } from '#model/support/ticket.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { SupportAnswerTable, SupportTicketTable } from '#server/database/tables/support.ts'
import { Refusal } from '#server/http/refusal.ts'

export type TicketRow = Selectable<SupportTicketTable>
export type AnswerRow = Selectable<SupportAnswerTable>

type NewTicket = Pick<
  Insertable<SupportTicketTable>,
  'client_key' | 'account_id' | 'topic' | 'name' | 'email' | 'language' | 'text'
>

/** The question of that key, which is stored once. Rejects with CONFLICT where the key is that of another question. */
export async function insertTicket(db: Kysely<DB>, row: NewTicket): Promise<TicketRow> {
  await db
    .insertInto('support_ticket')
    .values(row)
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .execute()
  const stored = await db
    .selectFrom('support_ticket')
    .selectAll()
    .where('client_key', '=', row.client_key)
    .executeTakeFirstOrThrow()
  if (stored.email !== row.email || stored.text !== row.text) throw new Refusal('CONFLICT')
  return stored
}

/** Whether a question of that key is stored. */
export async function hasTicket(db: Kysely<DB>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('support_ticket')
    .select('id')
    .where('client_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

interface TicketFilter {
  readonly status: TicketStatus | undefined
  readonly page: number
  readonly size: number
}

/** The oldest first; without a state those that wait for an answer. */
export async function pageTickets(db: Kysely<DB>, { status = 'RECEIVED', page, size }: TicketFilter) {
  const { count } = await db
    .selectFrom('support_ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('support_ticket')
    .selectAll()
    .where('status', '=', status)
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}

export type ReadTicket = TicketRow & { readonly account_email: string | null }

/** With the address of the account that asked. */
export function findTicket(db: Kysely<DB>, id: number): Promise<ReadTicket | undefined> {
  return db
    .selectFrom('support_ticket')
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'support_ticket.account_id').on('account.withdrawn_at', 'is', null),
    )
    .selectAll('support_ticket')
    .select('account.email as account_email')
    .where('support_ticket.id', '=', id)
    .executeTakeFirst()
}

/** Locked until the end of the transaction. */
export function lockTicket(db: Transaction<DB>, id: number): Promise<TicketRow | undefined> {
  return db.selectFrom('support_ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What was answered, the first first. */
export function listAnswers(db: Kysely<DB>, idTicket: number): Promise<AnswerRow[]> {
  return db.selectFrom('support_answer').selectAll().where('ticket_id', '=', idTicket).orderBy('id').execute()
}

/** Adds an answer to a locked question, which is mailed by a job. Rejects with LIMIT_EXCEEDED after many. */
export async function insertAnswer(
  db: Transaction<DB>,
  { id }: TicketRow,
  answer: { readonly staffName: string; readonly text: string },
): Promise<void> {
  if ((await listAnswers(db, id)).length >= ticketLimits.answers) throw new Refusal('LIMIT_EXCEEDED')
  await db
    .insertInto('support_answer')
    .values({ ticket_id: id, staff_name: answer.staffName, text: answer.text })
    .execute()
  await setStatus(db, id, 'ANSWERED')
}

/** Deletes a locked question. Rejects with CONFLICT where it was answered. */
export async function deleteTicketRow(db: Transaction<DB>, { id }: TicketRow): Promise<void> {
  if ((await listAnswers(db, id)).length > 0) throw new Refusal('CONFLICT')
  await db.deleteFrom('support_ticket').where('id', '=', id).execute()
}

export async function setStatus(db: Kysely<DB>, id: number, status: TicketStatus): Promise<void> {
  await db
    .updateTable('support_ticket')
    .set({ status, closed_at: status === 'CLOSED' ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

import {
  answerTicket,
  closeTicket,
  deleteTicket,
  listTickets,
  readTicket,
} from '#contract/operator-support.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { noteAct } from '../tasks/acts/queries.ts'
import {
  deleteTicketRow,
  findTicket,
  insertAnswer,
  listAnswers,
  lockTicket,
  pageTickets,
  setStatus,
  type TicketRow,
} from './queries.ts'
import { toQueuedTicket, toTicket } from './rows.ts'

/** Questions to the operator as the desk reads, answers, closes and deletes them. What is answered stands in no act. */
export const supportDeskRoutes: readonly Implementation[] = [
  implement(listTickets, async ({ db }, { query: { status, page, size } }) => {
    const { rows, count } = await pageTickets(db, { status, page, size })
    return {
      ...listing('tickets', rows.map(toQueuedTicket)),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),

  implement(readTicket, ({ db }, { params }) => show(db, params.idTicket)),

  implement(answerTicket, async (context, { params: { idTicket }, body: { text } }) => {
    await change(context, idTicket, async (db, row) => {
      await insertAnswer(db, row, { staffName: context.account.name, text })
      await noteAct(db, context.account, 'WRITE', { ticket: idTicket })
    })
    return show(context.db, idTicket)
  }),

  implement(closeTicket, async (context, { params: { idTicket } }) => {
    await change(context, idTicket, async (db) => {
      await setStatus(db, idTicket, 'CLOSED')
      await noteAct(db, context.account, 'CLOSE_TICKET', { ticket: idTicket })
    })
    return show(context.db, idTicket)
  }),

  implement(deleteTicket, async (context, { params: { idTicket } }) => {
    await context.transact(async (db) => {
      const row = await lockTicket(db, idTicket)
      if (!row) throw new Refusal('NOT_FOUND')
      await deleteTicketRow(db, row)
      await noteAct(db, context.account, 'DELETE_TICKET', { ticket: idTicket })
    })
    return {}
  }),
]

async function show(db: CallContext['db'], id: number) {
  const row = await findTicket(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return toTicket(row, await listAnswers(db, id))
}

type Transaction = Parameters<Parameters<CallContext['transact']>[0]>[0]

function change(
  context: CallContext,
  id: number,
  work: (db: Transaction, row: TicketRow) => Promise<void>,
): Promise<void> {
  return context.transact(async (db) => {
    const row = await lockTicket(db, id)
    if (!row) throw new Refusal('NOT_FOUND')
    if (row.status === 'CLOSED') throw new Refusal('CONFLICT')
    await work(db, row)
  })
}

import type { ReplyOf } from '#contract/call.ts'
import type { listTickets, readTicket } from '#contract/operator-support.ts'
import type { AnswerRow, ReadTicket, TicketRow } from './queries.ts'

export function toQueuedTicket({
  id,
  topic,
  name,
  status,
  created_at,
}: TicketRow): ReplyOf<typeof listTickets>['_embedded']['tickets'][number] {
  return { idTicket: id, topic, name, status, createdAt: created_at.toISOString() }
}

export function toTicket(row: ReadTicket, answers: readonly AnswerRow[]): ReplyOf<typeof readTicket> {
  return {
    ...toQueuedTicket(row),
    email: row.email,
    accountEmail: row.account_email,
    language: row.language,
    isMember: row.account_id !== null,
    text: row.text,
    answers: answers.map(({ staff_name, text, created_at, mailed_at }) => ({
      staffName: staff_name,
      text,
      at: created_at.toISOString(),
      mailedAt: mailed_at?.toISOString() ?? null,
    })),
  }
}

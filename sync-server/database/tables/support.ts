import type { Generated } from 'kysely'
import type { TicketStatus, TicketTopic } from '#model/support/ticket.ts'
import type { CreatedAt, DefaultedTimestamp, Id, OptionalTimestamp } from './columns.ts'

export interface SupportTicketTable {
  id: Id
  /** Made by the form: the same one is the same question. */
  client_key: string
  /** null: asked by a visitor, or by an account that was withdrawn. */
  account_id: number | null
  topic: TicketTopic
  name: string
  email: string
  language: string
  text: string
  status: Generated<TicketStatus>
  closed_at: OptionalTimestamp
  created_at: CreatedAt
}

export interface SupportAnswerTable {
  id: Id
  ticket_id: number
  staff_name: string
  text: string
  mailed_at: OptionalTimestamp
  /** Failed attempts to mail it, and when the next one is due. */
  mail_tries: Generated<number>
  mail_after: DefaultedTimestamp
  created_at: CreatedAt
}

import type { ColumnType, Generated } from 'kysely'
import type { PrintFinish, PrintKind, PrintPaper } from '#model/tasks/print.ts'
import type { QuoteKind } from '#model/tasks/quote.ts'
import type { TaskCreditState, TaskStatus } from '#model/tasks/task.ts'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

/** Designer work that a brand asks for. */
export interface TaskTable {
  id: Id
  brand_id: number
  /** Who asked for it. */
  account_id: OptionalNumber
  title: string
  request: string
  product_ids: ColumnType<readonly number[], readonly number[], never>
  /** In which size: pairs of a product and a form. */
  product_forms: ColumnType<readonly (readonly [number, string])[], string | undefined, never>
  /** Sum of the products when it was asked for. */
  credit: number
  status: Generated<TaskStatus>
  credit_state: Generated<TaskCreditState>
  /** The link to the guide that was made for the designer. */
  share_id: OptionalNumber
  /** Who works on it. */
  staff_account_id: OptionalNumber
  /** The paid order that it is of. */
  order_pid: OptionalText
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

/** What is printed by a task. */
export interface TaskPrintTable {
  task_id: number
  brand_id: number
  kind: PrintKind
  paper: PrintPaper
  finish: PrintFinish
  amount: number
  /** Millimetres, trimmed. */
  width: number
  height: number
  sides: 1 | 2
}

/** What a team asks the price of, and what the desk answers: all three or none. */
export interface TaskQuoteTable {
  task_id: number
  brand_id: number
  kind: QuoteKind
  amount: number
  /** Millimetres, trimmed. */
  width: number
  height: number
  pages: number
  credit: OptionalNumber
  /** From the acceptance until what is printed arrives. */
  days: OptionalNumber
  expires_at: OptionalTimestamp
  accepted_at: OptionalTimestamp
}

/** Where a task sends what is printed. Deleted when the task ends. */
export interface TaskAddressTable {
  task_id: number
  brand_id: number
  recipient: string
  phone: string
  address: string
}

export interface TaskMessageTable {
  id: Id
  brand_id: number
  task_id: number
  /** STAFF: operators and designers. */
  side: 'TEAM' | 'STAFF'
  kind: 'MESSAGE' | 'DELIVERY' | 'CHANGES' | 'CANCELED' | 'QUOTE'
  account_id: OptionalNumber
  text: string
  created_at: CreatedAt
}

export interface TaskFileTable {
  id: Id
  brand_id: number
  task_id: number
  /** null: of the brief. */
  message_id: OptionalNumber
  /** null: the team has deleted it. */
  file_id: OptionalNumber
  name: string
  media_type: string
  size: number
}

/** A mail that is to be sent, written in the transaction of what it tells. */
export interface TaskMailTable {
  id: Id
  brand_id: number
  task_id: number
  /** The state that it tells of; WRITTEN: the staff wrote something. */
  about: TaskStatus | 'WRITTEN' | 'QUOTE_ASKED' | 'QUOTED' | 'QUOTE_CLOSED'
  /** Failed attempts. */
  tries: Generated<number>
  /** When the next attempt is due. */
  after: DefaultedTimestamp
}

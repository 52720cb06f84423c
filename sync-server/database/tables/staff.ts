import type { ColumnType } from 'kysely'
import type { StaffAct, StaffRole } from '#model/access/staff.ts'
import type { CreatedAt, Id, OptionalText, Timestamp } from './columns.ts'

/** An account that works at the desk. */
export interface StaffTable {
  account_id: number
  role: StaffRole
  created_at: CreatedAt
}

export interface StaffSessionTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer
  account_id: number
  created_at: CreatedAt
  expires_at: Timestamp
}

/** Columns that a trigger keeps as they were inserted. */
type Immutable<T> = ColumnType<T, T, never>
type ImmutableOrNull<T> = ColumnType<T | null, T | null | undefined, never>

/** An action of a staff member at the desk. */
export interface StaffActTable {
  id: Id
  at: CreatedAt
  /** Numbers, which outlive what they name. */
  staff_id: Immutable<number>
  staff_name: Immutable<string>
  act: Immutable<StaffAct>
  /** Null where it is about an application of the campaign or a question to the operator, which belong to no brand. */
  brand_id: ImmutableOrNull<number>
  task_id: ImmutableOrNull<number>
  application_id: ImmutableOrNull<number>
  ticket_id: ImmutableOrNull<number>
  details: OptionalText
}

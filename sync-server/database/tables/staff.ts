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
type Kept<T> = ColumnType<T, T, never>
type KeptIfAny<T> = ColumnType<T | null, T | null | undefined, never>

/** Something that somebody at the desk has done. */
export interface StaffActTable {
  id: Id
  at: CreatedAt
  /** Numbers, which outlive what they name. */
  staff_id: Kept<number>
  staff_name: Kept<string>
  act: Kept<StaffAct>
  /** Null where it is about an application of the campaign, which belongs to an account. */
  brand_id: KeptIfAny<number>
  task_id: KeptIfAny<number>
  application_id: KeptIfAny<number>
  details: OptionalText
}

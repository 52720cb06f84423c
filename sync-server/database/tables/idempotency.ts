import type { ColumnType } from 'kysely'
import type { CreatedAt, OptionalNumber } from './columns.ts'

export interface IdempotencyTable {
  /** The account's id, or 'service'. */
  account: string
  key: string
  /** Of the call; null for calls about no brand. */
  brand_id: OptionalNumber
  /** SHA-256 of method, path and body. */
  request_hash: Buffer
  /** null: the first call is still running. */
  status: OptionalNumber
  body: ColumnType<unknown, string | null | undefined, string | null>
  created_at: CreatedAt
}

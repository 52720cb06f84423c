import type { ColumnType } from 'kysely'
import type { CreditType, InviteMilestone, InviteSide, LotType } from '#model/money/credits.ts'
import type { CreatedAt, Id, OptionalNumber, OptionalTimestamp } from './columns.ts'

/** Columns that a trigger keeps as they were inserted. */
type Kept<T> = ColumnType<T, T, never>
type KeptIfAny<T> = ColumnType<T | null, T | null | undefined, never>

export interface CreditAccountTable {
  brand_id: Kept<number>
  /** Sum of `rest` of the brand's lots; never below 0. */
  balance: number
}

export interface CreditLotTable {
  id: Id
  brand_id: Kept<number>
  type: Kept<LotType>
  granted: Kept<number>
  /** Sum of its entries. */
  rest: number
  /** The first moment at which it cannot be spent any more. */
  expires_at: Kept<Date>
  created_at: Kept<Date>
}

export interface CreditEntryTable {
  id: Id
  brand_id: Kept<number>
  at: Kept<Date>
  type: Kept<CreditType>
  amount: Kept<number>
  lot_id: Kept<number>
  /** Key of the event: entries of one event differ by `part`, from 0. */
  idem: Kept<string>
  part: Kept<number>
  /** What it is about, such as `welcome` or `lot`, and the number of that. */
  ref_kind: Kept<string>
  ref_id: KeptIfAny<string>
  description: KeptIfAny<string>
  balance_after: Kept<number>
}

/** A friend who signed up by somebody's link. */
export interface InviteTable {
  invitee_id: number
  /** null: the code is nobody's. */
  inviter_id: OptionalNumber
  refused: KeptIfAny<'UNKNOWN_CODE' | 'OWN_ADDRESS'>
  created_at: CreatedAt
}

export interface InviteRewardTable {
  invitee_id: number
  milestone: InviteMilestone
  side: InviteSide
  recipient_id: number
  amount: number
  earned_at: Date
  /** null: the recipient owns no brand yet. */
  paid_at: OptionalTimestamp
  /** Number of the brand that has the credits. */
  paid_to: OptionalNumber
}

import type { ColumnType } from 'kysely'
import type { CreditType, InviteMilestone, InviteSide, LotType } from '#model/money/credits.ts'
import type { CreatedAt, Id, OptionalNumber, OptionalTimestamp } from './columns.ts'

/** Columns that a trigger keeps as they were inserted. */
type Immutable<T> = ColumnType<T, T, never>
type ImmutableOrNull<T> = ColumnType<T | null, T | null | undefined, never>

export interface CreditAccountTable {
  brand_id: Immutable<number>
  /** Sum of `rest` of the brand's lots; never below 0. */
  balance: number
}

export interface CreditLotTable {
  id: Id
  brand_id: Immutable<number>
  type: Immutable<LotType>
  granted: Immutable<number>
  /** Sum of its entries. */
  rest: number
  /** The first moment at which it cannot be spent any more. */
  expires_at: Immutable<Date>
  created_at: Immutable<Date>
}

export interface CreditEntryTable {
  id: Id
  brand_id: Immutable<number>
  at: Immutable<Date>
  type: Immutable<CreditType>
  amount: Immutable<number>
  lot_id: Immutable<number>
  /** Key of the event: entries of one event differ by `part`, from 0. */
  idem: Immutable<string>
  part: Immutable<number>
  /** What it is about, such as `welcome` or `lot`, and the number of that. */
  ref_kind: Immutable<string>
  ref_id: ImmutableOrNull<string>
  description: ImmutableOrNull<string>
  balance_after: Immutable<number>
}

/** A friend who signed up by an invite link. */
export interface InviteTable {
  invitee_id: number
  /** null: the code belongs to no account. */
  inviter_id: OptionalNumber
  refused: ImmutableOrNull<'UNKNOWN_CODE' | 'OWN_ADDRESS'>
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

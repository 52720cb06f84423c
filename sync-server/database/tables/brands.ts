import type { ColumnType, Generated } from 'kysely'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  OptionalJson,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts'
import type { PlanTable } from './reference.ts'

export type BrandRole =
  | 'BRAND_ROLE_OWNER'
  | 'BRAND_ROLE_ADMIN'
  | 'BRAND_ROLE_DESIGNER'
  | 'BRAND_ROLE_MEMBER'
  | 'BRAND_ROLE_READER'

export interface BrandTable {
  id: Id
  name: string
  sub_name: OptionalText
  industry: OptionalText
  industry_type: OptionalText
  activity_period: OptionalText
  member_count: OptionalText
  email: OptionalText
  url: OptionalText
  /** Of releases before 0030; the balance is in `credit_account`. */
  credit: Generated<number>
  /** true: the tutorial is still shown. */
  tutorial: Generated<boolean>
  /** true: an owner or admin has allowed texts by the language model. */
  ai_text: Generated<boolean>
  business_name: OptionalText
  representative: OptionalText
  business_number: OptionalText
  address: OptionalText
  website: OptionalText
  /** Key of the plan in force. */
  plan: Generated<PlanTable['key']>
  /** Incremented by every change of the row. */
  version: Generated<number>
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
  /** It can be restored for some days, see `retention.ts`. */
  deleted_at: OptionalTimestamp
  /** Its rows and files are being deleted: it cannot be restored any more. */
  purging_at: OptionalTimestamp
}

export interface BrandMemberTable {
  id: Id
  brand_id: number
  /** null: invited, not joined yet. */
  account_id: OptionalNumber
  role: BrandRole
  invite_email: OptionalText
  inviter_id: OptionalNumber
  invite_expires_at: OptionalTimestamp
  /** SHA-256 of the token in the mailed link; it stays, so that the link can say that it was used. */
  invite_token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** When the invitation was created or last renewed. */
  invited_at: OptionalTimestamp
  invite_mailed_at: OptionalTimestamp
  joined_at: OptionalTimestamp
  created_at: CreatedAt
}

export interface BrandApprovalTable {
  brand_id: number
  /** The section's name in the progress answer. */
  section: string
  state: 'IN_REVIEW' | 'APPROVED'
  account_id: OptionalNumber
  account_name: string
  decided_at: DefaultedTimestamp
  /** Digest of the approved content, computed by the approver's device. */
  words: OptionalText
  /** The approved answers by the paths of their fields, once REST had what was approved. */
  answers: OptionalJson<Readonly<Record<string, unknown>>>
  /** `decided_at` of the decision that `answers` belong to. */
  answers_of: OptionalTimestamp
}

/** A brand whose payments an operator has paused: nothing is charged and nothing sold. */
export interface BrandPauseTable {
  brand_id: number
  reason: string
  created_at: CreatedAt
}

export interface BrandShareTable {
  id: Id
  brand_id: number
  /** The plain key, for nodes of the release before 0023; the job `seal-share-keys` clears it. */
  key: OptionalText
  /** SHA-256 of the key. */
  key_hash: ColumnType<Buffer, Buffer, never>
  /** null: the job has yet to seal it, or the link is revoked. */
  sealed_key: OptionalText
  /** ALL, CORE, VISUAL, `GUARDED_` and one of these, or one of a newer release. */
  part: string
  approved_only: Generated<boolean>
  downloads: Generated<boolean>
  /** Keys of languages in which it shows translations; one of a newer release may be among them. */
  languages: Generated<string[]>
  /** Parts of the strategy that it shows; one of a newer release may be among them. */
  strategy: Generated<string[]>
  /** When it stops opening. */
  ends_at: OptionalTimestamp
  /** Of the password that readers give; null: none is asked for, or the link is revoked. */
  password_hash: OptionalText
  account_id: OptionalNumber
  created_at: CreatedAt
  revoked_at: OptionalTimestamp
  /** Openings by readers since `counted_from`. */
  opened_count: Generated<number>
  last_opened_at: OptionalTimestamp
  counted_from: CreatedAt
}

/** A link by which several people may join the team. */
export interface BrandInviteLinkTable {
  id: Id
  brand_id: number
  /** SHA-256 of the token. */
  token_hash: ColumnType<Buffer, Buffer, never>
  /** null: the link was revoked. */
  sealed_token: OptionalText
  role: Exclude<BrandRole, 'BRAND_ROLE_OWNER'>
  /** Who made it; null for the service credential. */
  account_id: OptionalNumber
  /** How many people may join by it. */
  max_uses: number
  uses: Generated<number>
  expires_at: Timestamp
  revoked_at: OptionalTimestamp
  created_at: CreatedAt
}

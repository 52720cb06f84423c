import type { Generated } from 'kysely'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  OptionalBytes,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

/** An account of a brand at a social network, with the token of the person who connected it. */
export interface SnsAccountTable {
  id: Id
  brand_id: number
  type: 'FACEBOOK' | 'INSTAGRAM'
  /** The provider's id of the account. */
  subject: string
  /** The provider's id of the person. */
  owner: string
  /** Who connected it; null: that account is gone. */
  account_id: OptionalNumber
  name: string
  /** A small WebP. */
  picture: OptionalBytes
  /** Sealed for the brand; null once it was removed. */
  sealed_token: OptionalText
  /** The provider refused the token, or the person lost the account there. */
  is_broken: Generated<boolean>
  /** End of the token; null: the provider has not said. */
  expires_at: OptionalTimestamp
  /** When the token was issued. */
  refreshed_at: DefaultedTimestamp
  /** When a job looks at it next. */
  next_at: DefaultedTimestamp
  /** Disconnected: the row waits for our access to be withdrawn at the provider. */
  removed_at: OptionalTimestamp
  /** How often that has failed. */
  tries: Generated<number>
  created_at: CreatedAt
}

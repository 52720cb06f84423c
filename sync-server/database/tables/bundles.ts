import type { CreatedAt, Id, OptionalNumber } from './columns.ts'

/** A bundle of the market that a brand has. */
export interface BrandBundleTable {
  id: Id
  brand_id: number
  /** Its number in the market. */
  bundle_id: number
  created_type: 'BRAND' | 'USER'
  /** Who added it; null: an account that is gone. */
  account_id: OptionalNumber
  created_at: CreatedAt
}

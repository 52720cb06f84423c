import type { Selectable } from 'kysely'
import type { readBrand } from '#contract/brand.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { BrandTable } from '#server/database/tables/brands.ts'

export type BrandRow = Selectable<BrandTable>
export type BrandAnswer = AnswerOf<typeof readBrand>

/** What is in its row. */
export function toBrandFacts(row: BrandRow): Omit<BrandAnswer, 'progress' | 'credit' | 'subscription'> {
  return {
    idBrand: row.id,
    id: row.id,
    name: row.name,
    subName: row.sub_name,
    industry: row.industry,
    activityPeriod: row.activity_period,
    memberCount: row.member_count,
    email: row.email,
    businessName: row.business_name,
    representative: row.representative,
    businessNumber: row.business_number,
    address: row.address,
    website: row.website,
    plan: row.plan,
    tutorial: row.tutorial,
    aiText: row.ai_text,
  }
}

interface BrandChange {
  readonly name?: string | undefined
  readonly subName?: string | null | undefined
  readonly industry?: string | null | undefined
  readonly activityPeriod?: string | null | undefined
  readonly memberCount?: string | null | undefined
  readonly email?: string | null | undefined
  readonly businessName?: string | null | undefined
  readonly representative?: string | null | undefined
  readonly businessNumber?: string | null | undefined
  readonly address?: string | null | undefined
  readonly website?: string | null | undefined
}

/** The columns of the properties in the body: an absent one stays as it is, null deletes the answer. */
export function toBrandColumns(change: BrandChange) {
  return {
    ...(change.name !== undefined && { name: change.name.trim() }),
    ...(change.subName !== undefined && { sub_name: change.subName }),
    ...(change.industry !== undefined && { industry: change.industry }),
    ...(change.activityPeriod !== undefined && { activity_period: change.activityPeriod }),
    ...(change.memberCount !== undefined && { member_count: change.memberCount }),
    ...(change.email !== undefined && { email: change.email }),
    ...(change.businessName !== undefined && { business_name: change.businessName }),
    ...(change.representative !== undefined && { representative: change.representative }),
    ...(change.businessNumber !== undefined && { business_number: change.businessNumber }),
    ...(change.address !== undefined && { address: change.address }),
    ...(change.website !== undefined && { website: change.website }),
  }
}

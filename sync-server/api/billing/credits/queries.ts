import { type Kysely, sql, type Transaction } from 'kysely'
import { type CreditType, inSpendingOrder, rewardDays } from '#model/money/credits.ts'
import { addDays, endOfDays, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { grantCredits } from './ledger.ts'

export async function readBalance(db: Kysely<DB>, brand: number): Promise<number> {
  const account = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('brand_id', '=', brand)
    .executeTakeFirst()
  return account?.balance ?? 0
}

/** Grants the credits of the free plan to an owner's first brand. The caller has locked the row of the owner's account. */
export async function grantWelcome(
  db: Transaction<DB>,
  { owner, brand, at }: { readonly owner: number; readonly brand: number; readonly at: Date },
): Promise<void> {
  const free = await db.selectFrom('plan').select('credit').where('key', '=', 'FREE').executeTakeFirst()
  if (!free || free.credit === 0) return
  await grantCredits(db, {
    brand,
    key: `welcome:${owner}`,
    at,
    kind: 'welcome',
    type: 'REWARD',
    amount: free.credit,
    expiresAt: endOfDays(at, rewardDays),
  })
}

/** What a brand can spend at `at`, in the order in which it is spent. */
export async function listSpendable(db: Kysely<DB>, brand: number, at: Date) {
  const rows = await db
    .selectFrom('credit_lot')
    .select(['id', 'type', 'rest', 'expires_at'])
    .where('brand_id', '=', brand)
    .where('rest', '>', 0)
    .where('expires_at', '>', at)
    .execute()
  return inSpendingOrder(rows.map(({ expires_at, ...lot }) => ({ ...lot, expiresAt: expires_at.getTime() })))
}

interface EventFilter {
  readonly status?: CreditType | undefined
  /** Days in Seoul. */
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  /** Part of the description, or one of these kinds. */
  readonly query?: string | undefined
  readonly kinds: readonly string[]
  readonly page: number
  readonly size: number
}

export interface EventRow {
  readonly id: number
  readonly at: Date
  readonly type: CreditType
  readonly ref_kind: string
  readonly description: string | null
  readonly amount: number
  readonly balance_after: number
  /** Of a grant: when its credits expire. */
  readonly expires_at: Date | null
}

/** Events of the ledger, newest first; entries of one event are one row. */
export async function pageEvents(
  db: Kysely<DB>,
  brand: number,
  filter: EventFilter,
): Promise<{ readonly rows: readonly EventRow[]; readonly count: number }> {
  const conditions = [sql`entry.brand_id = ${brand}`, sql`entry.part = 0`]
  if (filter.status) conditions.push(sql`entry.type = ${filter.status}`)
  if (filter.startDate) conditions.push(sql`entry.at >= ${startOf(filter.startDate)}`)
  if (filter.endDate) conditions.push(sql`entry.at < ${startOf(addDays(filter.endDate, 1))}`)
  if (filter.query) {
    conditions.push(sql`(position(lower(${filter.query}) in lower(entry.description)) > 0
      or entry.ref_kind = any(${filter.kinds}))`)
  }
  const where = sql.join(conditions, sql` and `)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from credit_entry entry where ${where}
  `.execute(db)
  const { rows } = await sql<EventRow>`
    select entry.id, entry.at, entry.type, entry.ref_kind, entry.description,
      sum(part.amount)::int as amount,
      (array_agg(part.balance_after order by part.part desc))[1] as balance_after,
      case when entry.type in ('CHARGE', 'PLAN', 'REWARD') and entry.amount > 0 then lot.expires_at end as expires_at
    from (
      select * from credit_entry entry where ${where}
      order by entry.id desc limit ${filter.size} offset ${filter.page * filter.size}
    ) entry
    join credit_entry part on part.idem = entry.idem
    join credit_lot lot on lot.id = entry.lot_id
    group by entry.id, entry.at, entry.type, entry.ref_kind, entry.description, entry.amount, lot.expires_at
    order by entry.id desc
  `.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

const startOf = (day: string) => new Date(startOfSeoulDay(day))

export async function listCreditPlans(db: Kysely<DB>) {
  return db
    .selectFrom('credit_plan')
    .select(['id', 'credit', 'currency', 'price'])
    .where('on_sale', '=', true)
    .orderBy('position')
    .execute()
}

import { type Kysely, type Selectable, sql } from 'kysely'
import { shareParts } from '#contract/shapes/share.ts'
import type { BrandShareTable } from '#server/database/tables/brands.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { Refusal } from '#server/http/refusal.ts'
import { earlierNodesMayRun, hashKey } from './link-keys.ts'

export type ShareRow = Selectable<BrandShareTable>
export type SharePart = (typeof shareParts)[number]

/** A link that is opened: what it shows, and the key by which it was found. */
export interface OpenShare
  extends Pick<
    ShareRow,
    'id' | 'brand_id' | 'approved_only' | 'downloads' | 'languages' | 'strategy' | 'password_hash'
  > {
  readonly part: SharePart
  readonly key: string
}

const guard = 'GUARDED_'

/** null: a part that only a newer release knows, whose nodes run beside this one. */
export function knownPart(part: string): SharePart | null {
  return shareParts.find((known) => known === part || `${guard}${known}` === part) ?? null
}

/** The part as it is stored: nodes of the release before do not open a link whose guards they do not know. */
export function storedPart(part: SharePart, { isGuarded }: { readonly isGuarded: boolean }): string {
  return isGuarded ? `${guard}${part}` : part
}

/** During a rollout another node answers the next request, most likely. */
export const otherNodeSeconds = 5

/** SQL: whether a link has not ended by its date. */
const isGoingOn = sql<boolean>`(brand_share.ends_at is null or brand_share.ends_at > now())`
/** SQL: or so lately that its maker should see that it has. */
const isListed = sql<boolean>`(brand_share.ends_at is null or brand_share.ends_at > now() - interval '30 days')`

/**
 * Number of links that are not revoked and have not ended. Locks the brand's row until the end of the transaction, so that
 * concurrent creations cannot exceed the limit.
 */
export async function countOpenShares(db: Kysely<DB>, idBrand: number): Promise<number> {
  await lockBrandRow(db, idBrand)
  const { count } = await db
    .selectFrom('brand_share')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', idBrand)
    .where('revoked_at', 'is', null)
    .where(isGoingOn)
    .executeTakeFirstOrThrow()
  return count
}

export type ListedShare = ShareRow & { readonly created_by: string | null }

export function listShareRows(db: Kysely<DB>, idBrand: number): Promise<ListedShare[]> {
  return sharesWithMakers(db)
    .where('brand_share.brand_id', '=', idBrand)
    .where('brand_share.revoked_at', 'is', null)
    .where(isListed)
    .orderBy('brand_share.id', 'desc')
    .execute()
}

/** Of a link of the brand that was revoked meanwhile as well. */
export function readShareRow(db: Kysely<DB>, idBrand: number, id: number): Promise<ListedShare | undefined> {
  return sharesWithMakers(db)
    .where('brand_share.brand_id', '=', idBrand)
    .where('brand_share.id', '=', id)
    .executeTakeFirst()
}

function sharesWithMakers(db: Kysely<DB>) {
  return db
    .selectFrom('brand_share')
    .leftJoin('account', 'account.id', 'brand_share.account_id')
    .selectAll('brand_share')
    .select('account.full_name as created_by')
}

interface NewShare
  extends Pick<ShareRow, 'brand_id' | 'part' | 'approved_only' | 'downloads' | 'languages' | 'account_id'> {
  readonly key: string
  readonly sealed_key: string
  readonly strategy?: string[]
  readonly ends_at?: Date | null
  readonly password_hash?: string | null
}

/** Stores the plain key only while nodes of the release before may run. */
export function insertShare(db: Kysely<DB>, { key, ...row }: NewShare): Promise<ShareRow> {
  const plain = sql<string | null>`case when ${earlierNodesMayRun} then ${key}::text end`
  return db
    .insertInto('brand_share')
    .values({ ...row, key: plain, key_hash: hashKey(key) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function revokeShareRow(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
  const revoked = await db
    .updateTable('brand_share')
    .set({ revoked_at: sql<Date>`now()`, sealed_key: null, password_hash: null })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/**
 * Revokes what an account has shared, guides and files, of one brand or of all: a link does not outlive the membership of who made
 * it.
 */
export async function endSharesOf(db: Kysely<DB>, accountId: number, idBrand?: number): Promise<void> {
  for (const table of ['brand_share', 'drive_link'] as const) {
    let links = db
      .updateTable(table)
      .set({ revoked_at: sql<Date>`now()`, sealed_key: null, password_hash: null })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
    if (idBrand !== undefined) links = links.where('brand_id', '=', idBrand)
    await links.execute()
  }
}

/**
 * The row of a link that is not revoked, has not ended and whose brand is not deleted. Rejects with NOT_READY where only a newer release
 * knows what the link shows.
 */
export async function findShare(db: Kysely<DB>, key: string): Promise<OpenShare | undefined> {
  const row = await db
    .selectFrom('brand_share')
    .innerJoin('brand', 'brand.id', 'brand_share.brand_id')
    .select([
      'brand_share.id',
      'brand_share.brand_id',
      'brand_share.part',
      'brand_share.approved_only',
      'brand_share.downloads',
      'brand_share.languages',
      'brand_share.strategy',
      'brand_share.password_hash',
    ])
    .where('brand_share.key_hash', '=', hashKey(key))
    .where('brand_share.revoked_at', 'is', null)
    .where(isGoingOn)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const part = knownPart(row.part)
  if (part === null) throw new Refusal('NOT_READY', { retryAfterSeconds: otherNodeSeconds })
  return { ...row, part, key }
}

/** When the parts of a guide were changed, in no order; empty for a part without answers. */
export interface ChangeTimes {
  readonly brand: readonly string[]
  readonly core: readonly string[]
  readonly visual: readonly string[]
  readonly personality: readonly string[]
}

export async function readChangeTimes(db: Kysely<DB>, idBrand: number): Promise<ChangeTimes> {
  const { rows } = await sql<{ part: keyof ChangeTimes; at: Date }>`
    select 'brand' as part, updated_at as at from brand where id = ${idBrand}
    union all select 'core', updated_at from brand_core where brand_id = ${idBrand}
    union all select 'core', max(updated_at) from brand_core_value where brand_id = ${idBrand}
    union all select 'visual', updated_at from brand_visual where brand_id = ${idBrand}
    union all select 'visual', max(updated_at) from brand_visual_photography where brand_id = ${idBrand}
    union all select 'personality', updated_at from brand_personality where brand_id = ${idBrand}`.execute(db)
  const of = (wanted: keyof ChangeTimes) =>
    rows.flatMap(({ part, at }) => (part === wanted && at ? [at.toISOString()] : []))
  return { brand: of('brand'), core: of('core'), visual: of('visual'), personality: of('personality') }
}

import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables/schema.ts'
import type { AssetSet } from './asset-set.ts'

export interface PackRow {
  readonly id: number
  readonly kind: string
  readonly hash: string
}

/**
 * Key in the file store. It contains the id of the row, so a pack that is stored again never has the key of one that
 * is being deleted.
 */
export function keyOf({ id, kind, hash }: PackRow): string {
  return `builds/${kind}/${id}-${hash}.zip`
}

/** The row of a set, which counts as used now. It is made where there is none. */
export async function markUsed(
  kysely: Kysely<DB>,
  { kind, hash, names }: AssetSet,
): Promise<PackRow & { readonly isStored: boolean }> {
  const { id, stored_at } = await kysely
    .insertInto('build_pack')
    .values({ kind, hash, names })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'hash'])
        .where('deleting_at', 'is', null)
        .doUpdateSet({ used_at: sql<Date>`now()` }),
    )
    .returning(['id', 'stored_at'])
    .executeTakeFirstOrThrow()
  return { id, kind, hash, isStored: stored_at !== null }
}

export async function markStored(kysely: Kysely<DB>, { id }: PackRow): Promise<void> {
  await kysely.updateTable('build_pack').set({ stored_at: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** Packs that can be read, the last used first. */
export function listStoredPacks(kysely: Kysely<DB>): Promise<PackRow[]> {
  return kysely
    .selectFrom('build_pack')
    .select(['id', 'kind', 'hash'])
    .where('stored_at', 'is not', null)
    .where('deleting_at', 'is', null)
    .orderBy('used_at', 'desc')
    .execute()
}

export function readNames(
  kysely: Kysely<DB>,
  ids: readonly number[],
): Promise<{ id: number; names: string[] }[]> {
  return kysely.selectFrom('build_pack').select(['id', 'names']).where('id', 'in', ids).execute()
}

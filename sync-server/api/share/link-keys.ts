import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import { seal, unseal } from '#server/keys/sealing.ts'

/** Days after the migration for which the plain key is kept: nodes of the release before find links by it. */
const plainDays = 7

/** 128 random bits, so that their plain SHA-256 cannot be reversed by trying. */
export function createKey(): string {
  return randomBytes(16).toString('base64url')
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

export function sealKey(key: string, keys: KeyRing): string {
  return seal(key, keys.current('share link'))
}

/** null: it was sealed with a secret that the server has no more, or it is that of another link. */
export function openKey(sealed: string, hash: Buffer, keys: KeyRing): string | null {
  for (const sealing of keys.all('share link')) {
    const key = unseal(sealed, sealing)
    if (key !== null && hashKey(key).equals(hash)) return key
  }
  return null
}

/** false: older keys are dropped some day, so it has to be sealed again before. */
export function isSealedWithCurrent(sealed: string, keys: KeyRing): boolean {
  return unseal(sealed, keys.current('share link')) !== null
}

/** SQL: whether a node of the release before may still run, by the age of the migration. */
export const earlierNodesMayRun = sql<boolean>`exists (
  select from kysely_migration where name = '0023-share-keys'
    and timestamp::timestamptz > now() - make_interval(days => ${plainDays}))`

export async function mayEarlierNodesRun(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${earlierNodesMayRun} as may`.execute(db)
  return rows[0]?.may === true
}

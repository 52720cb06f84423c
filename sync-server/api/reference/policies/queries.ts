import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'

/** All versions in all languages, the newest first. */
export function listPolicyRows(db: Kysely<DB>, type: string) {
  return db
    .selectFrom('policy_document')
    .select(['type', 'version', 'language', 'body', 'effective_at', 'is_latest'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .execute()
}

import { sql } from 'kysely'
import { isSealedWithCurrent, mayEarlierNodesRun, openKey, sealKey } from '../api/share/link-keys.ts'
import type { Database } from '../database/open.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Logger } from '../logging.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

const batch = 500

/**
 * Seals keys of links that nodes of the release before have written and those that an older secret sealed, and deletes
 * the plain ones as soon as none of these nodes may run: `api/share/decisions/0002-keys-of-links.md`.
 */
export function sealShareKeysTask(
  { kysely }: Pick<Database, 'kysely'>,
  keys: KeyRing,
  log: Pick<Logger, 'error'>,
): Tasks {
  return {
    'seal-share-keys': {
      lane: 'upkeep',
      cron: '12 4 * * *',
      async run() {
        const failures = new Failures(log, 'the key of a link could not be sealed')
        await seal(failures)
        failures.end()
        if (!(await mayEarlierNodesRun(kysely))) await deletePlain()
      },
    },
  }

  async function seal(failures: Failures): Promise<void> {
    let last: Buffer = Buffer.alloc(0)
    for (;;) {
      const rows = await kysely
        .selectFrom('brand_share')
        .select(['brand_id', 'key', 'key_hash', 'sealed_key'])
        .where('revoked_at', 'is', null)
        .where('key_hash', '>', last)
        .orderBy('key_hash')
        .limit(batch)
        .execute()
      for (const { brand_id: brand, key: plain, key_hash, sealed_key } of rows)
        await failures.attempt({ brand }, async () => {
          if (sealed_key !== null && isSealedWithCurrent(sealed_key, keys)) return
          const key = plain ?? (sealed_key === null ? null : openKey(sealed_key, key_hash, keys))
          if (key === null) return
          await kysely
            .updateTable('brand_share')
            .set({ sealed_key: sealKey(key, keys) })
            .where('key_hash', '=', key_hash)
            .where('revoked_at', 'is', null)
            .execute()
        })
      if (rows.length < batch) return
      last = rows.at(-1)?.key_hash ?? last
    }
  }

  /** The answers of repeated calls first: as long as there are plain keys, a run that was killed is done again. */
  async function deletePlain(): Promise<void> {
    const plain = kysely.selectFrom('brand_share').select('key_hash').where('key', 'is not', null)
    if (!(await plain.limit(1).executeTakeFirst())) return
    await sql`
      update idempotency set body = body || '{"key": "", "url": ""}'
      where body ->> 'key' <> '' and body ? 'idShare'`.execute(kysely)
    await kysely
      .updateTable('brand_share')
      .set({ key: null })
      .where('key', 'is not', null)
      .where((row) => row.or([row('sealed_key', 'is not', null), row('revoked_at', 'is not', null)]))
      .execute()
  }
}

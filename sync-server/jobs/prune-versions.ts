import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { versionExpiry } from '../relay/versions/version-expiry.ts'
import { defineJob } from './define-job.ts'
import type { Tasks } from './jobs.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Versions that one statement looks at. Their states have up to megabytes, so it deletes no more than these. */
const batch = 500
/** Of a run, which a node that stops waits for. */
const batchesOfRun = 200

/** The last version that was looked at. */
const versionCursor = z.object({ brand: z.number(), document: z.string(), id: z.number() })
type VersionCursor = z.infer<typeof versionCursor>

const beginning: VersionCursor = { brand: 0, document: '', id: 0 }

const pruneVersions = defineJob({
  name: 'prune-versions',
  lane: 'upkeep',
  cron: '47 * * * *',
  payload: z.object({ after: versionCursor.optional() }),
})

/**
 * Deletes versions that have ended, see `version-expiry.ts`: all of them are looked at once an hour, in small batches, by
 * runs that queue the next one with their place.
 */
export function pruneVersionsTask({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Tasks {
  return pruneVersions.task(({ after = beginning }) =>
    oneAtATime(pool, pruneVersions.name, async (client) => {
      let place: VersionCursor | null = after
      for (let batches = 0; place !== null && batches < batchesOfRun; batches += 1) {
        const { rows }: { rows: VersionCursor[] } = await client.query<VersionCursor>(pruneBatch, [
          place.brand,
          place.document,
          place.id,
        ])
        place = rows[0] ?? null
      }
      if (place !== null) await pruneVersions.addOnce(kysely, { after: place })
    }),
  )
}

/** Returns the last version of a full batch, and nothing at the end. */
const pruneBatch = `
  with looked as materialized (
    select brand_id, document, id, kind, created_at from doc_version
    where (brand_id, document, id) > ($1::bigint, $2::text, $3::bigint)
    order by brand_id, document, id limit ${batch}
  ), pruned as (
    delete from doc_version version using looked
    join brand on brand.id = looked.brand_id
    join plan on plan.key = brand.plan and plan.currency = 'KRW'
    where version.brand_id = looked.brand_id and version.document = looked.document and version.id = looked.id
      and looked.created_at < now() - interval '1 day' and ${versionExpiry('looked')} < now()
  )
  select brand_id as brand, document, id from looked
  order by brand_id, document, id offset ${batch - 1}
`

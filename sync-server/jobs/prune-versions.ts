import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tasks } from './jobs.ts'

/**
 * Deletes versions that are older than the brand's plan allows, named ones too. The newest version of a document stays.
 */
export function pruneVersionsTask({ kysely }: Pick<Database, 'kysely'>): Tasks {
  return {
    'prune-versions': {
      cron: '47 * * * *',
      async run() {
        await sql`
          delete from doc_version version
          using brand, plan
          where brand.id = version.brand_id and plan.key = brand.plan and plan.currency = 'KRW'
            and version.created_at < now() - plan.history_days * interval '1 day'
            and exists (
              select from doc_version newer
              where newer.brand_id = version.brand_id and newer.document = version.document
                and newer.id > version.id
            )
        `.execute(kysely)
      },
    },
  }
}

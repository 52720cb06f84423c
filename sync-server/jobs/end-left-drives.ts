import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { restorableDays, withdrawnDays } from '../database/tables/retention.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Logger } from '../logging.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

/**
 * Ends the personal drives of accounts that are no longer in the team: their files are in the trash for 30 days, so that
 * a member who joins again has them, and then deleted; those of a withdrawn account after three. They count to the brand until
 * then. Their favourites end at once.
 */
export function endLeftDrivesTask({ kysely }: Pick<Database, 'kysely'>, log: Pick<Logger, 'error'>): Tasks {
  return {
    'end-left-drives': {
      lane: 'upkeep',
      cron: '47 4 * * *',
      async run() {
        const failures = new Failures(log, 'the drives of those who have left could not be ended')
        for (const end of [moveToTrash, deleteFiles, deleteRest, deleteFavorites])
          await failures.attempt({ step: end.name }, () => end(kysely))
        failures.end()
      },
    },
  }
}

async function moveToTrash(kysely: Kysely<DB>): Promise<void> {
  await sql`
    update file set trashed_at = now()
    where owner_id is not null and trashed_at is null and deleted_at is null and not exists (
      select from brand_member member where member.brand_id = file.brand_id and account_id = owner_id
    )`.execute(kysely)
}

async function deleteFiles(kysely: Kysely<DB>): Promise<void> {
  await sql`
    update file set deleted_at = now()
    where owner_id is not null and deleted_at is null
      and not exists (
        select from brand_member member where member.brand_id = file.brand_id and account_id = owner_id
      )
      and (
        trashed_at < now() - make_interval(days => ${restorableDays})
        or exists (
          select from account
          where account.id = owner_id and withdrawn_at < now() - make_interval(days => ${withdrawnDays})
        )
      )`.execute(kysely)
}

/** Folders and tags of drives without files. */
async function deleteRest(kysely: Kysely<DB>): Promise<void> {
  await sql`
    delete from directory
    where owner_id is not null
      and not exists (
        select from brand_member member where member.brand_id = directory.brand_id and member.account_id = owner_id
      )
      and not exists (
        select from file where file.brand_id = directory.brand_id and file.owner_id = directory.owner_id
          and deleted_at is null
      )`.execute(kysely)
  await sql`
    delete from file_tag
    where owner_id is not null
      and not exists (
        select from brand_member member where member.brand_id = file_tag.brand_id and account_id = owner_id
      )
      and not exists (
        select from file where file.brand_id = file_tag.brand_id and file.owner_id = file_tag.owner_id
          and deleted_at is null
      )`.execute(kysely)
}

async function deleteFavorites(kysely: Kysely<DB>): Promise<void> {
  await sql`
    delete from favorite
    where not exists (
      select from brand_member member
      where member.brand_id = favorite.brand_id and member.account_id = favorite.account_id
    )`.execute(kysely)
}

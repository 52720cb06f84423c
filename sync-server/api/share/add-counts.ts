import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'

const opened = sql`opened_count = opened_count + counted.times, last_opened_at = now()`

/** What readers do with links, and the columns that count it. */
const targets = {
  guide: { table: sql.table('brand_share'), changes: opened },
  file: { table: sql.table('drive_link'), changes: opened },
  download: {
    table: sql.table('drive_link'),
    changes: sql`downloaded_count = downloaded_count + counted.times`,
  },
}

/** `guide`: a link to a guide was opened; `file`: one to a file or folder; `download`: something of that was downloaded. */
export type Counted = keyof typeof targets

/** Adds what readers did with links, by the ids of the links. Those that were purged meanwhile are left out. */
export async function addCounts(
  db: Kysely<DB>,
  what: Counted,
  times: ReadonlyMap<number, number>,
): Promise<void> {
  const { table, changes } = targets[what]
  const [ids, counts] = [[...times.keys()], [...times.values()]]
  // Locked in one order, because other nodes count the same links.
  await sql`
    with given as (select * from unnest(${ids}::bigint[], ${counts}::bigint[]) as given (id, times)),
      counted as (select id, times from ${table} as link join given using (id) order by id for update of link)
    update ${table} set ${changes} from counted where ${table}.id = counted.id`.execute(db)
}

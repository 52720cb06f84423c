import { readdirSync } from 'node:fs'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { DB } from './tables/schema.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The statements of each migration by its name, in the order of the names: what the one export of each file has. */
const migrations = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
      .sort()
      .map(async (file) => {
        const module: Readonly<Record<string, string>> = await import(new URL(file, folder).href)
        return [file.replace(/\.ts$/, ''), Object.values(module).join('')] as const
      }),
  ),
)

export const migrationNames: readonly string[] = [...migrations.keys()]

/** Key of the advisory lock ('tables' in ASCII) for all changes of the schema, the job queue's tables included. */
export const tablesLock = 0x7461_626c_6573

/**
 * Applies the missing migrations, forward only, in one transaction under an advisory lock, because several nodes may
 * start at once. Returns the names of the applied ones. Where none is missing, Kysely's migrator is not started: it
 * reads all tables and fails if another node drops a column at that moment. Unknown migrations of a newer release are
 * allowed: old and new nodes overlap during a rollout and migrations only add, so an old node that restarts keeps
 * working.
 */
export async function migrate(kysely: Kysely<DB>): Promise<readonly string[]> {
  if (await isComplete(kysely)) return []
  return kysely.connection().execute(async (alone) => {
    await sql`select pg_advisory_lock(${tablesLock})`.execute(alone)
    try {
      return (await isComplete(alone)) ? [] : await applyMissing(alone)
    } finally {
      await sql`select pg_advisory_unlock(${tablesLock})`.execute(alone)
    }
  })
}

/** Names of the migrations that the database lacks, and of those that it has from a newer release. */
export async function compareMigrations(kysely: Kysely<DB>) {
  const known = migrationNames
  const applied = await appliedMigrations(kysely)
  return {
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Applies exactly these migrations to an empty database: the schema of a backup. */
export function migrateTo(kysely: Kysely<DB>, names: readonly string[]): Promise<void> {
  return kysely.connection().execute(async (alone) => {
    await sql`select pg_advisory_lock(${tablesLock})`.execute(alone)
    try {
      await applyMissing(alone, names)
    } finally {
      await sql`select pg_advisory_unlock(${tablesLock})`.execute(alone)
    }
  })
}

async function isComplete(kysely: Kysely<DB>): Promise<boolean> {
  return (await compareMigrations(kysely)).missing.length === 0
}

async function applyMissing(
  kysely: Kysely<DB>,
  names: readonly string[] = migrationNames,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => asMigrations(names) },
    // Of two that are made at the same time, the one with the lower number may be released later.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated.', { cause: error })
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}

async function appliedMigrations(kysely: Kysely<DB>): Promise<string[]> {
  const table = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(kysely)
  if (!table.rows[0]?.name) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration`.execute(kysely)
  return rows.map(({ name }) => name)
}

function asMigrations(names: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { up: async (db) => void (await sql.raw(migrations.get(name) ?? '').execute(db)) },
    ]),
  )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { backUp } from '../backup/back-up.ts'
import { isEmpty, openPlace } from '../backup/place.ts'
import { checkBackup, checkTarget, openBackup, restore } from '../backup/restore.ts'
import { checkLocale, checkVersion } from '../database/check.ts'
import { lockDirectory } from '../database/directory-lock.ts'
import { openCluster } from '../database/embedded/cluster.ts'
import { findRunning } from '../database/embedded/find-running.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openStorage } from '../gateways/storage/storage.ts'
import { defineCommand } from './run-command.ts'
import { Mistake, noSecret } from './with-database.ts'

const backupUsage = `npm run backup -- --to <directory>             writes database and files into an empty directory
npm run backup -- --to s3://bucket/folder      the same into an empty folder of a bucket, with S3_… of the environment`

const restoreUsage = `npm run restore -- --from <directory or s3://bucket/folder>            into an empty database and file store
npm run restore -- --from <directory or s3://bucket/folder> --check    only reads the backup and compares its hashes
npm run restore -- --from <directory or s3://bucket/folder> --keep-links    also leaves links open that may have been revoked since`

/** `npm run backup -- …`, also while the server runs. */
export const runBackup = defineCommand({
  usage: backupUsage,
  failure: 'The backup was not finished',
  read: (args) => readArguments(args, 'to'),
  work: async (asked, variables, print) => {
    const environment = readEnvironment({ ...variables, SERVICE_TOKEN: noSecret })
    const place = openPlace(asked.place, variables, { make: true })
    if (!(await isEmpty(place))) throw new Mistake(`Nothing was written: ${asked.place} is not empty.`)
    await using server = await openExisting(environment)
    const begun = Date.now()
    const { manifest, missing } = await withClient(server.url, ({ client }) =>
      backUp(client, openStorage(environment), place),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { files } = manifest
    print(
      `${asked.place} has ${rows} rows and ${files.count} files (${megabytes(files.bytes)} MB); ${spent(begun)}.`,
    )
    if (missing.length > 0)
      print(`${missing.length} files have a row but no bytes: ${missing.slice(0, 5).join(', ')}`)
    print('It has no secrets: keep SERVICE_TOKEN, or DATA_DIR/service.secret, apart from it.')
  },
})

/** `npm run restore -- …`, while no server runs. */
export const runRestore = defineCommand({
  usage: restoreUsage,
  failure: 'The backup was not restored',
  read: (args) => readArguments(args, 'from'),
  work: async (asked, variables, print) => {
    const begun = Date.now()
    const place = openPlace(asked.place, variables, { make: false })
    const manifest = await openBackup(place, asked.place)
    if (asked.check) {
      await checkBackup(place, manifest)
      print(`The backup of ${manifest.madeAt} is whole; ${spent(begun)}.`)
      return
    }
    const environment = readEnvironment({ ...variables, SERVICE_TOKEN: noSecret })
    const storage = openStorage(environment)
    await using server = await openEmpty(environment)
    const { missing, endedLinks } = await withClient(server.url, async ({ client, kysely, pool }) => {
      await checkVersion(pool)
      await checkTarget(client, storage, environment.databaseUrl === null ? 'DATA_DIR/pg' : 'the database')
      const keepsLinks = asked.keepsLinks
      const restored = await restore(place, manifest, { client, kysely, storage, keepsLinks })
      await checkLocale(pool)
      return restored
    })
    print(
      `The backup of ${manifest.madeAt} is restored, with ${manifest.files.count} files; ${spent(begun)}. Start the server now.`,
    )
    if (missing.length > 0)
      print(`${missing.length} files have a row but no bytes: ${missing.slice(0, 5).join(', ')}`)
    if (endedLinks > 0)
      print(
        `${endedLinks} links and invitations that were open then have ended, because they may have been revoked since; --keep-links keeps them.`,
      )
    print(`Logins that were ended since are open again: npm run sessions -- end --all ends all.`)
  },
})

function readArguments(args: readonly string[], where: 'to' | 'from') {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      check: { type: 'boolean' },
      'keep-links': { type: 'boolean' },
    },
  })
  const { [where]: place = '', check = false, 'keep-links': keepsLinks = false } = values
  const isOther = values[where === 'to' ? 'from' : 'to'] !== undefined
  if (place === '' || isOther || (where === 'to' && (check || keepsLinks))) return null
  return { place, check, keepsLinks }
}

interface Server extends AsyncDisposable {
  readonly url: string
}

/** The database of DATABASE_URL, or the embedded one: that of the running server, or started for the time of the work. */
async function openExisting(environment: Environment): Promise<Server> {
  const { dataDir } = environment
  const running = environment.databaseUrl ?? (await findRunning(dataDir))
  if (running !== null) return { url: running, async [Symbol.asyncDispose]() {} }
  if (!hasDatabase(dataDir)) throw new Mistake(`Nothing was written: there is no database in ${dataDir}.`)
  return startEmbedded(dataDir)
}

async function openEmpty({ databaseUrl, dataDir }: Environment): Promise<Server> {
  if (databaseUrl !== null) return { url: databaseUrl, async [Symbol.asyncDispose]() {} }
  if (hasDatabase(dataDir))
    throw new Mistake(
      `Nothing was restored: ${dataDir} has a database. Move that directory away, or name another DATA_DIR.`,
    )
  return startEmbedded(dataDir)
}

function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'pg')) || existsSync(join(dataDir, 'pg.location'))
}

async function startEmbedded(dataDir: string): Promise<Server> {
  const log = pino({ level: 'silent' })
  const cluster = await openCluster(dataDir, log)
  const lock = await lockDirectory(cluster, dataDir, log, () => {})
  return {
    url: cluster.url,
    async [Symbol.asyncDispose]() {
      await lock.release()
      await cluster.stop()
    },
  }
}

interface Connections {
  readonly client: pg.PoolClient
  readonly kysely: Kysely<DB>
  readonly pool: pg.Pool
}

async function withClient<Result>(
  url: string,
  work: (connections: Connections) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    application_name: `saegim backup ${process.pid}`,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let client: pg.PoolClient | undefined
  try {
    client = await pool.connect()
    return await work({ client, kysely, pool })
  } finally {
    // Not returned to the pool: after a failure it may be in the middle of a COPY.
    client?.release(true)
    await kysely.destroy()
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}

function spent(begun: number): string {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  return `${seconds} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`
}

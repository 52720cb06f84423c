import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from './open.ts'
import { createTestDatabase } from './test-database.ts'

const log = pino({ level: 'silent' })
/** A directory whose PostgreSQL was set up and stopped: copying it takes a tenth of setting one up. */
let prepared: string
let dataDir: string
const children: ChildProcess[] = []
const databases: Database[] = []

beforeAll(async () => {
  prepared = newDirectory()
  await (await openDatabase(settings(prepared), log)).close()
})

afterAll(() => rmSync(prepared, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = newDirectory()
})

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()))
  await Promise.all(children.splice(0).map((child) => end(child, 'SIGTERM')))
  rmSync(dataDir, { recursive: true, force: true })
})

test('kill -9 of our process loses no acknowledged row, and the next start adopts PostgreSQL', async () => {
  bringPrepared()
  let acknowledged = 0
  for (let round = 0; round < 3; round += 1) {
    const writer = start('write')
    acknowledged = await readUntil(writer, acknowledged + 200)
    const postgres = postmasterPid()
    acknowledged = Math.max(acknowledged, await kill(writer))
    expect(postmasterPid()).toBe(postgres)
  }
  const database = await open()
  expect(await countRows(database)).toBeGreaterThanOrEqual(acknowledged)
  expect(await isWithoutGap(database)).toBe(true)
}, 60_000)

test('kill -9 of our process and of all of PostgreSQL loses no acknowledged row', async () => {
  bringPrepared()
  const writer = start('write')
  const before = await readUntil(writer, 300)
  process.kill(postmasterPid(), 'SIGKILL')
  const acknowledged = Math.max(before, await kill(writer))
  const database = await open()
  expect(await countRows(database)).toBeGreaterThanOrEqual(acknowledged)
  expect(await isWithoutGap(database)).toBe(true)
}, 60_000)

test('when PostgreSQL alone is killed, it is restarted and the pools recover', async () => {
  bringPrepared()
  const database = await open()
  const killed = postmasterPid()
  process.kill(killed, 'SIGKILL')
  // Its orphaned backends may answer for a moment longer.
  await expect.poll(postmasterPid, { timeout: 30_000 }).not.toBe(killed)
  await expect.poll(() => isAnswering(database), { timeout: 30_000 }).toBe(true)
}, 60_000)

test('two nodes that start at once on one DATABASE_URL both serve', { timeout: 30_000 }, async () => {
  const { url, close } = await createTestDatabase({ empty: true })
  const given = { ...settings(dataDir), databaseUrl: url }
  const nodes = await Promise.all([openDatabase(given, log), openDatabase(given, log)])
  expect(await Promise.all(nodes.map(isAnswering))).toEqual([true, true])
  await Promise.all(nodes.map((node) => node.close()))
  await close()
})

test('a second process on the same directory is refused with a readable message', async () => {
  bringPrepared()
  await open()
  const second = start('open')
  const line = await nextLine(second)
  expect(line).toMatch(/^DirectoryInUse: DATA_DIR .* is in use by another Saegim \(process \d+\)/)
  expect(line).toContain(String(process.pid))
}, 60_000)

test('of two processes that start at once on an empty directory one creates the database and the other is refused', {
  tags: ['all'],
  timeout: 60_000,
}, async () => {
  const lines = await Promise.all([nextLine(start('open')), nextLine(start('open'))])
  expect(lines.filter((line) => line === 'ready')).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('DirectoryInUse'))).toHaveLength(1)
})

test('a stop ends PostgreSQL, and the next start finds the data', async () => {
  bringPrepared()
  const first = await open()
  await first.kysely.insertInto('account').values({ email: 'hana@example.com', full_name: '하나' }).execute()
  const pid = postmasterPid()
  await first.close()
  // The process ends a moment before it is reaped.
  await expect.poll(() => isThere(pid), { timeout: 10_000 }).toBe(false)
  const second = await open()
  const accounts = await second.kysely.selectFrom('account').select('full_name').execute()
  expect(accounts).toEqual([{ full_name: '하나' }])
}, 60_000)

test('the log of PostgreSQL has errors without the values of rows, and no other user reads it', async () => {
  bringPrepared()
  const database = await open()
  const account = { email: 'moonlitkiln@example.com', full_name: '달빛가마' }
  const insert = () => database.kysely.insertInto('account').values(account).execute()
  await insert()
  await expect(insert()).rejects.toThrow(/duplicate key/)
  const file = join(dataDir, 'pg.log')
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('duplicate key')
  expect(readFileSync(file, 'utf8')).not.toMatch(/moonlitkiln|달빛가마/)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
}, 60_000)

test('a start that was interrupted during initdb starts over', {
  tags: ['all'],
  timeout: 60_000,
}, async () => {
  mkdirSync(join(dataDir, 'pg.new'))
  writeFileSync(join(dataDir, 'pg.new', 'PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'pg.lock'), '999999999 0 gone')
  await expect(open()).resolves.toBeDefined()
})

test('a cluster of another major version stops the start with an instruction', {
  tags: ['all'],
  timeout: 60_000,
}, async () => {
  bringPrepared()
  const database = await open()
  await database.close()
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n')
  await expect(open()).rejects.toThrow(
    /written by PostgreSQL 17, this release brings 18: make a backup .*npm run restore/,
  )
})

test.runIf(process.getuid?.() === 0)(
  'below a directory that only root may enter it runs all the same',
  async () => {
    const closed = join(dataDir, 'home')
    mkdirSync(closed, { mode: 0o700 })
    const database = await openDatabase(settings(join(closed, 'data')), log)
    databases.push(database)
    const elsewhere = readFileSync(join(closed, 'data', 'pg.location'), 'utf8').trim()
    expect(statSync(elsewhere).uid).not.toBe(0)
    await database.close()
    rmSync(elsewhere, { recursive: true })
  },
  60_000,
)

function settings(directory: string) {
  return { dataDir: directory, databaseUrl: null, databasePoolSize: 4 }
}

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-open-'))
  chmodSync(directory, 0o755)
  return directory
}

function bringPrepared(): void {
  execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
}

async function open() {
  const database = await openDatabase(settings(dataDir), log)
  databases.push(database)
  return database
}

function start(mode: 'open' | 'write') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-writer.ts'), dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

function linesOf(child: ChildProcess) {
  if (!child.stdout) throw new Error('The child has no output.')
  return createInterface({ input: child.stdout })
}

async function nextLine(child: ChildProcess): Promise<string> {
  const lines = linesOf(child)
  const [line] = (await once(lines, 'line')) as [string]
  lines.close()
  return line
}

/** Waits until the writer has acknowledged `goal` and returns the last number read; the writer continues. */
async function readUntil(child: ChildProcess, goal: number): Promise<number> {
  const lines = linesOf(child)
  for await (const line of lines) {
    if (Number(line) >= goal) return Number(line)
    if (line !== 'ready' && !/^\d+$/.test(line)) throw new Error(line)
  }
  throw new Error('The writer left.')
}

/** Returns the last number that was acknowledged before the kill. */
async function kill(child: ChildProcess): Promise<number> {
  let rest = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    rest += chunk.toString()
  })
  child.stdout?.resume()
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
  const whole = rest
    .split('\n')
    .slice(1, -1)
    .filter((line) => /^\d+$/.test(line))
  return Number(whole.at(-1) ?? 0)
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

function postmasterPid() {
  return Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function countRows({ pool }: Database) {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from acknowledged')
  return rows[0]?.count ?? 0
}

async function isWithoutGap({ pool }: Database) {
  const { rows } = await pool.query<{ whole: boolean }>(
    'select count(*) = max(number) as whole from acknowledged',
  )
  return rows[0]?.whole
}

function isAnswering({ pool }: Database) {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

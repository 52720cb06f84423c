import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { readThumbnail, uploadFile, uploadPoster } from '#contract/file.ts'
import { guide } from '#model/documents/guide.ts'
import { isoMedia, png } from '#server/api/files/content/test-files.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { ThumbnailMaker } from '#server/jobs/make-thumbnails.ts'
import { metrics } from '#server/writeback/metrics/writeback-metrics.ts'
import { skippedNumbers } from '../backup/restore.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { fillTables } from '../database/test-rows.ts'
import { seedDemo } from '../demo/demo.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openStorage, readStored } from '../gateways/storage/storage.ts'
import { openTestBucket, testKeys } from '../gateways/storage/test-object-server.ts'
import { type RunningServer, startServer } from '../main.ts'
import { openStockClient, synced } from '../relay/testing/test-provider.ts'
import { runBackup, runRestore } from './backup.ts'

vi.setConfig({ testTimeout: 90_000 })

const made: string[] = []

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true })
})

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'saegim-backup-'))
  chmodSync(path, 0o755)
  made.push(path)
  return path
}

type Variables = Record<string, string>

async function run(command: typeof runBackup, args: readonly string[], variables: Variables) {
  const said: string[] = []
  const code = await command(args, { LOG_LEVEL: 'silent', ...variables }, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

async function emptyDatabase(): Promise<Database> {
  const database = await createTestDatabase({ empty: true })
  onTestFinished(() => database.close())
  return database
}

/** A database with rows in every table, and files, some of them in folders of their own. */
async function filled(files: Variables = {}) {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const variables = { DATABASE_URL: database.url, DATA_DIR: directory(), ...files }
  const storage = openStorage(readEnvironment({ ...variables }))
  const { pool } = database
  const text = '달항아리\\t"\n\\N'
  const { rows } = await pool.query(
    `with person as (insert into account (email, full_name) values ('a@ongi.example', $1) returning id),
     brand as (insert into brand (name) values ($1) returning id)
     select person.id as account, brand.id as brand from person, brand`,
    [text],
  )
  const { account, brand } = rows[0]
  const given = {
    brand_id: brand,
    account_id: account,
    inviter_id: account,
    storage_key: `brand/${brand}/a1`,
  }
  await fillTables(pool, 'brand_id', given, '온기')
  await fillTables(pool, 'account_id', given, '한결')
  await pool.query('delete from file where id > (select min(id) from file)')
  await pool.query('update file set deleted_at = null, purged_at = null')
  const keys = [`brand/${brand}/a1`, `account/${account}/portrait`, 'builds/code-1']
  for (const key of keys) await storage.put(key, Buffer.from(key), { type: 'image/png' })
  await storage.put(`brand/${brand}/a1.w320`, Buffer.from('made again'), { type: 'image/webp' })
  return { database, variables, storage, brand, keys }
}

/** Every row of every table as text. */
async function contentsOf({ pool }: Pick<Database, 'pool'>): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of rows)
    contents[name] = (await pool.query(`select t::text as row from ${name} t order by 1`)).rows
  return contents
}

async function keysOf(storage: ReturnType<typeof openStorage>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  return keys.sort()
}

test('a restored database has every row and number, and the file store every file', async () => {
  const { database, variables, keys } = await filled()
  await database.pool.query(`insert into brand (name) select 'gone' from generate_series(1, 20)`)
  await database.pool.query(`delete from brand where name = 'gone'`)
  const to = join(directory(), 'backup')
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ rows and 3 files .*at most \d+ MB of memory\.\nIt has no secrets/),
  })
  expect(await run(runRestore, ['--from', to, '--check'], variables)).toMatchObject({ code: 0 })

  const target = await emptyDatabase()
  const there = { DATABASE_URL: target.url, DATA_DIR: directory() }
  expect(await run(runRestore, ['--from', to, '--keep-links'], there)).toMatchObject({ code: 0 })
  expect(await contentsOf(target)).toEqual(await contentsOf(database))
  const next = async ({ pool }: Database) =>
    (await pool.query(`insert into brand (name) values ('next') returning id`)).rows[0].id
  expect(await next(target)).toBe((await next(database)) + skippedNumbers)
  const storage = openStorage(readEnvironment({ ...there }))
  expect(await keysOf(storage)).toEqual(keys.toSorted())
  for (const key of keys) expect(String(await readStored(storage, key))).toBe(key)
})

test('links and invitations that were open end with a restore, but for those of tasks, and of a move', async () => {
  const { database, variables, brand } = await filled()
  const { pool } = database
  await pool.query('update brand_share set revoked_at = null, ends_at = null')
  await pool.query(
    `insert into drive_link (brand_id, file_id, key_hash, sealed_key, ends_at)
     select $1, min(id), '\\x02', 'sealed', now() + interval '1 day' from file`,
    [brand],
  )
  await pool.query(`update brand_invite_link set revoked_at = null, expires_at = now() + interval '1 day'`)
  await pool.query(
    `insert into brand_member (brand_id, role, invite_email, invite_expires_at)
     values ($1, 'BRAND_ROLE_MEMBER', 'seo@ongi.example', now() + interval '1 day')`,
    [brand],
  )
  await pool.query(
    `with link as (insert into brand_share (brand_id, part, key_hash, sealed_key)
       values ($1, 'ALL', '\\x01', 'sealed') returning id)
     update task set share_id = link.id from link`,
    [brand],
  )
  const openIn = async ({ pool: of }: Database) => {
    const { rows } = await of.query(
      `select (select count(*) from brand_share where revoked_at is null)::int as guides,
         (select count(*) from drive_link where revoked_at is null)::int as files,
         (select count(*) from brand_invite_link where revoked_at is null)::int as "inviteLinks",
         (select count(*) from brand_member where account_id is null and invite_expires_at > now())::int as invited`,
    )
    return rows[0]
  }
  const before = await openIn(database)
  expect(Math.min(before.guides - 1, before.files, before.inviteLinks, before.invited)).toBeGreaterThan(0)
  const to = join(directory(), 'backup')
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject({ code: 0 })
  const restored = async (...flags: string[]) => {
    const target = await emptyDatabase()
    const there = { DATABASE_URL: target.url, DATA_DIR: directory() }
    const { code, said } = await run(runRestore, ['--from', to, ...flags], there)
    expect(code, said).toBe(0)
    return { open: await openIn(target), said }
  }
  const { open, said } = await restored()
  expect(open).toEqual({ guides: 1, files: 0, inviteLinks: 0, invited: 0 })
  const count = before.guides - 1 + before.files + before.inviteLinks + before.invited
  expect(said).toContain(`${count} links and invitations`)
  expect((await restored('--keep-links')).open).toEqual(before)
})

test('from a bucket into a directory, and from a directory into a bucket', { tags: ['all'] }, async () => {
  const bucket = await openTestBucket('ongi')
  onTestFinished(() => bucket.close())
  const s3 = {
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: testKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey,
  }
  const { database, variables, keys } = await filled({ ...s3, S3_BUCKET: 'ongi' })
  const local = join(directory(), 'backup')
  expect(await run(runBackup, ['--to', local], variables)).toMatchObject({ code: 0 })
  bucket.objects.clear()
  const one = await emptyDatabase()
  const plain = { DATABASE_URL: one.url, DATA_DIR: directory() }
  expect(await run(runRestore, ['--from', local, '--keep-links'], plain)).toMatchObject({ code: 0 })

  const folder = 's3://ongi/backups/monday'
  expect(await run(runBackup, ['--to', folder], { ...plain, ...s3 })).toMatchObject({ code: 0 })
  expect(await run(runBackup, ['--to', folder], { ...plain, ...s3 })).toMatchObject({
    code: 1,
    said: `Nothing was written: ${folder} is not empty.`,
  })
  const two = await emptyDatabase()
  const there = { DATABASE_URL: two.url, DATA_DIR: directory() }
  const whole = ['--from', folder, '--keep-links']
  expect(await run(runRestore, whole, { ...there, ...s3 })).toMatchObject({ code: 0 })
  expect(await contentsOf(two)).toEqual(await contentsOf(database))
  expect(await keysOf(openStorage(readEnvironment({ ...there })))).toEqual(keys.toSorted())
})

test('the still of a video comes with it, and its small pictures are drawn again when they are asked for', {
  tags: ['all'],
}, async () => {
  const { database, variables, storage } = await filled()
  const one = await openTestApi(variables, { database })
  const owner = await one.owner()
  const { token, idBrand } = owner
  const send = async (call: typeof uploadFile | typeof uploadPoster, bytes: Buffer, idFile = 0) => {
    const file = { bytes, name: '가게', type: 'x/y' }
    const answer = await one.send(call, { token, idBrand, params: { idFile }, body: {}, file })
    expect(answer.status, answer.text).toBe(200)
    return Number(answer.body.idFile)
  }
  const drawn = await send(uploadFile, isoMedia('isom', 'vide'))
  const bare = await send(uploadFile, isoMedia('isom', 'vide'))
  await send(uploadPoster, await png(640, 480), drawn)
  const makerOf = (api: TestApi) => new ThumbnailMaker(api.database, api.services.storage, api.services.log)
  await makerOf(one).run()
  const isBeside = (key: string) => key.startsWith(`brand/${idBrand}/`) && key.includes('.')
  expect((await keysOf(storage)).filter(isBeside).length).toBeGreaterThan(1)
  await one.close()
  const to = join(directory(), 'backup')
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ and 6 files /),
  })

  const target = await emptyDatabase()
  const there = { DATABASE_URL: target.url, DATA_DIR: directory() }
  expect(await run(runRestore, ['--from', to], there)).toMatchObject({ code: 0 })
  const stored = openStorage(readEnvironment({ ...there }))
  expect((await keysOf(stored)).filter(isBeside)).toEqual([expect.stringMatching(/\.poster$/)])
  const two = await openTestApi(there, { database: target })
  const read = async (idFile: number) =>
    (await two.send(readThumbnail, { token, idBrand, params: { idFile }, query: { width: 320 } })).status
  expect([await read(drawn), await read(bare)]).toEqual([404, 404])
  await makerOf(two).run()
  expect([await read(drawn), await read(bare)]).toEqual([200, 404])
  await two.close()
})

test('a backup beside people who write is of one moment, and every file of it has its bytes', {
  tags: ['all'],
}, async () => {
  const { database, variables, storage, brand } = await filled()
  const { pool } = database
  let isOver = false
  let count = 0
  const writing = (async () => {
    while (!isOver) {
      count += 1
      const key = `brand/${brand}/while-${count}`
      await storage.put(key, Buffer.from(key), { type: 'image/png' })
      // Both or none.
      await pool.query(
        `with one as (insert into file (brand_id, storage_key, name, file_type, media_type, size)
           values ($1, $2, 'a', 'LOGO', 'image/png', 1))
         insert into doc_update (brand_id, document, data) values ($1, 'while', '\\x00')`,
        [brand, key],
      )
      await pool.query(`update file set deleted_at = now() where storage_key = $1`, [
        `brand/${brand}/while-${count - 5}`,
      ])
    }
  })()
  const to = join(directory(), 'backup')
  await expect.poll(() => count, { timeout: 30_000 }).toBeGreaterThan(20)
  const backedUp = await run(runBackup, ['--to', to], variables)
  isOver = true
  await writing
  expect(backedUp).toMatchObject({ code: 0, said: expect.not.stringContaining('no bytes') })
  const target = await emptyDatabase()
  const restored = await run(runRestore, ['--from', to], { DATABASE_URL: target.url, DATA_DIR: directory() })
  expect(restored).toMatchObject({ code: 0, said: expect.not.stringContaining('no bytes') })
  const { rows } = await target.pool.query(
    `select (select count(*) from file where storage_key like '%while%')::int as files,
       (select count(*) from doc_update where document = 'while')::int as updates`,
  )
  expect(rows[0].files).toBe(rows[0].updates)
  // The newest one counted may not have been stored when the backup began.
  expect(rows[0].files).toBeGreaterThanOrEqual(20)
})

test('files without bytes are named, by the backup and by the restore', { tags: ['all'] }, async () => {
  const { variables, storage, brand } = await filled()
  await storage.delete(`brand/${brand}/a1`)
  const to = join(directory(), 'backup')
  const told = {
    code: 0,
    said: expect.stringContaining(`1 files have a row but no bytes: brand/${brand}/a1`),
  }
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject(told)
  const target = await emptyDatabase()
  expect(
    await run(runRestore, ['--from', to], { DATABASE_URL: target.url, DATA_DIR: directory() }),
  ).toMatchObject(told)
})

test('nothing is restored over anything: a database, files, a directory with a database', {
  tags: ['all'],
}, async () => {
  const { variables } = await filled()
  const to = join(directory(), 'backup')
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject({ code: 0 })
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not empty'),
  })
  expect(await run(runRestore, ['--from', to], variables)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nothing was restored: the database has \d+ tables/),
  })
  const target = await emptyDatabase()
  expect(await run(runRestore, ['--from', to], { ...variables, DATABASE_URL: target.url })).toMatchObject({
    code: 1,
    said: expect.stringContaining('there are files in the file store'),
  })
  const used = directory()
  writeFileSync(join(used, 'pg.location'), '/nowhere')
  expect(await run(runRestore, ['--from', to], { DATA_DIR: used })).toMatchObject({
    code: 1,
    said: expect.stringContaining('has a database. Move that directory away'),
  })
  expect(Object.keys(await contentsOf(target))).toEqual([])
  expect(await run(runBackup, ['--to', join(directory(), 'b')], { DATA_DIR: directory() })).toMatchObject({
    code: 1,
    said: expect.stringContaining('there is no database in'),
  })
})

test('an unfinished, damaged or newer backup is refused, and no server starts over a part of one', {
  tags: ['all'],
}, async () => {
  const { variables } = await filled()
  const to = join(directory(), 'backup')
  expect(await run(runRestore, ['--from', to], variables)).toMatchObject({
    code: 1,
    said: `There is no ${to}.`,
  })
  expect(await run(runBackup, ['--to', to], variables)).toMatchObject({ code: 0 })
  const manifest = readFileSync(join(to, 'backup.json'), 'utf8')
  const target = await emptyDatabase()
  const there = { DATABASE_URL: target.url, DATA_DIR: directory() }

  writeFileSync(join(to, 'backup.json'), manifest.replace('"0001-', '"9999-'))
  expect(await run(runRestore, ['--from', to], there)).toMatchObject({
    code: 1,
    said: expect.stringContaining('made by a newer release; this one does not know 9999-'),
  })
  rmSync(join(to, 'backup.json'))
  expect(await run(runRestore, ['--from', to], there)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not finished'),
  })
  writeFileSync(join(to, 'backup.json'), manifest)

  const part = join(to, 'database/doc-update/000001.gz')
  const bytes = readFileSync(part)
  writeFileSync(part, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]))
  const damaged = { code: 1, said: expect.stringContaining('doc-update/000001.gz is not what was stored') }
  expect(await run(runRestore, ['--from', to, '--check'], there)).toMatchObject(damaged)
  expect(await run(runRestore, ['--from', to], there)).toMatchObject(damaged)
  const settings = { dataDir: there.DATA_DIR, databaseUrl: target.url, databasePoolSize: 2 }
  await expect(openDatabase(settings, pino({ level: 'silent' }))).rejects.toThrow('was interrupted')
  expect(await run(runRestore, ['--from', to], there)).toMatchObject({
    code: 1,
    said: expect.stringContaining('A backup is only restored into an empty database'),
  })
})

test.each([
  [[]],
  [['--to']],
  [['--to', '/x', '--check']],
  [['--to', '/x', '--keep-links']],
  [['--from', '/x']],
])('%j backs up nothing', async (args) => {
  expect(await run(runBackup, args, {})).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run backup'),
  })
})

test('the embedded database: a running server is backed up, and another opens all of it', {
  tags: ['all'],
}, async () => {
  const from = directory()
  const environmentOf = (dataDir: string) =>
    readEnvironment({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', WRITEBACK_DELAY_MS: '50' })
  const first = environmentOf(from)
  const prepare = (opened: Database) => seedDemo(opened, first)
  const one = await startServer(first, { appDirectory: null, prepare })
  const to = join(directory(), 'backup')
  const before = await settled(one).finally(async () => {
    expect(await run(runBackup, ['--to', to], { DATA_DIR: from })).toMatchObject({ code: 0 })
    await one.close()
  })
  expect(before.files.length).toBeGreaterThan(0)
  expect(before.document.length).toBeGreaterThan(500)
  // Once more without a server.
  expect(await run(runBackup, ['--to', join(directory(), 'again')], { DATA_DIR: from })).toMatchObject({
    code: 0,
  })

  const into = directory()
  expect(await run(runRestore, ['--from', to], { DATA_DIR: into })).toMatchObject({ code: 0 })
  expect(existsSync(join(into, 'service.secret'))).toBe(false)
  const two = await startServer(environmentOf(into), { appDirectory: null })
  try {
    expect(await read(two)).toEqual(before)
  } finally {
    await two.close()
  }
  expect(readdirSync(to).sort()).toEqual(['backup.json', 'database', 'files', 'index'])
})

/** What a member sees once the write-back has brought everything to REST. */
async function settled(server: RunningServer) {
  // The first pass fills the document, and goes on after that.
  await expect
    .poll(async () => (await read(server)).document.length, { timeout: 20_000 })
    .toBeGreaterThan(500)
  await expect.poll(async () => (await metrics.waiting.get()).values[0]?.value, { timeout: 20_000 }).toBe(0)
  return read(server)
}

/** What a member sees: the brand, its files, and the guide as the relay sends it. */
async function read(server: RunningServer) {
  const address = (path: string) => new URL(`/api/v1/${path}`, server.url)
  const login = await fetch(address('account/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'hangyeol@ongi.example', password: 'ongi-demo-1' }),
  })
  expect(login.status).toBe(200)
  const { accessToken: token } = (await login.json()) as { accessToken: string }
  const ask = (path: string, idBrand?: number) =>
    fetch(address(path), {
      headers: { authorization: `Bearer ${token}`, ...(idBrand && { idBrandHeader: String(idBrand) }) },
    })
  const { _embedded } = (await (await ask('brand/list')).json()) as {
    _embedded: { brands: { id: number }[] }
  }
  const idBrand = _embedded.brands[0]?.id ?? 0
  const visual = await (await ask('brand/visual', idBrand)).text()
  const files: string[] = []
  for (const id of new Set([...visual.matchAll(/"idFile":(\d+)/g)].map(([, id]) => id))) {
    const answer = await ask(`file/${id}`, idBrand)
    expect(answer.status).toBe(200)
    files.push(
      `${id} ${Buffer.from(await answer.arrayBuffer())
        .toString('base64')
        .slice(0, 200)}`,
    )
  }
  const provider = openStockClient({ url: `${server.url.replace('http', 'ws')}/sync` }, idBrand, {
    cookie: `saegim-access-token=${token}`,
  })
  await synced(provider)
  const { doc } = provider
  provider.destroy()
  const document = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64')
  return { visual, files, document, background: guide.core.background.read(doc) }
}

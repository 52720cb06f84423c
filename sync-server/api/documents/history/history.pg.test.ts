import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createDocument } from '#contract/document.ts'
import {
  createVersion,
  deleteVersion,
  listReplaced,
  listVersions,
  readVersion,
  renameVersion,
  restoreVersion,
} from '#contract/history.ts'
import { type PlanKey, planKeys } from '#model/access/plans.ts'
import { type DocumentName, documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { pruneVersionsTask } from '#server/jobs/prune-versions.ts'
import { createLog } from '#server/logging.ts'
import { openPostgresLog } from '#server/relay/log/postgres-log.ts'
import type { UpdateLog } from '#server/relay/log/update-log.ts'

let api: TestApi
let log: UpdateLog
let idBrand: number
let owner: { id: number; token: string }
let doc: Y.Doc

beforeAll(async () => {
  api = await openTestApi()
  log = openPostgresLog(api.database.relayPool, createLog('silent'))
})

afterAll(async () => {
  log.close()
  await api.close()
})

beforeEach(async () => {
  owner = await api.person('한결')
  idBrand = await api.brand(owner.id)
  doc = new Y.Doc()
})

/** Stores an edit in the update log. */
async function write(words: string, document: DocumentName = 'guide') {
  const before = Y.encodeStateVector(doc)
  doc.getText('core.background').insert(0, words)
  const data = Y.encodeStateAsUpdate(doc, before)
  await log.append({ idBrand, document }, [{ data, idAccount: owner.id }])
}

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const sent = (document: DocumentName = 'guide') => ({
  ...{ token: owner.token, idBrand, headers },
  params: { document },
})
const one = (idVersion: unknown) => ({
  ...sent(),
  params: { document: 'guide', idVersion: Number(idVersion) },
})

async function list(document?: DocumentName): Promise<Record<string, unknown>[]> {
  const { body } = await api.send(listVersions, sent(document))
  return (body._embedded as { versions: Record<string, unknown>[] }).versions
}

function textOf(state: unknown): string {
  const read = new Y.Doc()
  Y.applyUpdateV2(read, Buffer.from(String(state), 'base64'))
  return read.getText('core.background').toString()
}

/** Moves the versions so many days into the past. */
async function age(days: number) {
  await api.database.kysely
    .updateTable('doc_version')
    .set({ created_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000) } as never)
    .where('brand_id', '=', idBrand)
    .execute()
}

const prune = () => pruneVersionsTask(api.database)['prune-versions']?.run({})

test('a created version has the stored state of the document', async () => {
  await write('첫 글')
  const { status, body } = await api.send(createVersion, { ...sent(), body: { name: ' 첫 시안 ' } })
  expect([status, body]).toMatchObject([
    200,
    {
      kind: 'NAMED',
      name: '첫 시안',
      editors: [{ idAccount: owner.id, name: '한결', device: 'Firefox · Linux' }],
      expiresAt: null,
    },
  ])
  await write('다음 글, ')
  const read = await api.send(readVersion, one(body.idVersion))
  expect(textOf(read.body.state)).toBe('첫 글')
  expect(Buffer.from(String(read.body.state), 'base64')).toHaveLength(Number(body.size))
})

test('versions are listed newest first, in pages', async () => {
  for (const name of ['하나', '둘', '셋']) {
    await write(name)
    await api.send(createVersion, { ...sent(), body: { name } })
  }
  const all = await list()
  expect(all.map(({ name }) => name)).toEqual(['셋', '둘', '하나'])
  expect(all.map(({ expiresAt }) => expiresAt === null)).toEqual([true, false, false])
  const page = await api.send(listVersions, {
    ...sent(),
    query: { before: Number(all[0]?.idVersion), size: 1 },
  })
  expect(page.body).toMatchObject({ _embedded: { versions: [{ name: '둘' }] } })
})

test('a version is named, unnamed and deleted', async () => {
  await write('글')
  await api.services.versions.keep({ idBrand, document: 'guide' }, [], 0)
  const [kept] = await list()
  const named = await api.send(renameVersion, { ...one(kept?.idVersion), body: { name: '확정본' } })
  expect(named.body).toMatchObject({ kind: 'NAMED', name: '확정본' })
  const unnamed = await api.send(renameVersion, { ...one(kept?.idVersion), body: { name: null } })
  expect(unnamed.body).toMatchObject({ kind: 'AUTO', name: null })
  expect((await api.send(deleteVersion, one(kept?.idVersion))).status).toBe(200)
  expect((await api.send(deleteVersion, one(kept?.idVersion))).status).toBe(404)
  expect(await list()).toEqual([])
})

test('a restore keeps one version of the state before it', async () => {
  await write('처음 ')
  const { body: first } = await api.send(createVersion, { ...sent(), body: { name: '처음' } })
  await write('나중 ')
  const { body } = await api.send(restoreVersion, one(first.idVersion))
  expect(textOf(body.state)).toBe('처음 ')
  expect(body.before).toMatchObject({ kind: 'RESTORE' })
  const { body: again } = await api.send(restoreVersion, one(first.idVersion))
  expect(again.before).toEqual(body.before)
  expect((await list()).map(({ kind }) => kind)).toEqual(['RESTORE', 'NAMED'])
  const before = await api.send(readVersion, one((body.before as { idVersion: number }).idVersion))
  expect(textOf(before.body.state)).toBe('나중 처음 ')
})

test('a version of another brand or document is NOT_FOUND', async () => {
  await write('글')
  const { body } = await api.send(createVersion, { ...sent(), body: { name: '내 것' } })
  const stranger = await api.person()
  const theirs = await api.brand(stranger.id)
  for (const call of [readVersion, renameVersion, deleteVersion, restoreVersion]) {
    const other = { ...one(body.idVersion), body: { name: '남' } }
    expect((await api.send(call, { ...other, token: stranger.token, idBrand: theirs })).status).toBe(404)
    const strategy = { document: 'strategy', idVersion: Number(body.idVersion) }
    expect((await api.send(call, { ...other, params: strategy })).status).toBe(404)
  }
  expect(await list()).toHaveLength(1)
})

const historyDays = { FREE: 1, BASIC: 7, PLUS: 30 } as const satisfies Record<PlanKey, number>

test.each(planKeys.flatMap((plan) => (['guide', 'design'] as const).map((kind) => [plan, kind] as const)))(
  '%s keeps versions of a %s for its days, named ones too, and the newest one without limit',
  async (plan, kind) => {
    const days = historyDays[plan]
    await api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute()
    const document = kind === 'design' ? documentName(kind, randomUUID()) : kind
    if (kind === 'design') await api.send(createDocument, { token: owner.token, idBrand, body: { document } })
    for (const name of ['하나', '둘']) {
      await write(name, document)
      await api.send(createVersion, { ...sent(document), body: { name } })
    }
    await age(days - 0.1)
    await prune()
    const [, older] = await list(document)
    const left = Date.parse(String(older?.expiresAt)) - Date.now()
    expect(left / (24 * 60 * 60 * 1000)).toBeCloseTo(0.1, 2)
    await age(days + 0.1)
    await prune()
    expect((await list(document)).map(({ name }) => name)).toEqual(['둘'])
  },
)

test('at most a hundred versions can be named', async () => {
  await write('글')
  const row = {
    brand_id: idBrand,
    document: 'guide',
    kind: 'NAMED' as const,
    name: '이름',
    state: Buffer.alloc(2),
    size: 2,
    hash: Buffer.alloc(32),
    editors: '[]',
  }
  await api.database.kysely.insertInto('doc_version').values(Array(100).fill(row)).execute()
  expect(await api.send(createVersion, { ...sent(), body: { name: '하나 더' } })).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })

  await api.database.kysely
    .insertInto('doc_version')
    .values([
      { ...row, kind: 'AUTO', name: null },
      { ...row, kind: 'AUTO', name: null },
    ])
    .execute()
  const [second, first, named] = await list()
  const rename = async (version: typeof first, name: string | null) => {
    const { status, body } = await api.send(renameVersion, { ...one(version?.idVersion), body: { name } })
    return status === 200 ? body.name : [status, body.code, body.message]
  }
  const refused = [409, 'LIMIT_EXCEEDED', expect.stringContaining('100개까지')]
  expect(await rename(second, '하나 더')).toEqual(refused)
  expect(await rename(named, '다른 이름')).toBe('다른 이름')
  expect(await rename(named, null)).toBe(null)
  // One place is free: of two calls at once, one gets it.
  const both = await Promise.all([rename(first, '마지막'), rename(second, '마지막')])
  expect(both.filter((name) => name === '마지막')).toHaveLength(1)
})

test('of many versions at once no more are named than a document may have, and one of a brand is read at a time', async () => {
  await write('온기')
  const version = await api.send(createVersion, { ...sent(), body: { name: '처음' } })
  await api.database.pool.query(
    `insert into doc_version (brand_id, document, kind, name, state, size, hash, editors)
     select brand_id, document, kind, 'n ' || n, state, size, hash, editors
     from doc_version, generate_series(1, 96) n where id = $1`,
    [version.body.idVersion],
  )
  let [under, most] = [0, 0]
  const read = api.services.versions.read
  vi.spyOn(api.services.versions, 'read').mockImplementation(async (key) => {
    under += 1
    most = Math.max(most, under)
    return read(key).finally(() => {
      under -= 1
    })
  })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      api.send(createVersion, { ...sent(), body: { name: `이름 ${at}` } }),
    ),
  )
  vi.restoreAllMocks()
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.code === 'LIMIT_EXCEEDED')).toHaveLength(9)
  expect(most).toBe(1)
})

test('of one account thirty versions are made in an hour and of one brand sixty, named or before a restore', async () => {
  await write('글')
  const other = await api.person()
  const third = await api.person()
  for (const { id } of [other, third]) await api.join(idBrand, id, 'BRAND_ROLE_ADMIN')
  const make = (token: string, name: string) => api.send(createVersion, { ...sent(), token, body: { name } })
  const { body: first } = await make(owner.token, '처음')
  for (let i = 0; i < 27; i += 1) expect((await make(owner.token, `이름 ${i}`)).status).toBe(200)
  // A repeated call is answered and not counted.
  const repeated = {
    ...sent(),
    body: { name: '한 번' },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  }
  for (let i = 0; i < 3; i += 1) expect((await api.send(createVersion, repeated)).status).toBe(200)
  expect((await api.send(restoreVersion, one(first.idVersion))).status).toBe(200)
  const refused = {
    status: 429,
    body: { code: 'RATE_LIMITED', message: expect.stringMatching(/(59|60)분 뒤에/) },
    headers: { 'retry-after': expect.stringMatching(/^3[56]\d\d$/) },
  }
  expect(await make(owner.token, '하나 더')).toMatchObject(refused)
  expect(await api.send(restoreVersion, one(first.idVersion))).toMatchObject(refused)
  for (let i = 0; i < 30; i += 1) expect((await make(other.token, `다른 이름 ${i}`)).status).toBe(200)
  expect(await make(third.token, '셋째')).toMatchObject(refused)
  // Another brand of theirs is not concerned.
  idBrand = await api.brand(third.id, '온샘')
  doc = new Y.Doc()
  await write('글')
  expect((await make(third.token, '셋째')).status).toBe(200)
}, 30_000)

test('[R99] a version of a kind that only a newer release knows is listed, and keeps its kind and its time', async () => {
  await api.database.pool.query('alter table doc_version drop constraint doc_version_kind_check')
  await write('가져온 글')
  await api.services.versions.keep({ idBrand, document: 'guide' }, [], 0)
  await api.database.pool.query(`update doc_version set kind = 'IMPORT' where brand_id = $1`, [idBrand])
  await write('다음 글, ')
  await api.send(createVersion, { ...sent(), body: { name: '다음' } })
  await age(1_000)
  await prune()
  const [, imported] = await list()
  expect(imported).toMatchObject({ kind: 'IMPORT', name: null, expiresAt: null })
  const rename = async (name: string | null) =>
    (await api.send(renameVersion, { ...one(imported?.idVersion), body: { name } })).body
  expect(await rename(null)).toMatchObject({ kind: 'IMPORT', name: null })
  const { body } = await api.send(restoreVersion, one(imported?.idVersion))
  expect(textOf(body.state)).toBe('가져온 글')
  expect(await rename('첫 글')).toMatchObject({ kind: 'NAMED', name: '첫 글' })
})

test('replaced values are listed newest first, in pages, with the author of the value that stayed', async () => {
  const lose = (field: string, other: unknown, facts: { document?: DocumentName; editor?: number } = {}) =>
    api.database.kysely
      .insertInto('settle_history')
      .values({
        brand_id: idBrand,
        document: facts.document ?? 'guide',
        field,
        kept: JSON.stringify('#B4583A'),
        other: JSON.stringify(other),
        side: 'document',
        editor: facts.editor ?? null,
      })
      .execute()
  await lose('visual.main', '#111111', { editor: owner.id })
  await lose('visual.korMain', { idFontFamily: 2, idFontFace: 2400, weightValue: 400 })
  await lose('positioning.axisX', null, { document: 'strategy' })
  // Of a newer release, during a rollout.
  await lose('journal.entry', '일지', { document: 'journal' as DocumentName })
  const replaced = async (query: Record<string, string | number> = {}) => {
    const { body } = await api.send(listReplaced, { token: owner.token, idBrand, query })
    return (body._embedded as { replaced: Record<string, unknown>[] }).replaced
  }
  const all = await replaced()
  expect(all).toMatchObject([
    { document: 'strategy', field: 'positioning.axisX', replaced: null, editor: null },
    { document: 'guide', field: 'visual.korMain', replaced: { idFontFamily: 2 } },
    {
      field: 'visual.main',
      kept: '#B4583A',
      replaced: '#111111',
      editor: { idAccount: owner.id, name: '한결' },
    },
  ])
  expect(await replaced({ document: 'guide', size: 1 })).toMatchObject([{ field: 'visual.korMain' }])
  expect(await replaced({ before: Number(all[1]?.idReplaced) })).toMatchObject([{ field: 'visual.main' }])
  const stranger = await api.person()
  const theirs = await api.brand(stranger.id)
  const { body } = await api.send(listReplaced, { token: stranger.token, idBrand: theirs })
  expect(body).toMatchObject({ _embedded: { replaced: [] } })
})

test('a page of replaced values is limited in bytes, says that older ones are left, and skips what is too large for any field', async () => {
  const person = await api.person()
  const brand = await api.brand(person.id)
  const insert = (field: string, other: unknown) =>
    api.database.kysely
      .insertInto('settle_history')
      .values({
        brand_id: brand,
        document: 'guide',
        field,
        kept: JSON.stringify('값'),
        other: JSON.stringify(other),
        side: 'document',
        editor: person.id,
      })
      .execute()
  const ask = async (query: Record<string, string | number> = {}) => {
    const { status, body } = await api.send(listReplaced, { token: person.token, idBrand: brand, query })
    expect(status).toBe(200)
    const { _embedded, page } = body as unknown as {
      _embedded: { replaced: { idReplaced: number; field: string }[] }
      page: { totalPages: number }
    }
    return { values: _embedded.replaced, totalPages: page.totalPages, bytes: JSON.stringify(body).length }
  }
  await insert('core.oldest', 'ㄱ')
  for (let at = 0; at < 20; at += 1) await insert(`core.large${at}`, randomBytes(30_000).toString('base64'))
  for (let at = 0; at < 4; at += 1) await insert(`core.huge${at}`, 'a'.repeat(4_000_000))
  await insert('core.unpacked', randomBytes(200_000).toString('base64'))
  await insert('core.newest', 'ㄴ')

  const first = await ask()
  expect(first.values.map(({ field }) => field).slice(0, 2)).toEqual(['core.newest', 'core.large19'])
  expect(first).toMatchObject({ totalPages: 2 })
  expect(first.bytes).toBeLessThan(600_000)
  const seen = [...first.values]
  for (let page = first; page.totalPages > 1; seen.push(...page.values))
    page = await ask({ before: seen.at(-1)?.idReplaced ?? 0, size: 200 })
  expect(seen).toHaveLength(22)
  expect(seen.at(-1)).toMatchObject({ field: 'core.oldest' })
  expect(await ask({ size: 1 })).toMatchObject({ totalPages: 2, values: [{ field: 'core.newest' }] })
})

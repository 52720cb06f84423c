import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createDocument,
  listDocuments,
  purgeDocument,
  restoreDocument,
  shareDocument,
  trashDocument,
} from '#contract/document.ts'
import { createVersion, listVersions } from '#contract/history.ts'
import { brandRoles, isAtLeast, readsOnly, writingRoles } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { type AuthorizeSocket, socketAuthorizer } from '#server/http/socket-access.ts'
import { openWorld, type World } from './fixtures.ts'

let api: TestApi
let authorize: AuthorizeSocket

beforeAll(async () => {
  api = await openTestApi()
  authorize = socketAuthorizer(api.database.kysely)
})

afterAll(() => api.close())

interface Rights {
  readonly readers: (typeof writingRoles)[number]
  readonly writers: (typeof writingRoles)[number]
}

const everyRights = writingRoles.flatMap((readers) => writingRoles.map((writers) => ({ readers, writers })))

const listed = async (world: World, token: string, query = {}) => {
  const { body } = await api.send(listDocuments, {
    token,
    idBrand: world.idBrand,
    query: { kind: 'design', ...query },
  })
  return (body._embedded as { documents: { document: string; access: string }[] }).documents
}

/** A design that a designer made. */
async function make(world: World, rights: Partial<Rights> = {}) {
  const document = documentName('design', randomUUID())
  const sent = { token: world.tokens.BRAND_ROLE_DESIGNER, idBrand: world.idBrand }
  const { status } = await api.send(createDocument, { ...sent, body: { document, ...rights } })
  expect(status).toBe(200)
  return { document, room: { idBrand: world.idBrand, document } }
}

describe.each(everyRights)(
  'a design read from $readers and written from $writers',
  ({ readers, writers }) => {
    test('opens, is listed, has versions and is managed as its rights say', async () => {
      const world = await openWorld(api)
      const { document, room } = await make(world, { readers, writers })
      for (const role of brandRoles) {
        const token = world.tokens[role]
        const isOwner = role === 'BRAND_ROLE_DESIGNER'
        const isReader = readsOnly(role)
        const mayWrite = !isReader && (isOwner || isAtLeast(role, writers))
        const mayRead = isReader ? readers === 'BRAND_ROLE_MEMBER' : mayWrite || isAtLeast(role, readers)
        const access = mayWrite ? 'write' : 'read'
        const opened = mayRead ? { ok: true, access } : { ok: false, code: 4403 }
        expect(await authorize(token, room), role).toMatchObject(opened)
        const manages = isOwner || (mayWrite && isAtLeast(role, 'BRAND_ROLE_ADMIN'))
        const entry = expect.objectContaining({ document, access, manages })
        expect(await listed(world, token), role).toEqual(mayRead ? [entry] : [])
        const sent = { token, idBrand: world.idBrand, params: { document } }
        expect((await api.send(listVersions, sent)).status, role).toBe(mayRead ? 200 : 404)
        const named = await api.send(createVersion, { ...sent, body: { name: '첫 시안' } })
        expect(named.status, role).toBe(mayWrite ? 200 : mayRead || isReader ? 403 : 404)
        const shared = await api.send(shareDocument, { ...sent, body: { readers, writers } })
        expect(shared.status, role).toBe(manages ? 200 : mayRead || isReader ? 403 : 404)
      }
    })
  },
)

test('who made a design and may only read the brand since reads it and neither writes nor manages it', async () => {
  const world = await openWorld(api)
  const { document, room } = await make(world, { readers: 'BRAND_ROLE_ADMIN', writers: 'BRAND_ROLE_ADMIN' })
  await api.database.pool.query(
    `update brand_member set role = 'BRAND_ROLE_READER' where brand_id = $1 and role = 'BRAND_ROLE_DESIGNER'`,
    [world.idBrand],
  )
  const token = world.tokens.BRAND_ROLE_DESIGNER
  expect(await authorize(token, room)).toMatchObject({ ok: true, access: 'read' })
  expect(await listed(world, token)).toEqual([
    expect.objectContaining({ document, access: 'read', manages: false }),
  ])
})

test('[R129] a design of another brand has no room, and neither has one that was never made', async () => {
  const [mine, theirs] = [await openWorld(api), await openWorld(api)]
  const { document } = await make(theirs)
  const token = mine.tokens.BRAND_ROLE_OWNER
  const missing = { ok: false, code: 4404 }
  expect(await authorize(token, { idBrand: mine.idBrand, document })).toEqual(missing)
  expect(await authorize(token, { idBrand: theirs.idBrand, document })).toEqual({ ok: false, code: 4403 })
  const other = documentName('design', randomUUID())
  expect(await authorize(token, { idBrand: mine.idBrand, document: other })).toEqual(missing)
})

test('[R129] in the trash a design has no room and no versions; taken out it has them again, and purged it is gone', async () => {
  const world = await openWorld(api)
  const { document, room } = await make(world)
  const token = world.tokens.BRAND_ROLE_OWNER
  const sent = { token, idBrand: world.idBrand, params: { document } }
  const missing = { ok: false, code: 4404 }
  expect(await api.send(purgeDocument, sent)).toMatchObject({ status: 409 })
  expect((await api.send(trashDocument, sent)).status).toBe(200)
  expect(await authorize(token, room)).toEqual(missing)
  expect((await api.send(listVersions, sent)).status).toBe(404)
  expect(await listed(world, token)).toEqual([])
  expect(await listed(world, token, { trashed: 'true' })).toHaveLength(1)
  expect((await api.send(restoreDocument, sent)).status).toBe(200)
  expect(await authorize(token, room)).toMatchObject({ ok: true, access: 'write' })
  await api.send(trashDocument, sent)
  expect((await api.send(purgeDocument, sent)).status).toBe(200)
  expect(await listed(world, token, { trashed: 'true' })).toEqual([])
  expect((await api.send(restoreDocument, sent)).status).toBe(404)
})

test('roles of a newer release give rights to the owner of the brand alone', async () => {
  const world = await openWorld(api)
  const { document, room } = await make(world)
  await api.database.pool.query(
    `update brand_document set readers = 'BRAND_ROLE_GUEST', writers = 'BRAND_ROLE_GUEST' where document = $1`,
    [document],
  )
  expect(await authorize(world.tokens.BRAND_ROLE_MEMBER, room)).toEqual({ ok: false, code: 4403 })
  expect(await authorize(world.tokens.BRAND_ROLE_OWNER, room)).toMatchObject({ access: 'write' })
})

test('the same name is made once, and no more of a kind than a brand may have', async () => {
  const world = await openWorld(api)
  const { document } = await make(world)
  const sent = { token: world.tokens.BRAND_ROLE_MEMBER, idBrand: world.idBrand }
  expect(await api.send(createDocument, { ...sent, body: { document } })).toMatchObject({ status: 409 })
  await api.database.pool.query(
    `insert into brand_document (brand_id, document, kind, owner_id, readers, writers)
     select $1, 'design/' || gen_random_uuid(), 'design', 1, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER'
     from generate_series(1, 19999)`,
    [world.idBrand],
  )
  const body = { document: documentName('design', randomUUID()) }
  const { status, body: answer } = await api.send(createDocument, { ...sent, body })
  expect([status, answer.code]).toEqual([409, 'LIMIT_EXCEEDED'])
})

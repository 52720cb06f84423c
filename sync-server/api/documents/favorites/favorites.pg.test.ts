import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { createDocument, purgeDocument, shareDocument, trashDocument } from '#contract/document.ts'
import { addFavorite, pageFavorites, removeFavorite } from '#contract/favorite.ts'
import { leaveBrand } from '#contract/member.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { endLeftDrivesTask } from '#server/jobs/end-left-drives.ts'
import { purgeDocumentsTask } from '#server/jobs/purge-documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type As = { readonly token: string; readonly idBrand: number }

async function team() {
  const owner = await api.owner()
  const member = await api.person()
  await api.join(owner.idBrand, member.id, 'BRAND_ROLE_MEMBER')
  return {
    owner: { token: owner.token, idBrand: owner.idBrand },
    member: { token: member.token, idBrand: owner.idBrand },
  }
}

async function make(as: As) {
  const document = documentName('design', randomUUID())
  const { body } = await api.send(createDocument, { ...as, body: { document } })
  return { document, id: Number(body.idTemplate) }
}

async function idsOf(as: As): Promise<number[]> {
  const { status, body } = await api.send(pageFavorites, {
    ...as,
    query: { idBrand: as.idBrand, type: 'TEMPLATE', page: 0, size: 200 },
  })
  expect(status).toBe(200)
  const { EditorFavorites } = (body as unknown as AnswerOf<typeof pageFavorites>)._embedded
  return EditorFavorites.map(({ id }) => id)
}

const add = (as: As, body: object) => api.send(addFavorite, { ...as, body })

test('a template of the market and a design are favourites of one account, newest first, each once', async () => {
  const { owner, member } = await team()
  const { document, id } = await make(owner)
  expect((await add(owner, { type: 'TEMPLATE', idTemplate: 3, idBrand: owner.idBrand })).body).toMatchObject({
    id: 3,
    idObject: 3,
    idTemplate: 3,
    stockId: null,
    thumbnail: null,
  })
  const added = await add(owner, { document, thumbnail: '/api/v1/file/7' })
  expect(added.body).toMatchObject({ id, thumbnail: '/api/v1/file/7' })
  expect((await add(owner, { idTemplate: id })).body).toEqual(added.body)
  expect(await idsOf(owner)).toEqual([id, 3])
  expect(await idsOf(member)).toEqual([])
  expect(await idsOf((await team()).owner)).toEqual([])
})

test('a favourite ends once and for all who repeat it, and only that of the caller', async () => {
  const { owner, member } = await team()
  await add(owner, { idTemplate: 3 })
  await add(member, { idTemplate: 3 })
  for (const _ of [1, 2])
    expect((await api.send(removeFavorite, { ...owner, params: { id: 3 } })).status).toBe(200)
  expect([await idsOf(owner), await idsOf(member)]).toEqual([[], [3]])
})

test('what the caller may not read, is not there or is of another brand is no favourite', async () => {
  const { owner, member } = await team()
  const { document, id } = await make(owner)
  const rights = { readers: 'BRAND_ROLE_OWNER', writers: 'BRAND_ROLE_OWNER' }
  await add(member, { idTemplate: id })
  await api.send(shareDocument, { ...owner, params: { document }, body: rights })
  expect(await idsOf(member)).toEqual([])
  const missing = { status: 404, body: { code: 'NOT_FOUND' } }
  for (const body of [{ idTemplate: id }, { document }, { idTemplate: 999_999 }, { idTemplate: 9_999_999 }])
    expect(await add(member, body)).toMatchObject(missing)
  expect(await add((await team()).owner, { idTemplate: id })).toMatchObject(missing)
  expect((await add(owner, { idTemplate: id, idBrand: owner.idBrand + 1 })).status).toBe(400)
  for (const body of [
    {},
    { idTemplate: id, document },
    { idTemplate: id, thumbnail: '//elsewhere.example/a' },
  ])
    expect((await add(owner, body)).status, JSON.stringify(body)).toBe(400)
})

test('a design that is purged is no favourite of any account', async () => {
  const { owner, member } = await team()
  const { document, id } = await make(owner)
  await add(owner, { idTemplate: id })
  await add(member, { idTemplate: id })
  await api.send(trashDocument, { ...owner, params: { document } })
  await api.send(purgeDocument, { ...owner, params: { document } })
  const { pool } = api.database
  await pool.query(`update brand_document set purging_at = now() - interval '1 hour' where id = $1`, [id])
  await purgeDocumentsTask(api.database, api.services.storage)['purge-documents']?.run({})
  expect((await pool.query('select from favorite where template_id = $1', [id])).rows).toEqual([])
})

test('the favourites of who has left the team end', async () => {
  const { owner, member } = await team()
  await add(owner, { idTemplate: 3 })
  await add(member, { idTemplate: 3 })
  expect(
    (await api.send(leaveBrand, { token: member.token, query: { idBrand: member.idBrand } })).status,
  ).toBe(200)
  await endLeftDrivesTask(api.database, api.services.log)['end-left-drives']?.run({})
  const { rows } = await api.database.pool.query('select template_id from favorite where brand_id = $1', [
    owner.idBrand,
  ])
  expect(rows).toEqual([{ template_id: 3 }])
  expect(await idsOf(owner)).toEqual([3])
})

test('an account has two hundred favourites in a brand; those that are gone take no place', async () => {
  const { owner } = await team()
  const { document, id } = await make(owner)
  await add(owner, { idTemplate: id })
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into brand_document (brand_id, document, kind, owner_id, readers, writers)
     select $1, 'design/' || gen_random_uuid(), 'design', 1, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER'
     from generate_series(1, 199) returning id`,
    [owner.idBrand],
  )
  await Promise.all(rows.map((row) => add(owner, { idTemplate: row.id })))
  expect((await idsOf(owner)).length).toBe(200)
  expect(await add(owner, { idTemplate: 3 })).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })
  await api.send(trashDocument, { ...owner, params: { document } })
  await api.send(purgeDocument, { ...owner, params: { document } })
  expect((await add(owner, { idTemplate: 3 })).status).toBe(200)
  expect((await idsOf(owner)).length).toBe(200)
})

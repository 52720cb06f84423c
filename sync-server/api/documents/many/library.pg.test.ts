import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import {
  createBrandDirectory,
  createUserDirectory,
  deleteUserDirectories,
  moveUserDirectories,
  pageDirectories,
  renameBrandDirectory,
  restoreUserDirectories,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import {
  createDocument,
  listDocuments,
  placeDocument,
  purgeDocument,
  restoreDocument,
  shareDocument,
  trashDocument,
} from '#contract/document.ts'
import { pageFiles } from '#contract/drive.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { type AuthorizeSocket, socketAuthorizer } from '#server/http/socket-access.ts'

let api: TestApi
let authorize: AuthorizeSocket
const closed: string[] = []
beforeAll(async () => {
  api = await openTestApi()
  authorize = socketAuthorizer(api.database.kysely)
  api.services.roomRevocations.on(({ document, code }) => closed.push(`${document} ${code}`))
})
afterAll(() => api.close())

type As = { readonly token: string; readonly idBrand: number }
type Document = `design/${string}`
type Row = AnswerOf<typeof createDocument>

async function team() {
  const owner = await api.owner()
  const { idBrand } = owner
  const join = async (role: BrandRole): Promise<As> => {
    const { id, token } = await api.person()
    await api.join(idBrand, id, role)
    return { token, idBrand }
  }
  return {
    owner: { token: owner.token, idBrand },
    admin: await join('BRAND_ROLE_ADMIN'),
    designer: await join('BRAND_ROLE_DESIGNER'),
    member: await join('BRAND_ROLE_MEMBER'),
    other: await join('BRAND_ROLE_MEMBER'),
  }
}

async function make(as: As, body: object = {}): Promise<Row> {
  const document = documentName('design', randomUUID())
  const answer = await api.send(createDocument, { ...as, body: { document, ...body } })
  expect(answer.status).toBe(200)
  return answer.body as unknown as Row
}

async function folder(as: As, name: string, idParentDirectory = 0, isOfBrand = false): Promise<number> {
  const call = isOfBrand ? createBrandDirectory : createUserDirectory
  const answer = await api.send(call, { ...as, body: { name, idParentDirectory, type: 'TEMPLATE' } })
  expect(answer.status).toBe(200)
  return Number(answer.body.idDirectory)
}

async function listed(as: As, query: Record<string, string | number> = {}): Promise<Row[]> {
  const { body } = await api.send(listDocuments, { ...as, query: { kind: 'design', ...query } })
  return (body as unknown as AnswerOf<typeof listDocuments>)._embedded.documents
}
const namesOf = (rows: readonly Row[]) => rows.map(({ document }) => document)

async function folders(as: As, query: Record<string, string | number> = {}) {
  const { body } = await api.send(pageDirectories, { ...as, query: { type: 'TEMPLATE', ...query } })
  const { resDirectoryLists } = (body as unknown as AnswerOf<typeof pageDirectories>)._embedded
  return resDirectoryLists.map(({ name, createdType }) => `${createdType} ${name}`)
}

const place = (as: As, document: Document, body: object) =>
  api.send(placeDocument, { ...as, params: { document }, body })

const refused = { status: 403, body: { code: 'DESIGNER_ONLY' } }

test('numbers of designs begin above those of templates of the market', async () => {
  const { member } = await team()
  const row = await make(member)
  expect(row.idTemplate).toBe(row.id)
  expect(row.id).toBeGreaterThan(1_000_000)
})

test('folders of works belong to all members, and those of templates of the brand to designers', async () => {
  const { designer, member, other } = await team()
  const spring = await folder(member, '봄')
  await folder(other, '벚꽃', spring)
  const ofBrand = await folder(designer, '공식', 0, true)
  expect(await folders(other, { createdType: 'USER' })).toEqual(['USER 봄'])
  expect(await folders(other, { createdType: 'USER', deep: 'true', size: 1000 })).toEqual([
    'USER 벚꽃',
    'USER 봄',
  ])
  expect(await folders(member, { createdType: 'BRAND' })).toEqual(['BRAND 공식'])
  // None of them is a folder of a drive.
  expect(await folders(member, { type: 'DRIVE', createdType: 'BRAND' })).toEqual([])
  expect((await api.send(pageFiles, { ...member, query: { idDirectory: spring } })).body).toMatchObject({
    _embedded: { resFileLists: [] },
  })
  const renamed = { params: { id: ofBrand }, body: { name: '내 것' } }
  expect((await api.send(renameBrandDirectory, { ...member, ...renamed })).status).toBe(403)
  // A call about works finds no folder of templates.
  const moved = { body: { idDirectories: [ofBrand], idDirectory: 0 } }
  expect((await api.send(moveUserDirectories, { ...member, ...moved })).status).toBe(404)
  const trashed = { body: { idDirectories: [ofBrand] } }
  expect((await api.send(trashUserDirectories, { ...member, ...trashed })).status).toBe(404)
})

test('a design is made in a folder and moved to another; one that was made in a folder that is gone is at the top', async () => {
  const { member, other } = await team()
  const [spring, summer] = [await folder(member, '봄'), await folder(member, '여름')]
  const { document } = await make(member, { idDirectory: spring })
  const lost = await make(member, { idDirectory: 999_999 })
  expect(lost.idDirectory).toBe(0)
  expect(namesOf(await listed(member, { idDirectory: spring }))).toEqual([document])
  expect(namesOf(await listed(member, { idDirectory: 0 }))).toEqual([lost.document])
  for (const _ of [1, 2])
    expect((await place(other, document, { idDirectory: summer })).body).toMatchObject({
      idDirectory: summer,
      createdType: 'USER',
    })
  expect(namesOf(await listed(other, { idDirectory: summer, createdType: 'USER' }))).toEqual([document])
  expect((await place(member, document, {})).body).toMatchObject({ idDirectory: summer })
  expect((await place(member, document, { idDirectory: 999_999 })).status).toBe(404)
  const theirs = await folder((await team()).member, '남의 폴더')
  expect((await place(member, document, { idDirectory: theirs })).status).toBe(404)
})

test('a member makes, moves, changes, shares and trashes no template of the brand, and reads each', async () => {
  const { owner, designer, member } = await team()
  const body = { document: documentName('design', randomUUID()), createdType: 'BRAND' }
  expect(await api.send(createDocument, { ...member, body })).toMatchObject(refused)
  const own = await make(member)
  expect(await place(member, own.document, { createdType: 'BRAND' })).toMatchObject(refused)
  const { document } = await make(designer, { createdType: 'BRAND', writers: 'BRAND_ROLE_MEMBER' })
  expect(namesOf(await listed(member, { createdType: 'BRAND' }))).toEqual([document])
  expect(await listed(member, { createdType: 'BRAND' })).toMatchObject([
    { access: 'read', writers: 'BRAND_ROLE_DESIGNER' },
  ])
  const sent = { ...member, params: { document } }
  expect(await place(member, document, { idDirectory: 0 })).toMatchObject(refused)
  expect(await place(member, document, { createdType: 'USER' })).toMatchObject(refused)
  expect(await api.send(trashDocument, sent)).toMatchObject(refused)
  expect(await api.send(purgeDocument, sent)).toMatchObject(refused)
  const rights = { readers: 'BRAND_ROLE_MEMBER', writers: 'BRAND_ROLE_MEMBER' }
  expect(await api.send(shareDocument, { ...sent, body: rights })).toMatchObject(refused)
  const room = { idBrand: member.idBrand, document }
  expect(await authorize(member.token, room)).toMatchObject({ ok: true, access: 'read' })
  expect(await authorize(designer.token, room)).toMatchObject({ ok: true, access: 'write' })
  const shared = await api.send(shareDocument, { ...owner, params: { document }, body: rights })
  expect(shared.body).toMatchObject({ writers: 'BRAND_ROLE_DESIGNER' })
})

test('a work that becomes a template of the brand is no longer its maker’s to change, until it is a work again', async () => {
  const { admin, designer, member } = await team()
  const spring = await folder(member, '봄')
  const { document } = await make(member, { idDirectory: spring })
  const room = { idBrand: member.idBrand, document }
  const raised = await place(admin, document, { createdType: 'BRAND' })
  expect(raised.body).toMatchObject({
    createdType: 'BRAND',
    idDirectory: 0,
    writers: 'BRAND_ROLE_DESIGNER',
  })
  expect(closed).toContain(`${document} 1013`)
  expect(await authorize(member.token, room)).toMatchObject({ ok: true, access: 'read' })
  const back = await place(designer, document, { createdType: 'USER', idDirectory: spring })
  expect(back.body).toMatchObject({ createdType: 'USER', idDirectory: spring, writers: 'BRAND_ROLE_MEMBER' })
  expect(await authorize(member.token, room)).toMatchObject({ ok: true, access: 'write' })
})

test('a designer makes no template of the brand of a work of another, whose maker keeps it', async () => {
  const { designer, member } = await team()
  const { document } = await make(member)
  expect(await place(designer, document, { createdType: 'BRAND' })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN_ROLE' },
  })
  expect(await listed(member)).toMatchObject([{ document, createdType: 'USER', manages: true }])
  const own = await make(designer)
  expect((await place(designer, own.document, { createdType: 'BRAND' })).status).toBe(200)
})

test('a folder takes its designs into the trash, where their rooms are closed, and back', async () => {
  const { owner, admin, member, other } = await team()
  const spring = await folder(member, '봄')
  const inner = await folder(member, '벚꽃', spring)
  const [first, second] = [
    await make(member, { idDirectory: spring }),
    await make(other, { idDirectory: inner }),
  ]
  const alone = await make(member, { idDirectory: spring })
  const rights = { readers: 'BRAND_ROLE_OWNER', writers: 'BRAND_ROLE_OWNER' }
  const hidden = await make(owner, { idDirectory: inner, ...rights })
  await api.send(trashDocument, { ...member, params: { document: alone.document } })
  closed.length = 0
  const body = { idDirectories: [spring] }
  expect((await api.send(trashUserDirectories, { ...admin, body })).status).toBe(200)
  const gone = [first, second].map(({ document }) => `${document} 4404`)
  expect([...closed].sort()).toEqual(gone.sort())
  for (const { document } of [first, second])
    expect(await authorize(member.token, { idBrand: member.idBrand, document })).toEqual({
      ok: false,
      code: 4404,
    })
  // What the admin may not write stays, at the top until its folder comes back; the trash shows the folder, and what was put there by itself.
  expect(await listed(owner)).toMatchObject([{ document: hidden.document, idDirectory: 0 }])
  expect(namesOf(await listed(member, { trashed: 'true' }))).toEqual([alone.document])
  expect(await folders(member, { deletedType: 'TRASH', createdType: 'USER' })).toEqual(['USER 봄'])
  expect((await api.send(restoreUserDirectories, { ...member, body })).status).toBe(200)
  expect(await listed(owner)).toMatchObject([
    { document: hidden.document, idDirectory: inner },
    { document: second.document, idDirectory: inner },
    { document: first.document, idDirectory: spring },
  ])
  expect(namesOf(await listed(member, { trashed: 'true' }))).toEqual([alone.document])
})

test('a folder takes no design into the trash that its member does not manage: it stays, at the top', async () => {
  const { designer, member, other } = await team()
  const spring = await folder(member, '봄')
  const mine = await make(member, { idDirectory: spring })
  const theirs = await make(other, { idDirectory: spring })
  closed.length = 0
  const sent = { ...member, body: { idDirectories: [spring] } }
  expect((await api.send(trashUserDirectories, sent)).status).toBe(200)
  expect(closed).toEqual([`${mine.document} 4404`])
  expect(await listed(other)).toMatchObject([{ document: theirs.document, idDirectory: 0 }])
  const room = { idBrand: other.idBrand, document: theirs.document }
  expect(await authorize(other.token, room)).toMatchObject({ ok: true, access: 'write' })
  // Templates of the brand have no owner: who may write one manages it.
  const official = await folder(designer, '공식', 0, true)
  await make(designer, { createdType: 'BRAND', idDirectory: official })
  const ofBrand = { ...designer, body: { idDirectories: [official] } }
  expect((await api.send(trashBrandDirectories, ofBrand)).status).toBe(200)
  expect(await listed(designer, { createdType: 'BRAND' })).toEqual([])
})

test('a design comes out of the trash without its folder, to the top, and is in the folder once that comes back', async () => {
  const { member } = await team()
  const spring = await folder(member, '봄')
  const { document } = await make(member, { idDirectory: spring })
  await api.send(trashUserDirectories, { ...member, body: { idDirectories: [spring] } })
  const restored = await api.send(restoreDocument, { ...member, params: { document } })
  expect(restored.body).toMatchObject({ idDirectory: 0, trashedAt: null })
  expect(namesOf(await listed(member, { idDirectory: 0 }))).toEqual([document])
  await api.send(restoreUserDirectories, { ...member, body: { idDirectories: [spring] } })
  expect(await listed(member)).toMatchObject([{ document, idDirectory: spring }])
})

test('what is moved while its folder is in the trash stays where it was moved to', async () => {
  const { member, other } = await team()
  const [spring, summer] = [await folder(member, '봄'), await folder(member, '여름')]
  const { document } = await make(other, { idDirectory: spring })
  await api.send(trashUserDirectories, { ...member, body: { idDirectories: [spring] } })
  expect((await place(other, document, {})).body).toMatchObject({ idDirectory: 0 })
  await place(other, document, { idDirectory: summer })
  await api.send(restoreUserDirectories, { ...member, body: { idDirectories: [spring] } })
  expect(await listed(member)).toMatchObject([{ document, idDirectory: summer }])
})

test('a design that a device made in a folder which another one threw away meanwhile is in it once it comes back', async () => {
  const { member } = await team()
  const spring = await folder(member, '봄')
  await api.send(trashUserDirectories, { ...member, body: { idDirectories: [spring] } })
  const { document, idDirectory } = await make(member, { idDirectory: spring })
  expect(idDirectory).toBe(0)
  await api.send(restoreUserDirectories, { ...member, body: { idDirectories: [spring] } })
  expect(await listed(member)).toMatchObject([{ document, idDirectory: spring }])
})

test('a folder deleted for good takes those that its deleter manages; the others stay in the trash by themselves', async () => {
  const { admin, member, other } = await team()
  const spring = await folder(member, '봄')
  const mine = await make(member, { idDirectory: spring })
  const theirs = await make(other, { idDirectory: spring })
  await api.send(trashUserDirectories, { ...admin, body: { idDirectories: [spring] } })
  const deleted = await api.send(deleteUserDirectories, { ...member, query: { idDirectories: spring } })
  expect(deleted.status).toBe(200)
  expect(namesOf(await listed(other, { trashed: 'true' }))).toEqual([theirs.document])
  const restore = (document: Document) => api.send(restoreDocument, { ...other, params: { document } })
  expect((await restore(mine.document)).status).toBe(404)
  expect((await restore(theirs.document)).body).toMatchObject({ idDirectory: 0 })
})

test('a brand has a thousand folders of works, and others of templates', async () => {
  const { designer } = await team()
  await api.database.pool.query(
    `insert into directory (brand_id, type, created_type, name)
     select $1, 'TEMPLATE', 'USER', 'f' || n from generate_series(1, 1000) n`,
    [designer.idBrand],
  )
  const body = { name: '봄', type: 'TEMPLATE' }
  expect(await api.send(createUserDirectory, { ...designer, body })).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })
  const ofBrand = await api.send(createBrandDirectory, { ...designer, body })
  expect(ofBrand.status).toBe(200)
  const trashed = { body: { idDirectories: [Number(ofBrand.body.idDirectory)] } }
  expect((await api.send(trashBrandDirectories, { ...designer, ...trashed })).status).toBe(200)
  expect(await folders(designer, { createdType: 'USER', deep: 'true', size: 1000 })).toHaveLength(1000)
})

test('an unchanged list is 304 by the tag of its first page, until one of its rows or who asks is another', async () => {
  const { owner, member } = await team()
  const made = await make(member)
  for (const _ of [1, 2]) await make(member)
  const query = { kind: 'design', size: 2, tagged: 'true' }
  const tagOf = async (as: As, more: object = {}) =>
    String((await api.send(listDocuments, { ...as, query: { ...query, ...more } })).headers.etag)
  const tag = await tagOf(member)
  const again = (as: As, more: object = {}) => {
    const sent = { ...as, query: { ...query, ...more }, headers: { 'if-none-match': tag } }
    return api.send(listDocuments, sent)
  }
  expect(await again(member)).toMatchObject({
    status: 304,
    text: '',
    headers: { 'cache-control': 'no-store' },
  })
  // Its tag is that of all pages, and no other list has it.
  const older = await again(member, { before: made.id + 1 })
  expect([older.status, older.headers.etag]).toEqual([200, undefined])
  for (const more of [{ trashed: 'true' }, { size: 3 }, { createdType: 'BRAND' }])
    expect((await again(member, more)).status).toBe(200)
  expect((await again(owner)).status).toBe(200)
  expect((await again((await team()).member)).status).toBe(200)
  // The oldest, which is not on the first page.
  const spring = await folder(member, '봄')
  await place(member, made.document, { idDirectory: spring })
  expect((await again(member)).status).toBe(200)
  await place(member, made.document, { idDirectory: 0 })
  expect((await again(member)).status).toBe(304)
  const drawn = { brand_id: member.idBrand, document: made.document, stored_at: new Date() }
  await api.database.kysely.insertInto('design_thumbnail').values(drawn).execute()
  const withPicture = await tagOf(member)
  expect(withPicture).not.toBe(tag)
  await api.send(trashDocument, { ...member, params: { document: made.document } })
  expect(await tagOf(member)).not.toBe(withPicture)
})

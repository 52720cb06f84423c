import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { AnswerOf, Call } from '#contract/call.ts'
import {
  changeDesignBody,
  copyDesignToBrand,
  copyDesignToUser,
  createBrandDesign,
  createUserDesign,
  listDesignHistory,
  readDesignHistory,
} from '#contract/design.ts'
import { createUserDirectory, pageDirectories, trashUserDirectories } from '#contract/directory.ts'
import { createDocument, listDocuments, trashDocument } from '#contract/document.ts'
import { createVersion } from '#contract/history.ts'
import {
  changeBrandTemplate,
  changeUserTemplate,
  clearTemplateTrash,
  createTemplateTag,
  deleteTemplateTag,
  deleteUserTemplates,
  emptyTemplateTrash,
  listCategoriesOfTemplates,
  listTemplateSorts,
  type listTemplateTags,
  moveUserTemplates,
  pageTemplatesOfBrand,
  readBrandTemplate,
  readTagsOfTemplate,
  readUserTemplate,
  restoreUserTemplates,
  trashUserTemplates,
} from '#contract/template.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { mostBodyText } from '#model/documents/design-limits.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { socketAuthorizer } from '#server/http/socket-access.ts'
import type { Editor } from '#server/relay/log/update-log.ts'
import { startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'

let api: TestApi
let relay: TestRelay
beforeAll(async () => {
  api = await openTestApi()
  relay = await startRelay(api.database, { authorize: socketAuthorizer(api.database.kysely) })
  api.services.rooms.attach(relay.relay.rooms)
})
afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  await api.close()
})

type As = { readonly token: string; readonly idBrand: number }
type Page = AnswerOf<typeof pageTemplatesOfBrand>

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
    designer: await join('BRAND_ROLE_DESIGNER'),
    member: await join('BRAND_ROLE_MEMBER'),
    other: await join('BRAND_ROLE_MEMBER'),
  }
}

async function ok<Answer = Record<string, unknown>>(as: As, call: Call, sent: Sent = {}): Promise<Answer> {
  const { status, body } = await api.send(call, { ...as, ...sent })
  expect([call.name, status, body.code]).toEqual([call.name, 200, undefined])
  return body as Answer
}

async function refused(as: As, call: Call, sent: Sent): Promise<unknown> {
  return (await api.send(call, { ...as, ...sent })).body.code
}

async function make(as: As, body: object = {}, call: Call = createUserDesign): Promise<number> {
  return Number((await ok(as, call, { body: { name: '봄', idForm: 44, ...body } })).idTemplate)
}

async function page(as: As, query: Record<string, string | number> = {}): Promise<Page> {
  return ok<Page>(as, pageTemplatesOfBrand, { query })
}

const rowsOf = ({ _embedded }: Page) => _embedded.resTemplateLists
const idsOf = (answer: Page) => rowsOf(answer).map(({ idTemplate }) => idTemplate)

async function tag(as: As, name: string): Promise<number> {
  return Number((await ok(as, createTemplateTag, { body: { name } })).idTemplateTag)
}

async function documentOf(id: number): Promise<`design/${string}`> {
  const { rows } = await api.database.pool.query<{ document: `design/${string}` }>(
    'select document from brand_document where id = $1',
    [id],
  )
  return rows[0]?.document ?? 'design/'
}

const sample = {
  v: 1,
  name: '차림표',
  form: 'custom',
  unit: 'px',
  width: 400,
  height: 300,
  tags: ['메뉴판'],
  pages: [
    {
      id: 'page1',
      background: '#FFFFFF',
      layers: [{ id: 'box', type: 'shape', shape: 'rect', x: 0, y: 0, w: 10, h: 10, fill: '#112233' }],
    },
  ],
}

test('a design is made with one empty page, in the size of a form', async () => {
  const { member } = await team()
  const id = await make(member, { name: undefined, idBrand: member.idBrand })
  expect(id).toBeGreaterThan(1_000_000)
  const read = await ok(member, readUserTemplate, { params: { id } })
  expect(read).toMatchObject({
    name: '제목 없는 디자인',
    createdType: 'USER',
    templateType: 'DESIGN',
    idForm: 44,
    width: 90,
    height: 50,
    sizeUnit: 'mm',
    access: 'write',
    body: {
      v: 1,
      form: 'business-card',
      unit: 'mm',
      width: 90,
      height: 50,
      bleed: 2,
      pages: [{ layers: [] }],
    },
  })
  // What REST made is a document as any other: it opens in its room.
  const socket = await relay.connect(member.token, {
    idBrand: member.idBrand,
    document: await documentOf(id),
  })
  expect(bodyOf(await socket.pull())).toEqual(read.body)
})

test('a size of its own has from 40 to 8,000 px or mm', async () => {
  const { member } = await team()
  const size = (unitWidth: unknown, unitHeight: unknown, sizeUnit: unknown) => ({
    body: { name: '봄', unitWidth, unitHeight, sizeUnit },
  })
  for (const [width, height, unit] of [
    [40, 8000, 'px'],
    [8000, 40, 'mm'],
  ]) {
    const { idTemplate: id } = await ok(member, createUserDesign, size(width, height, unit))
    expect(await ok(member, readUserTemplate, { params: { id: Number(id) } })).toMatchObject({
      idForm: null,
      width,
      height,
      sizeUnit: unit,
    })
  }
  for (const [width, height, unit] of [
    [39, 100, 'px'],
    [100, 8001, 'px'],
    [100, 100, 'cm'],
    [100, 100, undefined],
    [undefined, 100, 'px'],
  ])
    expect((await api.send(createUserDesign, { ...member, ...size(width, height, unit) })).status).toBe(400)
  expect(await refused(member, createUserDesign, { body: { idForm: 9_999 } })).toBe('NOT_FOUND')
  expect(await refused(member, createUserDesign, { body: { idForm: 1, idDirectory: 77 } })).toBe('NOT_FOUND')
  const other = { body: { idForm: 1, createdType: 'BRAND' } }
  expect(await refused(member, createUserDesign, other)).toBe('INVALID_VALUE')
})

test('a creation that is repeated with its key makes one design', async () => {
  const { member } = await team()
  const sent = { body: { idForm: 1 }, headers: { 'idempotency-key': randomUUID() } }
  const first = await ok(member, createUserDesign, sent)
  expect(await ok(member, createUserDesign, sent)).toEqual(first)
  expect(idsOf(await page(member))).toEqual([first.idTemplate])
})

test('a page has those that the caller may read, changed last first, with its filters', async () => {
  const { owner, designer, member } = await team()
  const card = await make(member)
  const story = await make(member, { name: '봄 이야기', idForm: 4 })
  const ofBrand = await make(designer, { name: '공식' }, createBrandDesign)
  const hidden = documentName('design', randomUUID())
  const rights = { readers: 'BRAND_ROLE_OWNER', writers: 'BRAND_ROLE_OWNER' }
  await ok(owner, createDocument, { body: { document: hidden, ...rights } })
  expect(idsOf(await page(member))).toEqual([ofBrand, story, card])
  expect(rowsOf(await page(owner))).toHaveLength(4)
  expect(idsOf(await page(member, { createType: 'BRAND' }))).toEqual([ofBrand])
  expect(idsOf(await page(member, { createdType: 'USER', fieldName: 'name', direction: 'ASC' }))).toEqual([
    card,
    story,
  ])
  expect(idsOf(await page(member, { idForm: 4 }))).toEqual([story])
  expect(idsOf(await page(member, { idCategory: 9, createdType: 'USER' }))).toEqual([card])
  expect(await page(member, { size: 2, page: 1 })).toMatchObject({
    _embedded: { resTemplateLists: [{ idTemplate: card }] },
    page: { number: 1, size: 2, totalPages: 2 },
  })
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  expect(idsOf(await page(member, { startDate: today, endDate: today }))).toHaveLength(3)
  expect(idsOf(await page(member, { endDate: '2020-01-01' }))).toEqual([])
  expect(idsOf(await page(member, { idBundle: 1 }))).toEqual([])
  expect(idsOf(await page(member, { isBundle: 'true' }))).toEqual([])
  expect(idsOf(await page(member, { isBundle: 'false' }))).toHaveLength(3)
  await ok(member, changeUserTemplate, { params: { id: card }, body: { name: '명함' } })
  expect(idsOf(await page(member))[0]).toBe(card)
})

test('a search finds names, forms and tags, also by initial consonants', async () => {
  const { member } = await team()
  const card = await make(member, { name: '봄 인사' })
  const story = await make(member, { name: 'Winter', idForm: 4 })
  const search = async (query: string) => idsOf(await page(member, { query }))
  expect(await search('ㅂㅇㅅ')).toEqual([card])
  expect(await search('명함')).toEqual([card])
  expect(await search('win')).toEqual([story])
  expect(await search('할인')).toEqual([])
  const idTag = await tag(member, '할인')
  await ok(member, changeUserTemplate, { params: { id: story }, body: { idTags: [idTag] } })
  expect(await search('ㅎㅇ')).toEqual([story])
  expect(await page(member, { query: 'ㅂ', size: 1, page: 1 })).toMatchObject({ page: { totalPages: 1 } })
})

test('among ten thousand designs a page and a search answer within bounds', async () => {
  const { member, other } = await team()
  await api.database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers, form, tags)
     select $1, 'design/' || gen_random_uuid(), 'design', '디자인 ' || n, 1, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER',
       'a4-portrait', '{봄,메뉴판}' from generate_series(1, 10000) n`,
    [member.idBrand],
  )
  const all = await page(other, { size: 200 })
  expect([rowsOf(all).length, all.page.totalPages]).toEqual([200, 50])
  const found = await page(other, { query: 'ㄷㅈㅇ 9999' })
  expect(rowsOf(found).map(({ name }) => name)).toEqual(['디자인 9999'])
  expect((await page(other, { query: 'ㅁㄴㅍ', size: 12, page: 833 })).page.totalPages).toBe(834)
})

test('a name and tags that REST gives are in the open room, its row and the list at once', async () => {
  const { member, other } = await team()
  const [spring, sale] = [await tag(member, '봄'), await tag(member, '할인')]
  const id = await make(member)
  const document = await documentOf(id)
  const socket = await relay.connect(member.token, { idBrand: member.idBrand, document })
  await socket.handled()
  socket.change((doc) => design.design.tags.add(doc, { tag: '손글씨' }))
  await socket.stored()
  expect(rowsOf(await page(member))[0]).toMatchObject({ idTags: [], tags: ['손글씨'] })
  const changed = await ok(other, changeUserTemplate, {
    params: { id },
    body: { name: '봄 명함', idTags: [sale, spring] },
  })
  expect(changed).toMatchObject({ name: '봄 명함', idTags: [spring, sale], tags: ['할인', '봄'] })
  expect(bodyOf(await socket.pull())).toMatchObject({ name: '봄 명함', tags: ['할인', '봄'] })
  expect(socket.count('update')).toBeGreaterThan(0)
  expect(idsOf(await page(member, { idTags: `${spring},${sale}` }))).toEqual([id])
  const tags = (await ok<AnswerOf<typeof listTemplateTags>>(member, readTagsOfTemplate, { params: { id } }))
    ._embedded.tags
  expect(tags.map(({ name }) => name)).toEqual(['봄', '할인'])
  const unknown = { params: { id }, body: { idTags: [77] } }
  expect(await refused(member, changeUserTemplate, unknown)).toBe('NOT_FOUND')
})

test('a tag begins with a letter or digit, is there once, and a brand has twenty; designs keep the word of a deleted one', async () => {
  const { member } = await team()
  const spring = await tag(member, '봄')
  const id = await make(member)
  await ok(member, changeUserTemplate, { params: { id }, body: { idTags: [spring] } })
  expect(await refused(member, createTemplateTag, { body: { name: '#봄' } })).toBe('INVALID_VALUE')
  expect(await refused(member, createTemplateTag, { body: { name: '봄' } })).toBe('CONFLICT')
  for (let at = 1; at < 20; at++) await tag(member, `t${at}`)
  expect(await refused(member, createTemplateTag, { body: { name: 't20' } })).toBe('LIMIT_EXCEEDED')
  await ok(member, deleteTemplateTag, { params: { id: spring } })
  expect(rowsOf(await page(member))[0]).toMatchObject({ idTags: [], tags: ['봄'] })
  expect(idsOf(await page(member, { idTags: spring }))).toEqual([])
  const stranger = (await team()).member
  expect(await refused(stranger, deleteTemplateTag, { params: { id: spring + 1 } })).toBe('NOT_FOUND')
})

test('a body is written into the open room and merged with what others change meanwhile', async () => {
  const { member, other } = await team()
  const id = await make(member)
  const document = await documentOf(id)
  const socket = await relay.connect(other.token, { idBrand: other.idBrand, document })
  await socket.handled()
  const sent = { params: { id }, body: { body: JSON.stringify(sample) } }
  expect(await ok(member, changeDesignBody, sent)).toMatchObject({
    name: '차림표',
    width: 400,
    sizeUnit: 'px',
    tags: ['메뉴판'],
  })
  Y.applyUpdate(socket.doc, Y.encodeStateAsUpdate(await socket.pull()))
  expect(bodyOf(socket.doc)).toEqual(sample)
  expect(socket.count('update')).toBeGreaterThan(0)
  socket.change((doc) => design.design.title.write(doc, '여름 차림표'))
  await socket.stored()
  const read = await ok(member, readUserTemplate, { params: { id } })
  expect(read.body).toEqual({ ...sample, name: '여름 차림표' })
})

test('what REST writes into a design is due for a picture, and names the account and its device', async () => {
  const { member } = await team()
  const id = await make(member)
  const room = [member.idBrand, await documentOf(id)]
  const facts = async () => {
    const { rows } = await api.database.pool.query<{
      last_seq: number
      last_editor: number
      owner_id: number
    }>(
      `select last_seq, last_editor, owner_id from doc_room join brand_document using (brand_id, document)
       where brand_id = $1 and document = $2`,
      room,
    )
    return rows[0] ?? { last_seq: 0, last_editor: 0, owner_id: 0 }
  }
  const seq = async () => (await facts()).last_seq
  const stored: (readonly Editor[])[] = []
  const stop = relay.relay.rooms.onStored((_brand, _document, editors) => stored.push(editors))
  const made = await seq()
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/142.0 Safari/537.36' }
  await ok(member, changeDesignBody, { params: { id }, headers, body: { body: JSON.stringify(sample) } })
  const written = await seq()
  expect(written).toBeGreaterThan(made)
  await ok(member, changeUserTemplate, { params: { id }, headers, body: { name: '가을' } })
  stop()
  const { last_seq, last_editor, owner_id } = await facts()
  expect(last_seq).toBeGreaterThan(written)
  expect(last_editor).toBe(owner_id)
  const editor = expect.objectContaining({ idAccount: owner_id, device: 'Chrome · Windows' })
  expect(stored).toEqual([[editor], [editor]])
})

test('a body that is none, newer or too large is refused, and nothing is written', async () => {
  const { member } = await team()
  const id = await make(member)
  const before = (await ok(member, readUserTemplate, { params: { id } })).body
  const bodies = [
    'no JSON',
    '[]',
    JSON.stringify({ ...sample, v: 2 }),
    JSON.stringify({ ...sample, width: 8_001 }),
    JSON.stringify({ ...sample, more: true }),
    JSON.stringify({ ...sample, pages: Array.from({ length: 41 }, () => sample.pages[0]) }),
  ]
  for (const body of bodies)
    expect(await refused(member, changeDesignBody, { params: { id }, body: { body } })).toBe('INVALID_VALUE')
  const long = { params: { id }, body: { body: ' '.repeat(mostBodyText + 1) } }
  expect(await refused(member, changeDesignBody, long)).toBe('TOO_LONG')
  expect((await ok(member, readUserTemplate, { params: { id } })).body).toEqual(before)
})

test('a copy has the body and the template of what it was made from, and is of its own', async () => {
  const { designer, member } = await team()
  const id = await make(designer, {}, createBrandDesign)
  await ok(designer, changeDesignBody, { params: { id }, body: { body: JSON.stringify(sample) } })
  const used = Number((await ok(member, copyDesignToUser, { body: { idTemplate: id } })).idTemplate)
  expect((await ok(member, readUserTemplate, { params: { id: used } })).body).toEqual(sample)
  const again = { body: { idTemplate: used, name: '공식 차림표' } }
  expect((await api.send(copyDesignToBrand, { ...member, ...again })).status).toBe(403)
  const raised = Number((await ok(designer, copyDesignToBrand, again)).idTemplate)
  expect(await ok(member, readBrandTemplate, { params: { id: raised } })).toMatchObject({
    name: '공식 차림표',
    createdType: 'BRAND',
    access: 'read',
    body: { ...sample, name: '공식 차림표' },
  })
  await ok(member, changeUserTemplate, { params: { id: used }, body: { name: '내 차림표' } })
  expect(await ok(member, readBrandTemplate, { params: { id } })).toMatchObject({ name: '차림표' })
})

test('the calls of one type find nothing of the other, and a member changes no template of the brand by any', async () => {
  const { designer, member } = await team()
  const work = await make(member)
  const ofBrand = await make(designer, {}, createBrandDesign)
  expect(await refused(member, readBrandTemplate, { params: { id: work } })).toBe('NOT_FOUND')
  expect(await refused(member, readUserTemplate, { params: { id: ofBrand } })).toBe('NOT_FOUND')
  expect(await refused(designer, changeBrandTemplate, { params: { id: work }, body: {} })).toBe('NOT_FOUND')
  const several = { body: { idTemplates: [work, ofBrand] } }
  expect(await refused(member, trashUserTemplates, several)).toBe('NOT_FOUND')
  const body = { body: JSON.stringify(sample) }
  expect(await refused(member, changeDesignBody, { params: { id: ofBrand }, body })).toBe('DESIGNER_ONLY')
  expect(await refused(member, clearTemplateTrash, { query: { createdType: 'BRAND' } })).toBe('DESIGNER_ONLY')
  // Of the brand's templates the trash stays for a member who empties all of it.
  await ok(designer, trashDocument, { params: { document: await documentOf(ofBrand) } })
  await ok(member, emptyTemplateTrash, { query: { idBrand: member.idBrand } })
  expect(idsOf(await page(designer, { deletedType: 'TRASH' }))).toEqual([ofBrand])
  await ok(designer, emptyTemplateTrash)
  expect(idsOf(await page(designer, { deletedType: 'TRASH' }))).toEqual([])
})

test('designs are moved, thrown away, brought back and deleted for good by their numbers', async () => {
  const { member } = await team()
  const folder = await ok(member, createUserDirectory, { body: { name: '봄', type: 'TEMPLATE' } })
  const idDirectory = Number(folder.idDirectory)
  const [first, second] = [await make(member), await make(member)]
  await ok(member, moveUserTemplates, { body: { idTemplates: [first, second], idDirectory } })
  expect(idsOf(await page(member, { idDirectory }))).toEqual([second, first])
  expect(idsOf(await page(member, { idDirectory: 0 }))).toEqual([])
  const one = { body: { idTemplates: [first] } }
  expect(await refused(member, deleteUserTemplates, { query: { idTemplates: first } })).toBe('CONFLICT')
  await ok(member, trashUserTemplates, one)
  expect(idsOf(await page(member, { deletedType: 'TRASH' }))).toEqual([first])
  expect(await refused(member, readUserTemplate, { params: { id: first } })).toBe('NOT_FOUND')
  await ok(member, restoreUserTemplates, one)
  expect(idsOf(await page(member, { idDirectory }))).toEqual([second, first])
  await ok(member, trashUserTemplates, one)
  await ok(member, deleteUserTemplates, { query: { idTemplates: first } })
  expect(await refused(member, restoreUserTemplates, one)).toBe('NOT_FOUND')
})

test('the trash of designs is emptied with its folders, but for what the caller does not manage', async () => {
  const { owner, member, other } = await team()
  const folder = await ok(member, createUserDirectory, { body: { name: '봄', type: 'TEMPLATE' } })
  const idDirectory = Number(folder.idDirectory)
  const mine = await make(member, { idDirectory })
  const theirs = await make(other, { idDirectory })
  await ok(owner, trashUserDirectories, { body: { idDirectories: [idDirectory] } })
  await ok(member, clearTemplateTrash)
  const folders = await ok<AnswerOf<typeof pageDirectories>>(member, pageDirectories, {
    query: { type: 'TEMPLATE', createdType: 'USER', deletedType: 'TRASH' },
  })
  expect(folders._embedded.resDirectoryLists).toEqual([])
  const left = await ok<AnswerOf<typeof listDocuments>>(other, listDocuments, {
    query: { kind: 'design', trashed: 'true' },
  })
  expect(left._embedded.documents.map(({ id }) => id)).toEqual([theirs])
  expect(await refused(member, restoreUserTemplates, { body: { idTemplates: [mine] } })).toBe('NOT_FOUND')
})

test('the history of a design has its kept versions with their bodies', async () => {
  const { member, other } = await team()
  const id = await make(member)
  await ok(member, createVersion, {
    params: { document: await documentOf(id) },
    body: { name: '첫 시안' },
  })
  await ok(member, changeDesignBody, { params: { id }, body: { body: JSON.stringify(sample) } })
  const history = await ok<AnswerOf<typeof listDesignHistory>>(other, listDesignHistory, { params: { id } })
  const first = history._embedded.resTemplateDesignHistories.at(-1)
  expect(first).toMatchObject({ idTemplate: id, name: '첫 시안' })
  const version = { params: { idTemplateDesign: first?.idTemplateDesign ?? 0 } }
  const read = await ok(other, readDesignHistory, { ...version, query: { idTemplate: id } })
  expect(read).toMatchObject({ name: '첫 시안', body: { name: '봄', form: 'business-card' } })
  const elsewhere = { ...version, query: { idTemplate: await make(member) } }
  expect(await refused(other, readDesignHistory, elsewhere)).toBe('NOT_FOUND')
})

test('what a body is written over is kept as a version', async () => {
  const { member } = await team()
  const id = await make(member, { name: '앞의 것' })
  await ok(member, changeDesignBody, { params: { id }, body: { body: JSON.stringify(sample) } })
  const history = await ok<AnswerOf<typeof listDesignHistory>>(member, listDesignHistory, { params: { id } })
  const [{ idTemplateDesign } = { idTemplateDesign: 0 }] = history._embedded.resTemplateDesignHistories
  const version = { params: { idTemplateDesign }, query: { idTemplate: id } }
  expect(await ok(member, readDesignHistory, version)).toMatchObject({ body: { name: '앞의 것' } })
})

test('what others wrote since the newest version is kept before a body is written over it', async () => {
  const { member, other } = await team()
  const id = await make(member)
  const document = await documentOf(id)
  const write = (as: As, name: string) =>
    ok(as, changeDesignBody, { params: { id }, body: { body: JSON.stringify({ ...sample, name }) } })
  const kept = async () => {
    const list = await ok<AnswerOf<typeof listDesignHistory>>(member, listDesignHistory, { params: { id } })
    return list._embedded.resTemplateDesignHistories.length
  }
  await write(member, '하나')
  await write(member, '둘')
  expect(await kept()).toBe(1)
  const socket = await relay.connect(other.token, { idBrand: other.idBrand, document })
  await socket.handled()
  socket.change((doc) => design.design.title.write(doc, '다른 사람의 것'))
  await socket.stored()
  await write(member, '셋')
  expect(await kept()).toBe(2)
})

test('sorts and categories are listed for who has an account', async () => {
  const { member } = await team()
  const sorts = await ok<AnswerOf<typeof listTemplateSorts>>(member, listTemplateSorts)
  expect(sorts._embedded.sorts).toContainEqual({ fieldName: 'updatedDate', direction: 'DESC' })
  const sent = { headers: { 'accept-language': 'en' } }
  const listed = await ok<AnswerOf<typeof listCategoriesOfTemplates>>(member, listCategoriesOfTemplates, sent)
  expect(listed._embedded.categories[0]).toEqual({ idCategory: 1, key: 'sns', name: 'Social' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { type BrandRole, brandRoles, isAtLeast } from '#model/access/roles.ts'
import { documentNames, traitsOf } from '#model/document-kinds/names.ts'
import { documents, fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import type { Field } from '#model/fields/field.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { gatedLog } from '../testing/test-log.ts'
import { seeded } from '../testing/test-random.ts'
import { readStored, startRelay, type TestSocket } from '../testing/test-relay.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

let nextBrand = 1
const tokenOf = (id: number, role: BrandRole) => `${id}-${role.replace('BRAND_ROLE_', '').toLowerCase()}`
const lists = documents.guide.$.comments
if (!lists) throw new Error('the guide takes no comments')
const { messages, threads } = lists

test.each(brandRoles)(
  '[R84] %s: each field of each document takes what its role may write, and nothing else',
  async (role) => {
    const random = seeded(20_261_123)
    const idBrand = nextBrand++
    await using relay = await startRelay(database, { relay: { updatesPerSecond: 100_000 } })
    for (const document of documentNames) {
      const owner = await relay.connect(tokenOf(7, 'BRAND_ROLE_OWNER'), { idBrand, document })
      const writer = await relay.connect(tokenOf(8, role), { idBrand, document })
      const fields = fieldsOf(document).filter(({ about }) => about !== 'comment')
      owner.change((doc) => {
        for (const field of fields) write(field, doc, random)
      })
      await owner.stored()
      Y.applyUpdate(writer.doc, Y.encodeStateAsUpdate(owner.doc))
      for (const field of fields) {
        const before = JSON.stringify(field.read(await owner.pull()))
        do writer.change((doc) => write(field, doc, random))
        while (JSON.stringify(field.read(writer.doc)) === before)
        const written = JSON.stringify(field.read(writer.doc))
        await writer.handled()
        const after = await writer.pull()
        const may =
          isAtLeast(role, traitsOf(document).writers) && isAtLeast(role, field.writers ?? 'BRAND_ROLE_MEMBER')
        expect(JSON.stringify(field.read(after)), `${document} ${field.path}`).toBe(may ? written : before)
        Y.applyUpdate(writer.doc, Y.encodeStateAsUpdate(after))
      }
    }
  },
)

test('[R84] what a member wrote is put back for everybody, told to the member, stored, and kept for an admin', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const [owner, member] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-member', { idBrand }),
  ]
  owner.change((doc) => {
    guide.info.businessName.write(doc, '온기 상회')
    guide.info.representative.write(doc, '이한결')
  })
  await owner.stored()
  Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(owner.doc))
  member.change((doc) => {
    guide.info.businessName.write(doc, '다른 상회')
    guide.info.representative.write(doc, '박지우')
    guide.core.what.write(doc, '빵을 구워요')
  })
  const told = [(await member.next('problem')).problem, (await member.next('problem')).problem]
  expect(told).toMatchObject(
    ['info.businessName', 'info.representative'].map((field) => ({ field, code: 'FIELD_READ_ONLY' })),
  )
  await member.stored()
  for (const doc of [await owner.pull(), await member.pull(), await readStored(database, idBrand)]) {
    expect(guide.info.businessName.read(doc)).toBe('온기 상회')
    expect(guide.info.representative.read(doc)).toBe('이한결')
    expect(guide.core.what.read(doc)).toBe('빵을 구워요')
  }
  // In the commit of the changes: they are there as soon as those are acknowledged.
  expect((await replacedOf(idBrand)).rows).toEqual([
    { field: 'info.businessName', kept: '온기 상회', other: '다른 상회', editor: 8 },
    { field: 'info.representative', kept: '이한결', other: '박지우', editor: 8 },
  ])
})

test('[R84] values that PostgreSQL cannot store neither stop the commit nor are kept as they are', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const member = await relay.connect('8-member', { idBrand })
  const nested = Array.from({ length: 3_000 }).reduce<unknown>((inner) => [inner], '값')
  const strange = ['가\u0000나', '\ud83d', 12n, nested, { 'a\u0000': ['\ud83d'] }, new Uint8Array([1])]
  for (const value of strange) {
    member.change((doc) => doc.getMap('info').set('address', value))
    Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(await member.pull()))
  }
  await member.stored()
  const { rows } = await replacedOf(idBrand)
  expect(rows.map(({ other }) => other).filter((other) => !Array.isArray(other))).toEqual([
    '가나',
    '\ufffd',
    '12',
    { a: ['\ufffd'] },
    null,
  ])
  expect(rows).toHaveLength(strange.length)
})

test('[R84] one connection leaves at most twenty such values behind', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const member = await relay.connect('8-member', { idBrand })
  for (let letter = 1; letter <= 30; letter += 1) {
    member.change((doc) => guide.info.address.write(doc, '서'.repeat(letter)))
    Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(await member.pull()))
  }
  await member.stored()
  expect((await replacedOf(idBrand)).rowCount).toBe(20)
})

test('[R85] a member can neither write in somebody’s name nor change what others said', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const [owner, member] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-member', { idBrand }),
  ]
  let [thread, key] = ['', '']
  owner.change((doc) => {
    thread = threads.add(doc, { field: 'core.what' })
    key = messages.add(doc, { thread, body: '이대로 갑시다', by: 7, name: 'Person 7' })
  })
  await owner.stored()
  Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(owner.doc))
  member.change((doc) => {
    messages.properties.body.at(key).write(doc, '취소합시다')
    messages.add(doc, { thread, body: '동의합니다', by: 7, name: 'Person 7' })
  })
  await member.stored()
  for (const doc of [await owner.pull(), await readStored(database, idBrand)])
    expect(messages.read(doc)).toMatchObject([
      { body: '이대로 갑시다', by: 7, name: 'Person 7' },
      { body: '동의합니다', by: 8, name: 'Person 8' },
    ])
})

test('[R86] comments and guarded fields reach others once they are stored, and so does what comes after them', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const [owner, peer] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-member', { idBrand }),
  ]
  await peer.handled()
  owner.change((doc) => guide.core.what.write(doc, '바로'))
  Y.applyUpdate(peer.doc, (await peer.next('update')).bytes)
  expect(guide.core.what.read(peer.doc)).toBe('바로')
  owner.change((doc) => guide.info.address.write(doc, '서울'))
  owner.change((doc) => guide.core.what.write(doc, '바로 다음'))
  await owner.next('ask')
  const heard = peer.heard.length
  owner.show(70, 1, { place: 'core/story' })
  await peer.next('presence')
  expect(kindsAfter(peer, heard)).not.toContain('update')
  log.open()
  while (guide.core.what.read(peer.doc) !== '바로 다음')
    Y.applyUpdate(peer.doc, (await peer.next('update')).bytes)
  expect(guide.info.address.read(peer.doc)).toBe('서울')
})

function kindsAfter({ heard }: TestSocket, from: number): string[] {
  return heard.slice(from).map(({ kind }) => kind)
}

function write(field: Field, doc: Y.Doc, random: () => number): void {
  if (field.kind === 'list') field.add(doc, field.arbitraryItem(random))
  else if (field.kind === 'text') field.write(doc, field.arbitrary(random))
  else field.write(doc, field.arbitrary(random))
}

function replacedOf(idBrand: number) {
  return database.relayPool.query<{ field: string; kept: unknown; other: unknown; editor: number }>(
    'select field, kept, other, editor from settle_history where brand_id = $1 order by id',
    [idBrand],
  )
}

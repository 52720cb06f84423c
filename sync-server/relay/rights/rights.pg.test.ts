import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { type BrandRole, brandRoles, isAtLeast } from '#model/access/roles.ts'
import {
  documentKinds,
  documentName,
  documentNames,
  isOfMany,
  traitsOf,
} from '#model/document-kinds/names.ts'
import { documents, fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { changeRandomly, writeRandomly } from '#model/fields/test-fields.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { chainOfTypes, hostileValues, spoilText } from '../testing/test-hostile.ts'
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
const commented = documentKinds.filter((kind) => documents[kind].$.comments)

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
        for (const field of fields) writeRandomly(field, doc, random)
      })
      await owner.stored()
      Y.applyUpdate(writer.doc, Y.encodeStateAsUpdate(owner.doc))
      for (const field of fields) {
        const before = JSON.stringify(field.read(await owner.pull()))
        let written = before
        writer.change((doc) => {
          written = changeRandomly(field, doc, random, before)
        })
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

test('[R84] a shared type in a guarded field is put back, and neither walked nor kept', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const owner = await relay.connect('7-owner', { idBrand })
  owner.change((doc) => guide.info.representative.write(doc, '이한결'))
  await owner.stored()
  const member = await relay.connect('8-member', { idBrand })
  member.say(chainOfTypes(owner.doc, 'info', 'representative', 16))
  expect((await member.next('problem')).problem).toMatchObject({ code: 'FIELD_READ_ONLY' })
  await member.stored()
  expect(guide.info.representative.read(await owner.pull())).toBe('이한결')
  expect((await replacedOf(idBrand)).rows).toEqual([])
})

test('[R84] 4 kB of a value are kept at most: a text is cut, and of anything else nothing is kept', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const member = await relay.connect('8-member', { idBrand })
  const values = [
    '큰'.repeat(200_000),
    '\u0001'.repeat(200_000),
    Array.from({ length: 200_000 }, () => 1),
    'ㄱ',
  ]
  for (const value of values) {
    member.change((doc) => doc.getMap('info').set('address', value))
    Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(await member.pull()))
  }
  member.change((doc) => guide.info.businessName.write(doc, '상'.repeat(200_000)))
  await member.stored()
  const { rows } = await replacedOf(idBrand)
  expect(rows.map(({ other }) => String(other)[0])).toEqual(['큰', '\u0001', 'ㄱ', '상'])
  for (const { kept, other } of rows)
    for (const value of [kept, other])
      expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(4_096)
  expect(String(rows[0]?.other).length).toBeGreaterThan(1_300)
})

test('[R84] one account leaves a limited number of such values behind in a day, whatever connections it has', async () => {
  const [idBrand, other] = [nextBrand++, nextBrand++]
  await using relay = await startRelay(database, { limits: { keptOfAccount: 5 } })
  const write = async (token: string, of: number, times: number) => {
    const member = await relay.connect(token, { idBrand: of })
    Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(await member.pull()))
    for (let letter = 1; letter <= times; letter += 1) {
      member.change((doc) => guide.info.address.write(doc, `${token} ${letter}`))
      Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(await member.pull()))
    }
    await member.stored()
    await member.close()
  }
  await write('8-member', idBrand, 3)
  await write('8-member', idBrand, 3)
  await write('8-member', other, 3)
  await write('9-member', idBrand, 3)
  const { rows } = await replacedOf(idBrand)
  expect(rows.map(({ editor }) => editor)).toEqual([8, 8, 8, 8, 8, 9, 9, 9])
  expect((await replacedOf(other)).rowCount).toBe(0)
})

test('[R101] an owner who changes what a member has spoiled is neither closed nor kept out', async () => {
  const random = seeded(20_261_128)
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { relay: { updatesPerSecond: 100_000 } })
  const [owner, member] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-member', { idBrand }),
  ]
  for (const hostile of hostileValues) {
    const list = new Map<string, string>()
    await writeAs(member, (doc) => {
      spoilText(doc, doc.getText(guide.info.businessName.path), random)
      for (const name of ['field', 'resolvedBy', 'new']) {
        const thread = threads.add(doc, { field: 'core.what' })
        const message = messages.add(doc, { thread, body: '말', by: 8, name: 'Person 8' })
        doc.getMap<Y.Map<unknown>>(threads.path).get(thread)?.set(name, hostile(random))
        doc.getMap<Y.Map<unknown>>(messages.path).get(message)?.set('mentions', hostile(random))
        list.set(thread, message)
      }
    })
    await writeAs(owner, (doc) => {
      for (const [thread, message] of list) {
        threads.properties.field.at(thread).write(doc, 'core.how')
        messages.properties.body.at(message).write(doc, '고친 말')
        threads.remove(doc, thread)
        messages.remove(doc, message)
      }
    })
    await owner.stored()
    const after = await owner.pull()
    for (const [thread, message] of list) {
      expect(threads.has(after, thread)).toBe(true)
      expect(messages.properties.body.at(message).read(after)).toBe('말')
    }
  }
  expect(owner.count('closed')).toBe(0)
})

test('[R101] a change that cannot be put back is not stored, and closes its author with a code after which devices come back', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const owner = await relay.connect('7-owner', { idBrand })
  owner.change((doc) => guide.info.representative.write(doc, '이한결'))
  await owner.stored()
  const member = await relay.connect('8-member', { idBrand })
  Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(owner.doc))
  const failures = await countOf(metrics.failedRepairs)
  const update = updateOf(member.doc, 'info', 'representative', '박지우')
  const set = vi.spyOn(Y.Map.prototype, 'set').mockImplementation(() => {
    throw new Error('a fault of the server')
  })
  try {
    member.say(update)
    expect([await member.closed(), await owner.closed()]).toEqual([1013, 1013])
  } finally {
    set.mockRestore()
  }
  expect(await countOf(metrics.failedRepairs)).toBe(failures + 1)
  const again = await relay.connect('7-owner', { idBrand })
  expect(guide.info.representative.read(await again.pull())).toBe('이한결')
  expect(guide.info.representative.read(await readStored(database, idBrand))).toBe('이한결')
})

test('[R84] what was written is kept once, also where a change before it waits for the same commit', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const member = await relay.connect('8-member', { idBrand })
  member.change((doc) => guide.core.what.write(doc, '빵'))
  await member.next('ask')
  await member.handled()
  member.change((doc) => guide.info.address.write(doc, '서울'))
  await member.next('problem')
  log.open()
  await member.stored()
  expect((await replacedOf(idBrand)).rows.map(({ other }) => other)).toEqual(['서울'])
})

test.each(commented)(
  '[R85] in a document of the kind %s a member can neither write in another member’s name nor change what others said',
  async (kind) => {
    const idBrand = nextBrand++
    const document = isOfMany(kind) ? documentName(kind, randomUUID()) : kind
    const of = documents[kind].$.comments
    if (!of) throw new Error('the kind takes no comments')
    await using relay = await startRelay(database)
    const [owner, member] = [
      await relay.connect('7-owner', { idBrand, document }),
      await relay.connect('8-member', { idBrand, document }),
    ]
    let [thread, key] = ['', '']
    owner.change((doc) => {
      thread = of.threads.add(doc, { field: 'core.what' })
      key = of.messages.add(doc, { thread, body: '이대로 갑시다', by: 7, name: 'Person 7' })
    })
    await owner.stored()
    Y.applyUpdate(member.doc, Y.encodeStateAsUpdate(owner.doc))
    member.change((doc) => {
      of.messages.properties.body.at(key).write(doc, '취소합시다')
      of.messages.add(doc, { thread, body: '동의합니다', by: 7, name: 'Person 7' })
      of.threads.remove(doc, thread)
    })
    await member.stored()
    for (const doc of [await owner.pull(), await readStored(database, idBrand, document)]) {
      expect(of.threads.has(doc, thread)).toBe(true)
      expect(of.messages.read(doc)).toMatchObject([
        { body: '이대로 갑시다', by: 7, name: 'Person 7' },
        { body: '동의합니다', by: 8, name: 'Person 8' },
      ])
    }
  },
)

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

async function writeAs(socket: TestSocket, write: (doc: Y.Doc) => void): Promise<void> {
  Y.applyUpdate(socket.doc, Y.encodeStateAsUpdate(await socket.pull()))
  socket.change(write)
}

async function countOf(counter: typeof metrics.failedRepairs): Promise<number> {
  return (await counter.get()).values[0]?.value ?? 0
}

/** What a device sends that sets a key of a map. */
function updateOf(doc: Y.Doc, part: string, name: string, value: string): Uint8Array {
  const before = Y.encodeStateVector(doc)
  doc.transact(() => doc.getMap(part).set(name, value))
  return Y.encodeStateAsUpdate(doc, before)
}

function kindsAfter({ heard }: TestSocket, from: number): string[] {
  return heard.slice(from).map(({ kind }) => kind)
}

function replacedOf(idBrand: number) {
  return database.relayPool.query<{ field: string; kept: unknown; other: unknown; editor: number }>(
    'select field, kept, other, editor from settle_history where brand_id = $1 order by id',
    [idBrand],
  )
}

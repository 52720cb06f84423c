import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { brandRoles } from '#model/access/roles.ts'
import { documents } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { hostileValues, spoilText } from '../testing/test-hostile.ts'
import { seeded } from '../testing/test-random.ts'
import type { Author } from './guard.ts'
import { findViolations } from './guards.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1e9)
const rounds = Number(process.env.ROUNDS ?? 300)
const lists = documents.guide.$.comments
if (!lists) throw new Error('the guide takes no comments')
const { messages, threads } = lists
const [messagesOf, threadsOf] = [
  (doc: Y.Doc) => doc.getMap(messages.path),
  (doc: Y.Doc) => doc.getMap(threads.path),
]

const owner: Author = { id: 7, name: '한결', role: 'BRAND_ROLE_OWNER' }
const member: Author = { id: 8, name: '지우', role: 'BRAND_ROLE_MEMBER' }
const company = [
  guide.info.businessName,
  guide.info.representative,
  guide.info.businessNumber,
  guide.info.address,
  guide.info.website,
] as const

test(`[R84] [R85] whatever one change of a member does, company data and comments of others stay (seed ${seed})`, () => {
  const random = seeded(seed)
  const world = new World()
  for (let round = 0; round < rounds; round += 1) {
    if (random() < 0.3) world.change(owner, (doc) => ownerWrites(doc, random))
    // What a member has left behind is put back as well where an owner may not change it.
    if (random() < 0.2) world.change(owner, (doc) => changeComments(doc, random))
    const before = contentOf(world.server, owner)
    world.change(member, (doc) => {
      for (let act = 0; act <= random() * 4; act += 1) memberAttacks(doc, random)
    })
    const after = contentOf(world.server, owner)
    expect(after.company, `round ${round}`).toEqual(before.company)
    expect(after.messages, `round ${round}`).toEqual(before.messages)
    expect(after.threads, `round ${round}`).toMatchObject(before.threads)
    for (const { by, name } of messages.read(world.server))
      expect(
        [owner, member].map((one) => [one.id, one.name]),
        `round ${round}`,
      ).toContainEqual([by, name])
    expect(world.isConverged()).toBe(true)
  }
  expect(messages.keys(world.server).length).toBeGreaterThan(10)
})

test('[R84] those who may write a field are not put back, and nothing but guarded parts is looked at', () => {
  for (const role of brandRoles) {
    const world = new World()
    const violations = world.change({ ...owner, role }, (doc) => guide.info.address.write(doc, '서울'))
    const may = role === 'BRAND_ROLE_OWNER' || role === 'BRAND_ROLE_ADMIN'
    expect(violations).toHaveLength(may ? 0 : 1)
    expect(guide.info.address.read(world.server)).toBe(may ? '서울' : null)
    expect(world.change({ ...owner, role }, (doc) => guide.core.what.write(doc, '빵'))).toBeNull()
  }
})

test('[R85] a new message and a resolution get the id and name of their author', () => {
  const world = new World()
  let key = ''
  world.change(member, (doc) => {
    const thread = threads.add(doc, { field: 'core.what', resolvedBy: 7, resolvedName: '한결' })
    key = messages.add(doc, { thread, body: '좋아요', by: 7, name: '한결', at: '2999-01-01T00:00:00.000Z' })
  })
  expect(messages.read(world.server)).toMatchObject([{ body: '좋아요', by: 8, name: '지우' }])
  expect(Date.parse(messages.read(world.server)[0]?.at ?? '')).toBeLessThan(Date.now() + 60_000)
  expect(threads.read(world.server)).toMatchObject([{ resolvedBy: 8, resolvedName: '지우' }])
  expect(world.change(member, (doc) => messages.properties.body.at(key).write(doc, '아주 좋아요'))).toEqual(
    [],
  )
  world.change(member, (doc) => messages.properties.by.at(key).write(doc, 7))
  expect(messages.read(world.server)).toMatchObject([{ body: '아주 좋아요', by: 8 }])
  expect(world.change(member, (doc) => messages.remove(doc, key))).toEqual([])
  expect(messages.read(world.server)).toEqual([])
})

test('[R85] messages from before there was an account are the owner’s to change', () => {
  const world = new World()
  let [thread, key] = ['', '']
  world.server.transact(() => {
    thread = threads.add(world.server, { field: 'core.what' })
    key = messages.add(world.server, { thread, body: '혼자 쓴 말', by: 0, name: '' })
  })
  world.sync()
  world.change(member, (doc) => messages.remove(doc, key))
  world.change(member, (doc) => messages.properties.body.at(key).write(doc, '남이 고친 말'))
  expect(messages.read(world.server)).toMatchObject([{ body: '혼자 쓴 말', by: 0 }])
  world.change(owner, (doc) => messages.properties.body.at(key).write(doc, '고친 말'))
  expect(messages.read(world.server)).toMatchObject([{ body: '고친 말', by: 7, name: '한결' }])
})

test('[R85] a thread stays with its field, and while it has messages of others', () => {
  const world = new World()
  let [thread, own] = ['', '']
  world.change(owner, (doc) => {
    thread = threads.add(doc, { field: 'core.what' })
    messages.add(doc, { thread, body: '어때요?', by: 7, name: '한결' })
  })
  world.change(member, (doc) => threads.properties.field.at(thread).write(doc, 'core.how'))
  world.change(member, (doc) => threads.remove(doc, thread))
  expect(threads.read(world.server)).toMatchObject([{ key: thread, field: 'core.what' }])
  world.change(member, (doc) => {
    own = threads.add(doc, { field: 'core.how' })
    const message = messages.add(doc, { thread: own, body: '혼잣말', by: 8, name: '지우' })
    messages.properties.thread.at(message).write(doc, own)
  })
  expect(world.change(member, (doc) => threads.remove(doc, own))).toEqual([])
  expect(threads.keys(world.server)).toEqual([thread])
})

/** A server's document and a device's copy of it for each author. */
class World {
  readonly server = new Y.Doc()
  readonly #devices = new Map<number, Y.Doc>()

  /** Applies what a device writes as one update, and puts back what is not allowed of it. */
  change(author: Author, write: (doc: Y.Doc) => void) {
    const device = this.#devices.get(author.id) ?? new Y.Doc()
    this.#devices.set(author.id, device)
    this.sync()
    const from = Y.encodeStateVector(device)
    device.transact(() => write(device))
    let found: ReturnType<typeof findViolations> = null
    const check = (transaction: Y.Transaction) => {
      if (transaction.origin === author) found = findViolations('guide', transaction, author)
    }
    this.server.on('afterTransaction', check)
    Y.applyUpdate(this.server, Y.encodeStateAsUpdate(device, from), author)
    this.server.off('afterTransaction', check)
    const violations = found as ReturnType<typeof findViolations>
    this.server.transact(() => {
      for (const { putBack } of violations ?? []) putBack(this.server)
    })
    this.sync()
    return violations
  }

  sync(): void {
    for (const device of this.#devices.values())
      Y.applyUpdate(device, Y.encodeStateAsUpdate(this.server, Y.encodeStateVector(device)))
  }

  isConverged(): boolean {
    const whole = JSON.stringify(contentOf(this.server, owner))
    return [...this.#devices.values()].every((device) => JSON.stringify(contentOf(device, owner)) === whole)
  }
}

/** What only admins may write, and the comments of one author. */
function contentOf(doc: Y.Doc, author: Author) {
  const own = messages.read(doc).filter(({ by }) => by === author.id)
  const ownThreads = new Set(own.map(({ thread }) => thread))
  return {
    company: company.map((field) => field.read(doc)),
    messages: Object.fromEntries(own.map((message) => [message.key, message])),
    threads: Object.fromEntries(
      threads
        .read(doc)
        .filter(({ key }) => ownThreads.has(key))
        .map(({ key, field }) => [key, { field }]),
    ),
  }
}

function ownerWrites(doc: Y.Doc, random: () => number): void {
  const act = Math.floor(random() * 4)
  const word = `말${Math.floor(random() * 1000)}`
  if (act === 0) company[Math.floor(random() * company.length)]?.write(doc, word)
  else if (act === 1 && messages.keys(doc).length < 40) {
    const thread = pick(random, threads.keys(doc)) ?? threads.add(doc, { field: 'core.what' })
    messages.add(doc, {
      thread,
      body: word,
      by: owner.id,
      name: owner.name,
      at: '2026-01-01T00:00:00.000Z',
      mentions: [],
    })
  } else if (act === 2) {
    const own = messages.read(doc).filter(({ by }) => by === owner.id)
    const key = pick(random, own)?.key
    if (key !== undefined) messages.properties.body.at(key).write(doc, word)
  } else threads.add(doc, { field: 'core.how' })
}

function memberAttacks(doc: Y.Doc, random: () => number): void {
  const map = messagesOf(doc)
  const key = pick(random, [...map.keys()])
  const thread = pick(random, [...threadsOf(doc).keys()])
  const item = key === undefined ? undefined : map.get(key)
  const stored = item instanceof Y.Map ? (item as Y.Map<unknown>) : null
  const body = stored?.get('body')
  const forged = {
    body: '남의 말',
    by: pick(random, [0, 7, 8, 9]) ?? 0,
    name: '한결',
    at: '2026-01-02T00:00:00.000Z',
  }
  const acts: (() => void)[] = [
    () => pick(random, company)?.write(doc, `위조${Math.floor(random() * 100)}`),
    () => pick(random, company)?.write(doc, guide.info.address.read(doc) ?? ''),
    () => doc.getText(guide.info.businessName.path).insert(0, '위'),
    () => doc.getMap('info').delete('address'),
    () => doc.getMap('info').set('website', hostile(random)),
    () => doc.getMap('info').set('representative', hostile(random)),
    () => spoilText(doc, doc.getText(guide.info.businessName.path), random),
    () => void (body instanceof Y.Text && spoilText(doc, body, random)),
    () => stored?.set(pick(random, propertiesOfMessage) ?? 'by', hostile(random)),
    () => void (key !== undefined && map.set(key, hostile(random))),
    () => void (thread !== undefined && threadsOf(doc).set(thread, hostile(random))),
    () => itemAt(threadsOf(doc), thread)?.set(pick(random, propertiesOfThread) ?? 'field', hostile(random)),
    () => threadsOf(doc).set(`h${doc.store.clients.size}`, new Y.Map([['field', hostile(random)]])),
    () => void (key !== undefined && map.delete(key)),
    () => void (key !== undefined && map.set(key, '항목이 아닌 값')),
    () => void (key !== undefined && messages.add(doc, { thread: thread ?? '', ...forged }, { key })),
    () => void (thread !== undefined && messages.add(doc, { thread, ...forged })),
    () => void (thread !== undefined && messages.add(doc, { thread, ...forged, mentions: [7] })),
    () => void messages.add(doc, { thread: threads.add(doc, { field: 'core.who' }), ...forged }),
    () => stored?.set('by', 8),
    () => stored?.set('name', '지우'),
    () => stored?.set('thread', thread),
    () => stored?.set('body', '글자가 아닌 것'),
    () => stored?.delete('body'),
    () => stored?.set('body', new Y.Text('바꿔 넣은 말')),
    () => stored?.set('new', new Y.Map([['inside', 1]])),
    () => void (body instanceof Y.Text && body.delete(0, Math.min(1, body.length))),
    () => void (body instanceof Y.Text && body.insert(body.length, '덧붙임')),
    () => void (thread !== undefined && threadsOf(doc).delete(thread)),
    () => void (thread !== undefined && threads.properties.field.at(thread).write(doc, 'info.name')),
    () => void (thread !== undefined && threads.add(doc, { field: 'info.name' }, { key: thread })),
    () => void threads.add(doc, { field: 'core.what' }),
  ]
  acts[Math.floor(random() * acts.length)]?.()
}

/** An owner too may not change messages of others, nor the field of a thread. */
function changeComments(doc: Y.Doc, random: () => number): void {
  const list = random() < 0.5 ? messagesOf(doc) : threadsOf(doc)
  const key = pick(random, [...list.keys()])
  if (key === undefined || itemAt(list, key)?.get('by') === owner.id) return
  const item = itemAt(list, key)
  if (!item || random() < 0.5) list.delete(key)
  else for (const name of [...item.keys()]) if (name !== 'order') item.delete(name)
}

const propertiesOfMessage = ['thread', 'body', 'by', 'name', 'at', 'mentions', 'order', 'unknown']
const propertiesOfThread = ['field', 'resolvedBy', 'resolvedName', 'resolvedAt', 'order', 'unknown']

function hostile(random: () => number): unknown {
  return pick(random, hostileValues)?.(random)
}

function itemAt(list: Y.Map<unknown>, key: string | undefined): Y.Map<unknown> | null {
  const item = key === undefined ? undefined : list.get(key)
  return item instanceof Y.Map ? item : null
}

function pick<One>(random: () => number, from: readonly One[]): One | undefined {
  return from[Math.floor(random() * from.length)]
}

import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  createDocument,
  placeDocument,
  restoreDocument,
  shareDocument,
  trashDocument,
} from '#contract/document.ts'
import { changeRole, removeMember } from '#contract/member.ts'
import { orderPrint } from '#contract/task.ts'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { startThread } from '#kits/talk/edit-threads.ts'
import { commentsOf } from '#model/comments/threads.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { addPage } from '#scene/edit/pages.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { socketAuthorizer } from '#server/http/socket-access.ts'
import { hashToken } from '#server/http/tokens.ts'
import { readStored, startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'
import { goodCase, openWorld, type World } from '../contract/fixtures.ts'
import { createRandom, seed } from '../support/random.ts'

/*
 * Rights to a design are withdrawn while a member types in it, on an open document of the app over a real socket: the relay takes
 * nothing more, what it acknowledged stays, and what it did not is on the device, which sends it once the rights are back.
 */

let api: TestApi
let relay: TestRelay

beforeAll(async () => {
  api = await openTestApi()
  relay = await startRelay(api.database, {
    authorize: socketAuthorizer(api.database.kysely),
    relay: { updatesPerSecond: 100_000 },
  })
  for (const withdrawn of [api.services.revocations, api.services.roomRevocations])
    withdrawn.on((revocation) => void relay.relay.disconnect(revocation))
})

afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  await api.close()
})

const random = createRandom(seed)
const { layers, title } = design.design
/** Of the text that the member types in. */
const key = 'typed'

interface Room {
  readonly world: World
  readonly idMember: number
  readonly document: `design/${string}`
}

/** A design of the owner, or a template of the brand, that members and designers write. */
async function make(createdType: 'USER' | 'BRAND' = 'USER'): Promise<Room> {
  const world = await openWorld(api)
  const document = documentName('design', randomUUID())
  await sendAsOwner({ world, document }, createDocument, { params: {}, body: { document, createdType } })
  const role = createdType === 'BRAND' ? 'BRAND_ROLE_DESIGNER' : 'BRAND_ROLE_MEMBER'
  const { rows } = await api.database.pool.query<{ id: number }>(
    'select id from brand_member where brand_id = $1 and role = $2',
    [world.idBrand, role],
  )
  return { world, document, idMember: rows[0]?.id ?? 0 }
}

async function sendAsOwner(
  { world, document }: Pick<Room, 'world' | 'document'>,
  call: Parameters<TestApi['send']>[0],
  sent: object = {},
): Promise<void> {
  const { idBrand, tokens } = world
  const token = tokens.BRAND_ROLE_OWNER
  const { status } = await api.send(call, { token, idBrand, params: { document }, ...sent })
  expect(status).toBe(200)
}

async function open({ world, document }: Room, token: string): Promise<OpenDocument> {
  const { rows } = await api.database.pool.query<{ id: number }>(
    'select account_id as id from session where token_hash = $1',
    [hashToken(token)],
  )
  const account = rows[0]?.id ?? 0
  return openDocument({
    ...{ account, brand: world.idBrand, name: document, answersMs: 1 },
    address: {
      url: relay.url,
      room: `${world.idBrand}/${document}`,
      account,
      getToken: () => token,
    },
  })
}

const wait = { timeout: 20_000, interval: 5 }
const lettersOf = (doc: Y.Doc) => layers.properties.text.letters(key).read(doc) ?? ''
const synced = (open: OpenDocument) => expect.poll(() => open.sync.get().kind, wait).toBe('synced')

function type(open: OpenDocument, letter: string): void {
  open.edit((doc) => {
    const text = layers.properties.text.letters(key).shared(doc)
    if (!text) throw new Error('the text is not there')
    text.insert(text.length, letter)
  })
}

const ownersOnly = { readers: 'BRAND_ROLE_OWNER', writers: 'BRAND_ROLE_OWNER' }
const readOnly = { ...ownersOnly, readers: 'BRAND_ROLE_MEMBER' }
const everybody = { readers: 'BRAND_ROLE_MEMBER', writers: 'BRAND_ROLE_MEMBER' }
const refused = { kind: 'failed', reason: 'refused', problems: [{ code: 'READ_ONLY' }] }

interface Withdrawal {
  readonly createdType?: 'BRAND'
  readonly withdraw: (room: Room) => Promise<void>
  readonly giveBack: (room: Room) => Promise<unknown>
  /** What the device says of the design. */
  readonly told: object
  /** The design is closed for everybody. */
  readonly isGone?: true
}

const withdrawals: Readonly<Record<string, Withdrawal>> = {
  'they may only read it from now on': {
    withdraw: (room) => sendAsOwner(room, shareDocument, { body: readOnly }),
    giveBack: (room) => sendAsOwner(room, shareDocument, { body: everybody }),
    told: refused,
  },
  'they may not even read it from now on': {
    withdraw: (room) => sendAsOwner(room, shareDocument, { body: ownersOnly }),
    giveBack: (room) => sendAsOwner(room, shareDocument, { body: everybody }),
    told: { kind: 'failed', reason: 'roleLost' },
  },
  'it becomes a template of the brand': {
    withdraw: (room) => sendAsOwner(room, placeDocument, { body: { createdType: 'BRAND' } }),
    giveBack: (room) => sendAsOwner(room, placeDocument, { body: { createdType: 'USER' } }),
    told: refused,
  },
  'a designer becomes a member, of a template of the brand': {
    createdType: 'BRAND',
    withdraw: (room) => setRole(room, 'BRAND_ROLE_MEMBER'),
    giveBack: (room) => setRole(room, 'BRAND_ROLE_DESIGNER'),
    told: refused,
  },
  'a member becomes a reader': {
    withdraw: (room) => setRole(room, 'BRAND_ROLE_READER'),
    giveBack: (room) => setRole(room, 'BRAND_ROLE_MEMBER'),
    told: refused,
  },
  'they are removed from the team': {
    withdraw: (room) => sendAsOwner(room, removeMember, { params: { id: room.idMember } }),
    giveBack: ({ world }) =>
      api.database.pool.query(
        `insert into brand_member (brand_id, account_id, role, joined_at)
         select $1, account_id, 'BRAND_ROLE_MEMBER', now() from session where token_hash = $2`,
        [world.idBrand, hashToken(world.tokens.BRAND_ROLE_MEMBER)],
      ),
    told: { kind: 'failed', reason: 'roleLost' },
  },
  'it is thrown into the trash': {
    withdraw: (room) => sendAsOwner(room, trashDocument),
    giveBack: (room) => sendAsOwner(room, restoreDocument),
    told: { kind: 'failed', reason: 'notFound' },
    isGone: true,
  },
}

function setRole({ world, document, idMember }: Room, brandRole: string): Promise<void> {
  return sendAsOwner({ world, document }, changeRole, {
    params: {},
    body: { idBrandMember: idMember, brandRole },
  })
}

test.each(Object.entries(withdrawals))(
  `[R9] [R129] while a member types in a design, %s: nothing more of them is taken, nothing is lost (seed ${seed})`,
  { timeout: 60_000 },
  async (_, { createdType, withdraw, giveBack, told, isGone }) => {
    const room = await make(createdType)
    const { world, document } = room
    const token = world.tokens[createdType ? 'BRAND_ROLE_DESIGNER' : 'BRAND_ROLE_MEMBER']
    const owner = await open(room, world.tokens.BRAND_ROLE_OWNER)
    await synced(owner)
    owner.edit((doc) => layers.add(doc, { type: 'text', text: '글' }, { parent: addPage(doc), key }))
    let member = await open(room, token)
    await expect.poll(() => layers.has(member.doc, key), wait).toBe(true)
    const stored = async () => lettersOf(await readStored(api.database, world.idBrand, document))

    // A gesture is open when the rights go, too.
    const gesture = member.step()
    gesture?.change((doc) => title.write(doc, '움직이는 중'))
    let withdrawal: Promise<number> | null = null
    let atAnswer = Number.NaN
    const begin = 5 + Math.floor(random() * 40)
    for (let typed = 1; typed <= begin + 40 || Number.isNaN(atAnswer); typed += 1) {
      type(member, String.fromCodePoint(0xac00 + typed))
      if (typed === begin)
        withdrawal = withdraw(room).then(() => {
          atAnswer = lettersOf(member.doc).length
          return atAnswer
        })
      if (random() < 0.5) await turn()
    }
    await withdrawal
    type(member, '뒤')
    await expect.poll(() => member.sync.get(), wait).toMatchObject(told)
    gesture?.commit()
    type(member, '끝')
    const typed = lettersOf(member.doc)
    // Whatever of the member was still on its way has been handled by now.
    owner.edit((doc) => title.write(doc, '가을 찻상'))
    if (!isGone) await synced(owner)
    const taken = await stored()
    expect(typed.startsWith(taken)).toBe(true)
    expect(taken.length).toBeLessThanOrEqual(atAnswer)
    // Each letter is one change, and so is the gesture.
    const { pending } = member.sync.get()
    expect(pending).toBeGreaterThan(0)
    expect(taken.length).toBeGreaterThanOrEqual(typed.length - pending)

    // It is on the device, also after the page was closed.
    await member.flush()
    await member.close()
    member = await open(room, token)
    await expect.poll(() => lettersOf(member.doc), wait).toBe(typed)
    await expect.poll(() => member.sync.get(), wait).toMatchObject(told)
    expect(member.sync.get().pending).toBeGreaterThan(0)
    expect(await stored()).toBe(taken)

    await giveBack(room)
    // Who may still read it has a socket, which is closed when the rights come back, too; the others press a button.
    if (told !== refused) member.retryNow()
    if (isGone) owner.retryNow()
    await synced(member)
    await synced(owner)
    expect(await stored()).toBe(typed)
    await expect.poll(() => lettersOf(owner.doc), wait).toBe(typed)
    await Promise.all([owner.close(), member.close()])
  },
)

test('a plan that ends closes no design and takes no right to write, but print is ordered no more', async () => {
  const room = await make()
  const { world, document } = room
  const member = await open(room, world.tokens.BRAND_ROLE_MEMBER)
  await synced(member)
  member.edit((doc) => layers.add(doc, { type: 'text', text: '글' }, { parent: addPage(doc), key }))
  const order = { ...(await goodCase(orderPrint, world)), token: world.tokens.BRAND_ROLE_ADMIN }
  await api.database.pool.query(`update brand set plan = 'FREE' where id = $1`, [world.idBrand])
  type(member, '가')
  await synced(member)
  const again = await open(room, world.tokens.BRAND_ROLE_DESIGNER)
  await synced(again)
  type(again, '나')
  await synced(again)
  expect(lettersOf(await readStored(api.database, world.idBrand, document))).toBe('글가나')
  expect(await api.send(orderPrint, { ...order, idBrand: world.idBrand })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN_PLAN' },
  })
  await Promise.all([member.close(), again.close()])
})

test('[R26] [R27] a reader of a design neither writes nor comments in it by hand-made updates, and is shown to others', async () => {
  const room = await make()
  const { world, document } = room
  const { idBrand, tokens } = world
  await sendAsOwner(room, shareDocument, { body: readOnly })
  const at = { idBrand, document }
  const owner = await relay.connect(tokens.BRAND_ROLE_OWNER, at)
  owner.change((doc) => layers.add(doc, { type: 'text', text: '글' }, { parent: addPage(doc), key }))
  await owner.stored()
  const before = Y.encodeStateAsUpdate(await readStored(api.database, idBrand, document))
  const by = { by: world.owner.id, name: '한결', body: '좋아요', at: new Date().toISOString(), mentions: [] }
  const changes: readonly ((doc: Y.Doc) => unknown)[] = [
    (doc) => title.write(doc, '빼앗은 이름'),
    (doc) => layers.remove(doc, key),
    (doc) => layers.properties.text.letters(key).write(doc, '바꾼 글'),
    (doc) =>
      startThread(
        { document: { edit: (change) => change(doc) }, lists: commentsOf.design },
        `${layers.path}/${key}`,
        by,
      ),
  ]
  for (const role of ['BRAND_ROLE_ADMIN', 'BRAND_ROLE_DESIGNER', 'BRAND_ROLE_MEMBER'] as const)
    for (const change of changes) {
      const reader = await relay.connect(tokens[role], at)
      Y.applyUpdate(reader.doc, Y.encodeStateAsUpdate(await reader.pull()))
      const heard = owner.count('update')
      reader.change(change)
      expect((await reader.next('problem')).problem).toMatchObject({ field: null, code: 'READ_ONLY' })
      reader.show(reader.doc.clientID, 1, {})
      await owner.next('presence')
      expect(owner.count('update')).toBe(heard)
      await reader.close()
    }
  await owner.stored()
  expect(Y.encodeStateAsUpdate(await readStored(api.database, idBrand, document))).toEqual(before)
  await sendAsOwner(room, shareDocument, { body: ownersOnly })
  const closed = async (token: string) => (await relay.connect(token, at)).closed()
  expect(await closed(tokens.BRAND_ROLE_ADMIN)).toBe(4403)
  expect(await closed(world.stranger)).toBe(4403)
  expect(await closed('not-a-token')).toBe(4401)
})

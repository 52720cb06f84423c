import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Watched } from '#engine/watch/watched.ts'
import { documentName, documentNames } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { documents } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { schemaVersionOf } from '#model/documents/migrate.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { closeCode, roleChanged } from '#model/sync/protocol.ts'
import { openRelayDouble, type RelayDouble } from '../../../../tests/support/relay-double.ts'
import { wholeNotes } from '../storage/document-keys.ts'
import { namesOnDevice } from '../storage/names-on-device.ts'
import { type OpenDocument, openDocument } from './open-document.ts'
import type { SyncState } from './sync-state.ts'
import { copyDocument, storeWholeDocument } from './whole-document.ts'

let relay: RelayDouble
let token = 'first'
const opened: OpenDocument[] = []
const { background } = guide.core

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  token = 'first'
  relay = await openRelayDouble()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((document) => document.close()))
  await relay.close()
})

function open(account = 1, url = relay.url, onRoleChanged = () => {}): OpenDocument {
  const address = { url, room: '7/guide', account, getToken: () => token }
  return keep(openDocument({ account, brand: 7, name: 'guide', address, answersMs: 1, onRoleChanged }))
}

function openLocal(): OpenDocument {
  return keep(openDocument({ account: null, brand: 'local-1', name: 'guide', address: null, answersMs: 1 }))
}

function keep(document: OpenDocument): OpenDocument {
  opened.push(document)
  return document
}

function until<Value>(watched: Watched<Value>, holds: (value: Value) => boolean): Promise<Value> {
  return new Promise((resolve) => {
    const look = () => {
      if (holds(watched.get())) resolve(watched.get())
    }
    watched.subscribe(look)
    look()
  })
}

const ready = (document: OpenDocument) => until(document.phase, (phase) => phase === 'ready')
const synced = (document: OpenDocument) =>
  until(document.sync, ({ kind, pending }) => kind === 'synced' && pending === 0)
const nowhere = 'ws://127.0.0.1:1/sync'

test('[D30] changes made offline are counted, also after a reload, and sent when the network is back', async () => {
  const seen = open()
  await synced(seen)
  await seen.close()
  const offline = open(1, nowhere)
  await ready(offline)
  background.write(offline.doc, '온기')
  background.write(offline.doc, '온기는')
  const state = await until(offline.sync, ({ kind, pending }) => kind === 'savedHere' && pending === 2)
  expect(state.reason).toBe('offline')
  await offline.close()

  const reloaded = open(1, nowhere)
  await ready(reloaded)
  expect((await until(reloaded.sync, ({ pending }) => pending === 2)).since).toBe(state.since)
  await reloaded.close()

  const online = open()
  await synced(online)
  expect(background.read(relay.doc)).toBe('온기는')
  await online.close()
  const after = open(1, nowhere)
  await ready(after)
  expect(after.sync.get().pending).toBe(0)
})

test('[D82] a document of which a brand has many is opened by its name, keeps what was written offline, and sends it', async () => {
  const name = documentName('design', freshKey())
  const address = (url: string) => ({ url, room: `7/${name}`, account: 1, getToken: () => token })
  const openDesign = (url: string) =>
    keep(openDocument({ account: 1, brand: 7, name, address: address(url), answersMs: 1 }))
  const { title } = design.design
  await openDesign(relay.url).close()
  const seen = openDesign(relay.url)
  await synced(seen)
  await seen.close()
  const offline = openDesign(nowhere)
  await ready(offline)
  title.write(offline.doc, '봄 포스터')
  await until(offline.sync, ({ kind, pending }) => kind === 'savedHere' && pending === 1)
  await offline.close()
  expect(await namesOnDevice(1, 7)).toEqual([...documentNames, name])
  expect(await namesOnDevice(1, 71)).toEqual(documentNames)
  const online = openDesign(relay.url)
  await synced(online)
  expect(title.read(relay.doc)).toBe('봄 포스터')
})

test('[D31] nothing counts as durable before its mark came back, whatever the socket did', async () => {
  const document = open()
  await synced(document)
  relay.holdsMarks = true
  background.write(document.doc, '가')
  await until(document.sync, ({ pending }) => pending === 1)
  await arrival(relay.doc, '가')
  background.write(document.doc, '가나')
  await arrival(relay.doc, '가나')
  expect(document.sync.get()).toMatchObject({ kind: 'syncing', pending: 2 })
  relay.cut()
  await until(document.sync, ({ kind }) => kind === 'savedHere')
  expect(document.sync.get().pending).toBe(2)
  relay.holdsMarks = false
  await synced(document)
})

test('[D31] a hundred synchronous changes need a few marks, not a hundred', async () => {
  const document = open()
  await synced(document)
  const before = relay.marks
  for (let i = 0; i < 100; i++) background.shared(document.doc).insert(i, '가')
  await synced(document)
  expect(relay.marks - before).toBeLessThanOrEqual(5)
  expect(background.read(relay.doc)).toHaveLength(100)
})

test.each([
  [closeCode.unauthorized, 'relogin'],
  [closeCode.forbidden, 'roleLost'],
  [closeCode.notFound, 'notFound'],
  [closeCode.tooLarge, 'tooLarge'],
  [closeCode.invalidUpdate, 'invalid'],
] as const)('[D32] after %i it stops and says %s; trying again by hand heals', async (code, reason) => {
  const document = open()
  await synced(document)
  background.write(document.doc, '그대로')
  await synced(document)
  relay.refusesWith = code
  relay.cut()
  await until(document.sync, (state: SyncState) => state.kind === 'failed' && state.reason === reason)
  const shown = relay.tokens.length
  background.write(document.doc, '그대로 쓴다')
  document.wake()
  expect(relay.tokens).toHaveLength(shown)
  expect(document.sync.get().pending).toBe(1)
  relay.refusesWith = null
  document.retryNow()
  await synced(document)
  expect(background.read(relay.doc)).toBe('그대로 쓴다')
})

test('[D33] each attempt sends the token of that moment; a new one ends the refusal', async () => {
  const document = open()
  await synced(document)
  relay.refusesWith = closeCode.unauthorized
  relay.cut()
  await until(document.sync, ({ reason }) => reason === 'relogin')
  relay.refusesWith = null
  token = 'second'
  document.wake()
  await synced(document)
  expect(relay.tokens).toEqual(['bearer.first', 'bearer.first', 'bearer.second'])
})

test('[D34] what REST refused is a problem until it is resolved', async () => {
  const document = open()
  await synced(document)
  const problem = { document: 'guide', field: 'info.businessNumber', code: 'INVALID', message: '' } as const
  relay.send(problem)
  await until(document.sync, ({ kind, problems }) => kind === 'failed' && problems.length === 1)
  relay.send({ ...problem, code: 'RESOLVED' })
  await synced(document)
})

test('[D34] a refusal of the whole document ends with the next connection', async () => {
  const document = open()
  await synced(document)
  relay.send({ document: 'guide', field: null, code: 'READ_ONLY', message: '' })
  await until(document.sync, ({ kind, reason }) => kind === 'failed' && reason === 'refused')
  relay.cut()
  await synced(document)
})

test('[D35] tabs of one account share changes offline, two accounts never do', async () => {
  const filled = open()
  await synced(filled)
  const other = open(2)
  await synced(other)
  await Promise.all([filled.close(), other.close()])
  const [one, two, stranger] = [open(1, nowhere), open(1, nowhere), open(2, nowhere)]
  await Promise.all([ready(one), ready(two), ready(stranger)])
  await Promise.all([one, two, stranger].map((tab) => until(tab.sync, ({ kind }) => kind === 'savedHere')))
  background.write(one.doc, '우리끼리')
  await arrival(two.doc, '우리끼리')
  expect(background.read(stranger.doc)).toBe('')
})

test('[D59] going offline ends a connection at once, also if no side closes it', async () => {
  const [document, tab] = [open(), open()]
  await Promise.all([synced(document), synced(tab)])
  relay.holdsMarks = true
  document.goOffline()
  expect(document.sync.get()).toMatchObject({ kind: 'savedHere', reason: 'offline' })
  background.write(tab.doc, '옆 창에서')
  await arrival(document.doc, '옆 창에서')
  relay.holdsMarks = false
  await Promise.all([synced(document), synced(tab)])
  expect(relay.tokens).toHaveLength(3)
})

test('[D36] a document that this device never had waits for its first sync and then opens without a network', async () => {
  const unknown = open(1, nowhere)
  await until(unknown.phase, (phase) => phase === 'waiting')
  unknown.choose(guide.core.brandName, '온기')
  expect(guide.core.brandName.read(unknown.doc)).toBeNull()
  await unknown.close()
  background.write(relay.doc, '온기')
  const first = open()
  await ready(first)
  await first.close()
  const offline = open(1, nowhere)
  await ready(offline)
  expect(background.read(offline.doc)).toBe('온기')
  expect(offline.answers.get()['core.background']).toBe('온기')
})

test('[D37] a local brand is copied into its adopted one, once however often it is repeated', async () => {
  const local = openLocal()
  await ready(local)
  background.write(local.doc, '계정 없이 쓴 글')
  const key = guide.core.values.add(local.doc, { keyword: '정성', description: '온기' })
  expect(local.sync.get()).toMatchObject({ kind: 'savedHere', pending: 0 })
  await local.close()
  const from = { account: null, brand: 'local-1', name: 'guide' } as const
  const to = { account: 1, brand: 7, name: 'guide' } as const
  for (let i = 0; i < 3; i++) await copyDocument(from, to, `adopted-${from.brand}`)

  const offline = open(1, nowhere)
  await ready(offline)
  await until(offline.sync, ({ pending }) => pending === 1)
  await offline.close()
  const online = open()
  await synced(online)
  await copyDocument(from, to, `adopted-${from.brand}`)
  expect(background.read(relay.doc)).toBe('계정 없이 쓴 글')
  expect(guide.core.values.read(relay.doc)).toMatchObject([{ key, keyword: '정성', description: '온기' }])
})

test('[D93] what was made here is sent by itself once the server has its row; what the server had is refused for good', async () => {
  const name = documentName('design', freshKey())
  const ref = { account: 1, brand: 7, name }
  const address = { url: relay.url, room: `7/${name}`, account: 1, getToken: () => token }
  const made = new Y.Doc()
  design.design.title.write(made, '겨울 메뉴')
  await storeWholeDocument(ref, Y.encodeStateAsUpdate(made), wholeNotes.made)
  relay.refusesWith = closeCode.notFound
  const document = keep(openDocument({ ...ref, address }))
  await until(document.sync, ({ kind, reason }) => kind === 'savedHere' && reason === 'unmade')
  relay.refusesWith = null
  await synced(document)
  expect(design.design.title.read(relay.doc)).toBe('겨울 메뉴')
  relay.refusesWith = closeCode.notFound
  relay.cut()
  await until(document.sync, ({ kind, reason }) => kind === 'failed' && reason === 'notFound')
})

test('[D38] undo reverts what this tab chose, not what others did', async () => {
  const document = open()
  await synced(document)
  document.choose(guide.core.brandName, '온기')
  guide.core.companySize.write(relay.doc, 'MICRO')
  await until(document.answers, (answers) => answers['core.companySize'] === 'MICRO')
  document.undo()
  expect(guide.core.brandName.read(document.doc)).toBeNull()
  expect(guide.core.companySize.read(document.doc)).toBe('MICRO')
  document.redo()
  expect(guide.core.brandName.read(document.doc)).toBe('온기')
})

test('[D39] a message that cannot be read does not end the connection', async () => {
  const document = open()
  await synced(document)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // A presence of a length that does not follow, and JSON that is none.
  for (const bytes of [
    [1, 4, 1, 255],
    [101, 2, 65, 66],
  ])
    relay.sendBytes(new Uint8Array(bytes))
  document.presence.setScreen('core/story/what')
  background.write(relay.doc, '계속')
  await until(document.answers, (answers) => answers['core.background'] === '계속')
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

function arrival(doc: Y.Doc, text: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (background.read(doc) === text) resolve()
    }
    doc.on('update', look)
    look()
  })
}

test('[D63] a changed role is reported and the connection returns at once, with what was typed meanwhile', async () => {
  const onRoleChanged = vi.fn()
  const document = open(1, relay.url, onRoleChanged)
  await synced(document)
  relay.cut(closeCode.overloaded, roleChanged)
  background.write(document.doc, '온기')
  await vi.waitFor(() => expect(relay.tokens).toHaveLength(2))
  await synced(document)
  expect(background.read(relay.doc)).toBe('온기')
  expect(onRoleChanged).toHaveBeenCalledOnce()
})

test('[D66] a document is migrated with the first own change, not by reading', async () => {
  const definition = documents.guide.$ as { version: number; migrations: unknown }
  const before = { ...definition }
  const run = ({ fill }: { fill(part: string, name: string, value: unknown): void }) =>
    fill('core', 'companySize', 'MICRO')
  Object.assign(definition, { version: 2, migrations: [{ to: 2, run }] })
  try {
    const document = openLocal()
    await ready(document)
    expect(schemaVersionOf(document.doc)).toBe(1)
    expect(document.ownChanges.get()).toBe(0)
    document.choose(guide.core.brandName, '온기')
    expect(schemaVersionOf(document.doc)).toBe(2)
    expect(guide.core.companySize.read(document.doc)).toBe('MICRO')
    document.undo()
    expect(guide.core.brandName.read(document.doc)).toBeNull()
    expect(guide.core.companySize.read(document.doc)).toBe('MICRO')
    expect(document.conflicts.get().size).toBe(0)
  } finally {
    Object.assign(definition, before)
  }
})

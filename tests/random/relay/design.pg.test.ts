import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { addReply, removeMessage, resolveThread, startThread } from '#kits/talk/edit-threads.ts'
import { commentsOf, threadsIn } from '#model/comments/threads.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { pick } from '#model/fields/arbitrary.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { Random } from '#model/fields/random.ts'
import type { Layer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { writeChanges } from '#scene/edit/changes.ts'
import { movedBy } from '#scene/edit/move.ts'
import { addPage, duplicatePage, movePage, removePage } from '#scene/edit/pages.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { rotated } from '#scene/edit/rotate.ts'
import { addRow, moveRow, removeRow } from '#scene/edit/rows.ts'
import {
  addLayers,
  duplicateLayers,
  groupLayers,
  moveLayersInto,
  removeLayers,
  reorderLayers,
  ungroupLayers,
} from '#scene/edit/structure.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readStored, startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'
import { below, createRandom, seed } from '../../support/random.ts'
import { amountOf } from '../../support/size.ts'

/**
 * Three people in one design, each with an open document of the app: all that the editor does, with the network coming and
 * going, and undo. All see the same design in the end, which is the one that the relay has stored.
 */
const runs = amountOf('RUNS', { fast: 3, full: 40 })
const steps = amountOf('STEPS', { fast: 40, full: 120 })
vi.setConfig({ testTimeout: 60_000 + runs * steps * 500 })

const { layers } = design.design
const { text, name, fill, item } = layers.properties
const accounts = [7, 8, 9] as const
let database: Database
let relay: TestRelay

beforeAll(async () => {
  database = await createTestDatabase()
  relay = await startRelay(database)
})
afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  await database.close()
})

interface Device {
  readonly account: number
  readonly open: OpenDocument
  isOnline: boolean
  /** A restored version writes for others, too: undo takes back all of it. */
  hasRestored: boolean
}

test(`[R60][R19] three people who do everything at once, also without a network, have one design in the end (seed ${seed})`, async () => {
  for (let run = 0; run < runs; run++) {
    const own = (seed + run * 7919) % 2 ** 31
    await oneRun(createRandom(own), run + 1).catch((cause: unknown) => {
      throw new Error(`run ${run} failed; repeat it with SEED=${own} RUNS=1`, { cause })
    })
  }
})

async function oneRun(random: Random, idBrand: number): Promise<void> {
  globalThis.indexedDB = new IDBFactory()
  const document = documentName('design', randomUUID())
  await database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers)
     values ($1, $2, 'design', '가을 찻상', 7, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER')`,
    [idBrand, document],
  )
  const devices: Device[] = []
  try {
    for (const account of accounts) {
      const address = {
        url: relay.url,
        room: `${idBrand}/${document}`,
        account,
        getToken: () => `${account}-member`,
      }
      const open = openDocument({ account, brand: idBrand, name: document, address, answersMs: 1 })
      devices.push({ account, open, isOnline: true, hasRestored: false })
      await expect.poll(() => open.sync.get().kind, { timeout: 15_000 }).toBe('synced')
      if (account === 7) open.edit((doc) => addPage(doc))
    }
    const creators = new Map<string, number>()
    for (let step = 0; step < steps; step++) {
      const device = pick(random, devices)
      act(random, device, step)
      for (const key of device.open.doc.getMap(layers.path).keys())
        if (!creators.has(key)) creators.set(key, device.account)
      if (random() < 0.15) undo(random, device, creators)
      if (random() < 0.08) turn(device)
      // Lets messages come between two steps.
      if (random() < 0.5) await new Promise((resolve) => setImmediate(resolve))
    }
    for (const device of devices) if (!device.isOnline) turn(device)
    await meet(devices)
    const [first] = devices
    if (!first) throw new Error('three devices')
    const body = bodyOf(first.open.doc)
    for (const { open } of devices) {
      expect(bodyOf(open.doc)).toEqual(body)
      expect(threadsOf(open.doc)).toEqual(threadsOf(first.open.doc))
      expectTree(open.doc)
    }
    const stored = await readStored(database, idBrand, document)
    expect(bodyOf(stored)).toEqual(body)
    const again = new Y.Doc()
    writeBody(again, body)
    expect(bodyOf(again)).toEqual(body)
  } finally {
    await Promise.all(devices.map(({ open }) => open.close()))
  }
}

function threadsOf(doc: Y.Doc) {
  const { comments, fields } = design.$
  return comments ? threadsIn('design', readAnswers(fields, doc)) : []
}

function turn(device: Device): void {
  if (device.isOnline) device.open.goOffline()
  else device.open.wake()
  device.isOnline = !device.isOnline
}

async function meet(devices: readonly Device[]): Promise<void> {
  await expect
    .poll(
      () => {
        for (const { open } of devices) open.wake()
        const [first, ...others] = devices.map(({ open }) => Y.encodeStateVector(open.doc))
        return (
          devices.every(({ open }) => open.sync.get().kind === 'synced') &&
          others.every((one) => isSame([...one].sort(), [...(first ?? [])].sort()))
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** Every node has its type, and is a page or inside of one by way of groups. */
function expectTree(doc: Y.Doc): void {
  const nodes = new Map(layers.read(doc).map((node) => [node.key, node]))
  for (const node of nodes.values()) {
    expect(node.type).not.toBeNull()
    const seen = new Set<string>()
    let at = node
    while (at.parent !== null) {
      expect(seen.has(at.key)).toBe(false)
      seen.add(at.key)
      const parent = nodes.get(at.parent)
      if (!parent) throw new Error(`${at.key} is inside of ${at.parent}, which is not there`)
      at = parent
    }
    for (const layer of bodyOf(doc).pages.flatMap((page) => page.layers))
      expect([layer.w, layer.h].every(Number.isFinite)).toBe(true)
  }
}

/** Takes something back, and holds that what others wrote is as it was. */
function undo(
  random: Random,
  { account, open, hasRestored }: Device,
  creators: ReadonlyMap<string, number>,
): void {
  const before = writtenByOthers(open.doc, account, creators)
  if (random() < 0.7) open.undo()
  else {
    // The name that an undo of ours brought back is ours to replace again.
    for (const key of broughtBack(open.doc)) before.delete(`${key} name`)
    open.redo()
  }
  if (hasRestored) return
  const after = writtenByOthers(open.doc, account, creators)
  for (const [key, value] of before) expect(after.get(key), key).toEqual(value)
}

/** Of layers of others, gone or not: the names that others gave them, and their letters in the texts. */
function writtenByOthers(
  doc: Y.Doc,
  account: number,
  creators: ReadonlyMap<string, number>,
): Map<string, unknown> {
  const written = new Map<string, unknown>()
  const stored = doc.getMap<Y.Map<unknown>>(layers.path)
  for (const [key, node] of stored) {
    if (creators.get(key) === account || !(node instanceof Y.Map)) continue
    const given = node.get(name.property)
    if (typeof given === 'string' && !given.startsWith(`${account}:`)) written.set(`${key} name`, given)
    const letters = node.get(text.property)
    if (letters instanceof Y.Text)
      written.set(`${key} text`, letters.toString().replaceAll(letterOf(account), '').replaceAll(' ', ''))
  }
  return written
}

/** Layers whose name was last stored by this device. */
function broughtBack(doc: Y.Doc): readonly string[] {
  return [...doc.getMap<Y.Map<unknown>>(layers.path)].flatMap(([key, node]) =>
    node instanceof Y.Map && node._map.get(name.property)?.id.client === doc.clientID ? [key] : [],
  )
}

function letterOf(account: number): string {
  return account === 7 ? '가' : account === 8 ? '나' : '다'
}

/** One thing that a person does in the editor. */
function act(random: Random, device: Device, step: number): void {
  const { open, account } = device
  const body = bodyOf(open.doc)
  const page = body.pages.length > 0 ? pick(random, body.pages) : null
  const nodes = placeNodes(page)
  const all = [...nodes.keys()]
  const some = all.filter(() => random() < 0.3)
  const one = all.length > 0 ? pick(random, all) : null
  const tables = [...nodes.values()].flatMap(({ layer }) => (layer.type === 'table' ? [layer] : []))
  const table = tables.length > 0 ? pick(random, tables) : null
  const row = table && table.rows.length > 0 ? pick(random, table.rows).id : null
  const edit = (change: (doc: Y.Doc) => unknown) => void open.edit(change)
  const comments = { document: { edit: open.editBeside }, lists: commentsOf.design }
  const threads = threadsOf(open.doc)
  const thread = threads.length > 0 ? pick(random, threads) : null
  const message = () => ({
    by: account,
    name: `사람 ${account}`,
    body: `말 ${step}`,
    at: '2026-11-29T00:00:00.000Z',
    mentions: [],
  })
  const acts: (() => void)[] = [
    () => page && edit((doc) => addLayers(doc, page.id, [newText(account), newShape(random)])),
    () => page && edit((doc) => addLayers(doc, page.id, [newShape(random)])),
    () => page && edit((doc) => addLayers(doc, page.id, [newTable()])),
    () =>
      table && edit((doc) => addRow(doc, table.id, row, { item: `줄 ${step}`, price: '1,000원', note: '' })),
    () =>
      row && edit((doc) => (random() < 0.4 ? removeRow(doc, row) : moveRow(doc, row, pick(random, [-1, 1])))),
    () => row && edit((doc) => item.letters(row).write(doc, `${account} ${step}`)),
    () => one && edit((doc) => name.at(one).write(doc, `${account}:${step}`)),
    () =>
      one &&
      nodes.get(one)?.layer.type === 'text' &&
      edit((doc) => insert(random, doc, one, letterOf(account))),
    () => one && edit((doc) => fill.at(one).write(doc, pick(random, ['{color.main}', '#112233']))),
    () => edit((doc) => writeChanges(doc, movedBy(nodes, some, below(random, 50), 5))),
    () => edit((doc) => writeChanges(doc, rotated(nodes, some, 15))),
    () => gesture(random, open, some),
    () => edit((doc) => duplicateLayers(doc, some, { dx: 5, dy: 5 })),
    () => edit((doc) => groupLayers(doc, some)),
    () => edit((doc) => ungroupLayers(doc, some)),
    () =>
      edit((doc) =>
        reorderLayers(doc, some, pick(random, ['front', 'back', 'forward', 'backward'] as const)),
      ),
    () => one && edit((doc) => moveLayersInto(doc, some, one)),
    () => edit((doc) => removeLayers(doc, some.slice(0, 2))),
    () => random() < 0.3 && edit((doc) => addPage(doc)),
    () => page && random() < 0.3 && edit((doc) => duplicatePage(doc, page.id)),
    () => page && edit((doc) => movePage(doc, page.id, below(random, 3))),
    () => page && random() < 0.2 && edit((doc) => removePage(doc, page.id)),
    () => one && startThread(comments, `${layers.path}/${one}`, message()),
    () => thread && addReply(comments, thread.key, message()),
    () =>
      thread &&
      resolveThread(comments, thread.key, thread.resolved ? null : { by: account, name: `사람 ${account}` }),
    () => {
      const mine = thread?.messages.find(({ by }) => by === account)
      if (thread && mine && thread.messages.every(({ by }) => by === account))
        removeMessage(comments, thread, mine)
    },
    () => {
      if (random() > 0.1) return
      device.hasRestored = true
      edit((doc) =>
        writeBody(doc, {
          ...body,
          pages: body.pages.map((each) => ({ ...each, layers: each.layers.slice(1) })),
        }),
      )
    },
  ]
  pick(random, acts)()
}

/** A drag that writes while it goes on, and is given up now and then. */
function gesture(random: Random, open: OpenDocument, keys: readonly string[]): void {
  const step = open.step()
  const page = bodyOf(open.doc).pages.find(({ layers: on }) => on.some(({ id }) => keys.includes(id))) ?? null
  const nodes = placeNodes(page)
  for (const way of [3, 6, 9]) step?.change((doc) => writeChanges(doc, movedBy(nodes, keys, way, way)))
  if (random() < 0.3) step?.cancel()
  else step?.commit()
}

function insert(random: Random, doc: Y.Doc, key: string, letter: string): void {
  const stored = doc.getMap<Y.Map<unknown>>(layers.path).get(key)?.get(text.property)
  if (stored instanceof Y.Text) stored.insert(below(random, stored.length + 1), letter)
}

function newText(account: number): Layer {
  return {
    type: 'text',
    id: 'new',
    ...{ x: 10, y: 10, w: 200, h: 40, text: letterOf(account), size: 20, lineHeight: 1.2, spacing: 0 },
    font: ['{font.korMain}'],
    fill: '{color.ink}',
  }
}

function newShape(random: Random): Layer {
  return {
    type: 'shape',
    shape: 'rect',
    id: 'new',
    x: below(random, 500),
    y: 20,
    w: 30,
    h: 40,
    fill: '#445566',
  }
}

function newTable(): Layer {
  const fonts = ['{font.korMain}'] as const
  return {
    ...{ type: 'table', id: 'table', x: 20, y: 20, w: 200, h: 100, size: 20, lineHeight: 1.4, spacing: 0 },
    ...{ font: fonts, priceFont: fonts, noteFont: fonts, noteSize: 12, rowGap: 4 },
    ...{ fill: '#112233', priceFill: '#112233', noteFill: '#112233' },
    rows: [
      { id: 'r1', item: '국밥', price: '9,000원', note: '' },
      { id: 'r2', item: '수육', price: '', note: '사골' },
    ],
  }
}

import { expect } from 'vitest'
import * as Y from 'yjs'
import { listCoreValues } from '#contract/brand-core.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import type { Database } from '#server/database/open.ts'
import { readStored } from '#server/relay/testing/test-relay.ts'
import { boundFieldsOf } from '#server/writeback/entities/bound-fields.ts'
import { boundsNow, boundsOf, type Word } from './ledger.ts'
import type { World } from './world.ts'

const { values } = guide.core

/** Everything acknowledged is in the log, also after a kill. */
export async function expectDurable(world: World, database: Database): Promise<void> {
  const before = world.ledger.words.map((word) => ({ word, least: boundsNow(word)[0] }))
  const vectors = world.devices.map(({ options, durable }) => ({ options, durable }))
  const stored = new Map<DocumentName, Y.Doc>()
  for (const document of ['guide', 'templates'] as const)
    stored.set(document, await readStored(database, world.idBrand, document))
  const lost = before.filter(({ word, least }) => {
    const doc = stored.get(word.document)
    return doc && word.path !== 'core.achieve' && word.removal === 'none' && timesIn(doc, word) < least
  })
  expect(
    lost.map(({ word }) => word),
    'acknowledged words that the log does not have',
  ).toEqual([])
  for (const { options, durable } of vectors) {
    const doc = stored.get(options.document)
    const missing = [...durable].filter(([client, clock]) => doc && Y.getState(doc.store, client) < clock)
    expect(missing, `of what ${options.name} was told to be durable`).toEqual([])
  }
}

/** The documents of all devices are equal, and equal the log. */
export async function expectConverged(world: World, database: Database, within: number): Promise<void> {
  const writers = world.devices.filter(({ options }) => options.mayWrite)
  for (const document of ['guide', 'templates'] as const) {
    const docs = writers.filter(({ options }) => options.document === document).map(({ doc }) => doc)
    await expect
      .poll(
        async () =>
          new Set([...docs, await readStored(database, world.idBrand, document)].map(readable)).size,
        { timeout: within, interval: 100 },
      )
      .toBe(1)
    for (const doc of docs) expect(doc.store.pendingStructs).toBeNull()
  }
}

/** REST has the values of the documents, as far as it accepts them. */
export async function expectRestAgrees(world: World, within: number): Promise<void> {
  const writer = world.devices.find(({ options }) => options.mayWrite && options.document === 'guide')
  if (!writer) throw new Error('no device writes')
  const { doc } = writer
  await expect
    .poll(async () => (await world.status()).map(({ state }) => state), { timeout: within, interval: 100 })
    .toEqual(['SETTLED', 'SETTLED'])
  await expect.poll(async () => differences(world, doc), { timeout: within, interval: 100 }).toEqual([])
}

async function differences(world: World, doc: Y.Doc): Promise<unknown[]> {
  const status = await world.status()
  const refused = new Set(status.flatMap(({ refused }) => refused.map(({ field }) => field)))
  const found: unknown[] = status.filter(({ state }) => state !== 'SETTLED').map(({ state }) => state)
  const answers = new Map<string, unknown>()
  for (const { path, resource, documentOf, restOf } of boundFieldsOf('guide')) {
    const { read } = resource
    if (!answers.has(read.name)) answers.set(read.name, await world.call(read))
    const [mine, theirs] = [documentOf(doc), restOf(answers.get(read.name))]
    if (mine !== theirs && !refused.has(path)) found.push({ path, mine, theirs })
  }
  const { coreValues } = (await world.call(listCoreValues))._embedded
  const rows = [...coreValues]
    .sort((a, b) => a.orderAscending - b.orderAscending)
    .map(({ keyword }) => keyword)
  const items = values.read(doc)
  const mine = items.slice(0, values.atMost).map(({ keyword }) => keyword)
  if (JSON.stringify(rows) !== JSON.stringify(mine)) found.push({ rows, mine })
  if (items.length > values.atMost !== refused.has(values.path)) found.push({ items: items.length, refused })
  return found
}

/** Every word is there as often as its writer may expect, and no word of a reader. */
export async function expectWords(world: World, database: Database): Promise<void> {
  const docs = new Map<DocumentName, Y.Doc>()
  for (const document of ['guide', 'templates'] as const)
    docs.set(document, await readStored(database, world.idBrand, document))
  const wrong = world.ledger.words.flatMap((word) => {
    const doc = docs.get(word.document)
    const times = doc ? timesIn(doc, word) : -1
    const [least, most] = boundsOf(word)
    return times < least || times > most ? [{ ...word, times }] : []
  })
  expect(wrong, 'words that are lost or doubled').toEqual([])
  const everything = [...docs.values()].map(readable).join()
  expect(world.ledger.forbidden.filter((word) => everything.includes(word))).toEqual([])
  const others = world.devices.filter(({ options }) => options.mayWrite).map(({ doc }) => readable(doc))
  expect(world.ledger.forbidden.filter((word) => others.some((text) => text.includes(word)))).toEqual([])
}

function timesIn(doc: Y.Doc, { path, word }: Word): number {
  if (path === values.path) return values.read(doc).filter(({ keyword }) => keyword === word).length
  return doc.getText(path).toString().split(word).length - 1
}

function readable(doc: Y.Doc): string {
  const paths = ['core.background', 'core.memo', 'core.what', 'core.achieve', 'page.text']
  const items = values.read(doc).map(({ key, id, keyword }) => [key, id, keyword])
  return JSON.stringify([
    paths.map((path) => doc.getText(path).toString()),
    items,
    guide.core.companySize.read(doc),
    guide.info.businessNumber.read(doc),
  ])
}

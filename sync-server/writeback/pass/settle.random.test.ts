import { expect, test } from 'vitest'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Field } from '#model/fields/field.ts'
import type { ItemShape, ListField, NewItem } from '#model/fields/list.ts'
import type { Random } from '#model/fields/random.ts'
import type { TextField } from '#model/fields/text.ts'
import type { ValueField } from '#model/fields/value.ts'
import { runsWithin } from '../../../tests/support/size.ts'
import { type Bound, boundFieldsOf } from '../entities/bound-fields.ts'
import { items as itemsCodec } from '../rest/codecs.ts'
import { lists, propertyAt } from '../rest/resources.ts'
import type { RestValue } from '../shadow/shadow.ts'
import { changeInRest, createTestRest, rowsOf } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const budget = runsWithin(3, 300, 60)
const { runs } = budget
const done = { words: 0, values: 0, ruled: 0, rows: 0, items: 0, waiting: 0, cuts: 0, interruptions: 0 }

test(`[W17] both sides agree in the end and every typed word is there once (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  for (let run = 0; run < runs && budget.begin(); run++) {
    const random = randomOf(seed + run)
    const world = openWorld(run % 3 === 0 ? 'strategy' : 'guide')
    const { rest, room } = world
    let interruptions = 0
    await room.pass()
    for (let step = 0; step < 12; step++) {
      for (let edit = 0; edit < 1 + random() * 4; edit++)
        changeSomething(random, world, `${run}x${step}x${edit}`)
      if (random() < 0.3) {
        rest.diesIn = 1 + Math.floor(random() * 12)
        rest.diesAfter = random() < 0.5
      }
      if (random() < 0.3) room.savesLeft = Math.floor(random() * 5)
      rest.beforeCall = ({ method }) => {
        if (random() > (method === 'GET' ? 0.02 : 0.1)) return
        changeSomething(random, world, `${run}y${++interruptions}`)
        done.interruptions++
      }
      const node = random() < 0.3 ? 'b' : 'a'
      await room.pass({ node }).catch((error: Error) => {
        if (!['RestUnavailable', 'RestChanged'].includes(error.name) && error.message !== 'killed')
          throw error
        done.cuts++
      })
      rest.diesIn = Number.POSITIVE_INFINITY
      rest.beforeCall = () => undefined
      if (room.savesLeft === 0) room.restart()
      room.savesLeft = Number.POSITIVE_INFINITY
    }
    finishUploads(world)
    for (let quiet = 0; quiet < 3; quiet++) await room.pass()
    const [before, edits] = [rest.everything(), room.edits()]
    await room.pass()
    const where = `run ${run}, SEED=${seed}`
    for (const [path, value] of world.confirmed) {
      const held = world.values.find((field) => field.path === path)
      const current = held && world.boundOf(held).documentOf(room.doc)
      if (current !== value) expect(room.lost, `${where}, ${path}`).toContainEqual(lostOf(world, path, value))
    }
    expect(rest.everything(), where).toBe(before)
    expect(room.edits(), where).toBe(edits)
    expectAgreement(world, where)
    for (const [field, typed] of world.words) {
      for (const word of typed)
        expect(
          field.read(room.doc).split(word.slice(1, -1)),
          `${where}, ${field.path}, ${word}`,
        ).toHaveLength(2)
    }
  }
})

test('[W17] the run did something', () => {
  expect(done.words).toBeGreaterThan(budget.begun())
  for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(budget.begun() / 10)
})

function openWorld(document: 'guide' | 'strategy') {
  const rest = createTestRest()
  const fields = fieldsOf(document)
  const bound = boundFieldsOf(document)
  const of = (kind: Field['kind']) => fields.filter((field) => field.kind === kind && field.rest)
  return {
    document,
    rest,
    room: createTestRoom(rest, document),
    texts: of('text') as TextField[],
    values: of('value') as ValueField<unknown>[],
    rowLists: (of('list') as ListField[]).filter(({ rest }) => lists[rest ?? '']),
    itemLists: (of('list') as ListField[]).filter(({ rest }) => !lists[rest ?? '']),
    boundOf: (field: Field) => bound.find(({ path }) => path === field.path) as Bound,
    words: new Map<TextField, string[]>(),
    /** By path, the value that REST confirmed last, unless a member who saw it has chosen another. */
    confirmed: new Map<string, RestValue>(),
    /** By path, what REST alone decided. */
    ruled: new Map(bound.filter(({ isRuled }) => isRuled).map(({ path }) => [path, null as RestValue])),
  }
}

type World = ReturnType<typeof openWorld>

/** A random edit on either side: types a unique word, or chooses, replaces, adds, moves, removes. */
function changeSomething(random: Random, world: World, tag: string): void {
  const isInRest = random() < 0.4
  const kind = random()
  if (kind < 0.4) typeWord(random, world, isInRest, tag)
  else if (kind < 0.7) choose(random, world, isInRest)
  else if (kind < 0.8 && world.itemLists.length > 0) changeItems(random, world, isInRest)
  else if (isInRest) changeRow(random, world, tag)
  else changeItem(random, world, tag)
}

function typeWord(
  random: Random,
  { rest, room, texts, boundOf, words }: World,
  isInRest: boolean,
  tag: string,
) {
  // Few fields, so that concurrent edits of the same field are frequent.
  const text = texts[Math.floor(random() * Math.min(4, texts.length))]
  if (!text) return
  const word = `⟨${tag}e⟩`
  const bound = boundOf(text)
  const before = isInRest
    ? String(bound.restOf(rest.answers[bound.resource.read.name]) ?? '')
    : text.read(room.doc)
  if (before.length + word.length > Math.min(text.max, 90)) return
  // Between words, so that no word is split.
  const gaps = [0, before.length, ...[...before.matchAll(/⟩/g)].map(({ index }) => index + 1)]
  const at = gaps[Math.floor(random() * gaps.length)] ?? 0
  const after = before.slice(0, at) + word + before.slice(at)
  if (isInRest) changeInRest(rest, bound, after)
  else text.write(room.doc, after)
  words.set(text, [...(words.get(text) ?? []), word])
  done.words++
}

function choose(random: Random, { rest, room, values, boundOf, ruled, confirmed }: World, isInRest: boolean) {
  const field = values[Math.floor(random() * values.length)]
  if (!field) return
  const bound = boundOf(field)
  const chosen = random() < 0.2 ? null : field.arbitrary(random)
  const held = bound.codec.fromDocument(chosen)
  if (held === undefined) done.waiting++
  if (!isInRest && bound.documentOf(room.doc) === confirmed.get(bound.path)) confirmed.delete(bound.path)
  if (isInRest && held !== undefined) {
    const isSame = held === bound.restOf(rest.answers[bound.resource.read.name])
    if (held === null || bound.isRuled) confirmed.delete(bound.path)
    else if (!isSame) confirmed.set(bound.path, held)
    changeInRest(rest, bound, held)
    if (bound.isRuled) ruled.set(bound.path, held)
  }
  if (!isInRest) field.write(room.doc, chosen)
  if (bound.isRuled) done.ruled++
  else done.values++
}

function lostOf(world: World, path: string, value: RestValue) {
  const field = world.values.find((each) => each.path === path)
  const other = field && world.boundOf(field).codec.toDocument(value)
  return expect.objectContaining({ field: path, other })
}

function changeItems(random: Random, { rest, room, itemLists, boundOf }: World, isInRest: boolean) {
  const list = itemLists[0]
  if (!list) return
  const { doc } = room
  const keys = list.keys(doc)
  const some = () => list.arbitraryItem(random)
  const what = random()
  if (isInRest) {
    const given = Array.from({ length: Math.floor(random() * 6) }, some).filter((item) =>
      Object.values(item).some((value) => value !== '' && value !== null),
    )
    changeInRest(rest, boundOf(list), itemsCodec.fromDocument(given) ?? null)
  } else if (what < 0.3 && keys[0] !== undefined) list.remove(doc, keys[0])
  else if (what < 0.5 && keys[1] !== undefined) list.move(doc, keys[1], 0)
  else if (keys.length < 8) list.add(doc, some())
  done.items++
}

function changeRow(random: Random, { rest, rowLists }: World, tag: string) {
  const list = rowLists[Math.floor(random() * rowLists.length)]
  const resource = lists[list?.rest ?? '']
  if (!list || !resource) return
  const table = rest.tables[list.rest ?? '']
  const rows = [...(table?.values() ?? [])]
  const row = rows[Math.floor(random() * rows.length)]
  if (row && random() < 0.3) table?.delete(Number(row[resource.id]))
  else if (row && random() < 0.6) row[lastNameOf(list)] = tag
  else if (rows.length < Math.min(6, list.atMost))
    rest.insert(list.rest ?? '', { [firstNameOf(list)]: tag, orderAscending: rows.length })
  done.rows++
}

function changeItem(random: Random, { room, rowLists }: World, tag: string) {
  const list = rowLists[Math.floor(random() * rowLists.length)]
  if (!list) return
  const { doc } = room
  const keys = list.keys(doc)
  const key = keys[Math.floor(random() * keys.length)]
  const what = random()
  if (key !== undefined && what < 0.2) list.remove(doc, key)
  else if (key !== undefined && what < 0.4) writeSome(random, list, room, key)
  else if (key !== undefined && what < 0.6) writeProperty(list, room, key, lastNameOf(list), tag)
  else if (key !== undefined && what < 0.75) list.move(doc, key, Math.floor(random() * keys.length))
  else if (keys.length < list.atMost + 2 && keys.length < 12)
    list.add(doc, { [firstNameOf(list)]: tag } as NewItem<ItemShape>)
  done.rows++
}

function writeSome(random: Random, list: ListField, room: World['room'], key: string) {
  const others = Object.keys(list.properties).filter((name) => name !== firstNameOf(list))
  const name = others[Math.floor(random() * others.length)] ?? ''
  writeProperty(list, room, key, name, list.properties[name]?.arbitrary(random))
}

function writeProperty(list: ListField, { doc }: World['room'], key: string, name: string, value: unknown) {
  const handle = list.properties[name]?.at(key)
  if (handle?.kind === 'text') handle.write(doc, String(value))
  else handle?.write(doc, value)
}

/** The property by which an item is known, and one that every client changes. */
function firstNameOf({ properties }: ListField): string {
  return ['keyword', 'name', 'brandName', 'description'].find((name) => name in properties) ?? ''
}

function lastNameOf({ properties }: ListField): string {
  return ['needs', 'advantage', 'idUnsplash', 'description'].find((name) => name in properties) ?? ''
}

/** A file that was still on a device is uploaded. */
function finishUploads({ room, values, rowLists }: World) {
  const { doc } = room
  const isWaiting = (value: unknown) => typeof value === 'object' && value !== null && 'idBlob' in value
  for (const field of values) if (isWaiting(field.read(doc))) field.write(doc, { idFile: 77 })
  for (const list of rowLists)
    for (const { key, ...item } of list.read(doc))
      for (const [name, value] of Object.entries(item))
        if (isWaiting(value)) writeProperty(list, room, key, name, { idFile: 78 })
}

function expectAgreement({ document, rest, room, rowLists, ruled }: World, where: string): void {
  const { doc } = room
  for (const { path, resource, restOf, documentOf } of boundFieldsOf(document))
    expect(restOf(rest.answers[resource.read.name]), `${where}, ${path}`).toBe(documentOf(doc))
  for (const { path, resource, restOf } of boundFieldsOf(document))
    if (ruled.has(path))
      expect(restOf(rest.answers[resource.read.name]), `${where}, ${path}`).toBe(ruled.get(path))
  for (const list of rowLists) {
    const first = list.read(doc).map((item) => item[firstNameOf(list)])
    expect(new Set(first).size, `${where}, ${list.path}: an item stands once`).toBe(first.length)
    const names = Object.keys(list.properties)
    const held = list
      .read(doc)
      .slice(0, list.atMost)
      .map((item) => [item.id, ...names.map((name) => heldOf(list, name, item[name]))])
    expect(rowsOf(rest, list.rest ?? '', names), `${where}, ${list.path}`).toEqual(held)
  }
}

function heldOf(list: ListField, name: string, value: unknown): RestValue | undefined {
  const resource = lists[list.rest ?? '']
  const stored = list.properties[name]?.toRest(value)
  return resource && propertyAt(resource, name).codec.fromDocument(stored)
}

function randomOf(start: number): Random {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

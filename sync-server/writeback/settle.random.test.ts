import { expect, test } from 'vitest'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import type { Random } from '#model/fields/place.ts'
import { toRestValue } from './shadow.ts'
import { createTestRest } from './test-rest.ts'
import { createTestRoom } from './test-room.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const runs = Number(process.env.RUNS ?? 300)
const { core } = guide
const texts = [core.background, core.what, core.memo] as const
const values = [core.companySize, core.futureMemberCount, core.brandName] as const
let merges = 0
let cuts = 0

test(`[W17] both sides agree in the end and every typed word stands once (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  for (let run = 0; run < runs; run++) {
    const random = randomOf(seed + run)
    const rest = createTestRest()
    const room = createTestRoom(rest)
    await room.pass()
    const words = new Map<string, string[]>(texts.map(({ path }) => [path, []]))
    for (let step = 0; step < 12; step++) {
      for (let edit = 0; edit < 1 + random() * 3; edit++)
        changeSomething(random, rest, room, words, `${run}x${step}x${edit}`)
      if (random() < 0.3) {
        rest.diesIn = 1 + Math.floor(random() * 8)
        rest.diesAfter = random() < 0.5
      }
      if (random() < 0.3) room.savesLeft = Math.floor(random() * 5)
      await room.pass().catch((error: Error) => {
        if (error.name !== 'RestUnavailable' && error.message !== 'killed') throw error
        cuts++
      })
      rest.diesIn = Number.POSITIVE_INFINITY
      if (room.savesLeft === 0) room.restart()
      room.savesLeft = Number.POSITIVE_INFINITY
    }
    for (let quiet = 0; quiet < 3; quiet++) await room.pass()
    const [before, edits] = [JSON.stringify([rest.core, rest.brand, [...rest.rows.values()]]), room.edits()]
    await room.pass()
    const where = `run ${run}, SEED=${seed}`
    expect(JSON.stringify([rest.core, rest.brand, [...rest.rows.values()]]), where).toBe(before)
    expect(room.edits(), where).toBe(edits)
    expectAgreement(rest, room, where)
    for (const [path, typed] of words) {
      const field = texts.find((text) => text.path === path)
      for (const word of typed)
        expect(field?.read(room.doc).split(word.slice(1, -1)), `${where}, ${path}, ${word}`).toHaveLength(2)
    }
  }
})

test('[W17] the run did something', () => {
  expect(merges).toBeGreaterThan(runs)
  expect(cuts).toBeGreaterThan(runs / 2)
})

type Rest = ReturnType<typeof createTestRest>
type Room = ReturnType<typeof createTestRoom>

/** Somebody on either side types a word that nobody else types, or chooses, adds, moves, removes. */
function changeSomething(
  random: Random,
  rest: Rest,
  room: Room,
  words: Map<string, string[]>,
  tag: string,
): void {
  const { doc } = room
  const isInRest = random() < 0.4
  const kind = random()
  if (kind < 0.5) {
    const text = texts[Math.floor(random() * texts.length)] ?? core.memo
    const word = `⟨${tag}e⟩`
    const before = isInRest ? String(rest.core[text.name] ?? '') : text.read(doc)
    if (before.length + word.length > Math.min(text.max, 90)) return
    // Between words, as a person types: not into somebody's word.
    const gaps = [0, before.length, ...[...before.matchAll(/⟩/g)].map(({ index }) => index + 1)]
    const at = gaps[Math.floor(random() * gaps.length)] ?? 0
    const after = before.slice(0, at) + word + before.slice(at)
    if (isInRest) rest.core[text.name] = after
    else text.write(doc, after)
    words.get(text.path)?.push(word)
    merges++
  } else if (kind < 0.7) {
    const value = values[Math.floor(random() * values.length)] ?? core.brandName
    const chosen = value === core.brandName ? tag : ['SOLO', 'MICRO', 'SMALL'][Math.floor(random() * 3)]
    if (isInRest) rest.core[value.name] = chosen
    else value.write(doc, chosen ?? null)
  } else if (isInRest) {
    const rows = [...rest.rows.values()]
    const row = rows[Math.floor(random() * rows.length)]
    if (row && random() < 0.3) rest.rows.delete(row.idBrandCoreValue)
    else if (row && random() < 0.6) row.description = tag
    else if (rows.length < 6) rest.addRow(tag, '', rows.length)
  } else {
    const keys = core.values.keys(doc)
    const key = keys[Math.floor(random() * keys.length)]
    if (key !== undefined && random() < 0.25) core.values.remove(doc, key)
    else if (key !== undefined && random() < 0.5) core.values.properties.description.at(key).write(doc, tag)
    else if (key !== undefined && random() < 0.3)
      core.values.move(doc, key, Math.floor(random() * keys.length))
    else if (keys.length < 12) core.values.add(doc, { keyword: tag })
  }
}

function expectAgreement(rest: Rest, { doc }: Room, where: string): void {
  for (const field of fieldsOf('guide')) {
    if (field.kind === 'list' || !field.rest) continue
    const [resource = '', property = ''] = field.rest.split('.')
    const stored = resource === 'brandCore' ? rest.core[property] : rest.brand[property]
    expect(toRestValue(stored), `${where}, ${field.path}`).toBe(toRestValue(field.toRest(doc)))
  }
  const keywords = core.values.read(doc).map(({ keyword }) => keyword)
  expect(new Set(keywords).size, `${where}: an item stands once`).toBe(keywords.length)
  const items = core.values.read(doc).slice(0, core.values.atMost)
  const rows = [...rest.rows.values()].sort((a, b) => a.orderAscending - b.orderAscending)
  expect(
    rows.map(({ idBrandCoreValue: id, keyword, description }) => [id, keyword ?? null, description || null]),
    where,
  ).toEqual(items.map(({ id, keyword, description }) => [id, keyword || null, description || null]))
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

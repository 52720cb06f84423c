import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documents, fieldsOf } from '#model/documents/documents.ts'
import type { Random } from '#model/fields/random.ts'
import { writeRandomly } from '#model/fields/test-fields.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { metrics } from '#server/relay/metrics/relay-metrics.ts'
import { hostileValues, spoilText } from '#server/relay/testing/test-hostile.ts'
import { readStored, startRelay, type TestRelay, type TestSocket } from '#server/relay/testing/test-relay.ts'
import { createRandom } from '../../support/random.ts'

/** `SEED=…`: the first seed; `SEEDS=…`: how many documents; `STEPS=…`: changes of each. */
const first = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const seeds = Array.from(
  { length: Number(process.env.SEEDS ?? 2) },
  (_, run) => (first + run * 7919) % 2 ** 31,
)
const steps = Number(process.env.STEPS ?? 20)
const names = ['guide', 'strategy'] as const

let database: Database
let relay: TestRelay
beforeAll(async () => {
  database = await createTestDatabase()
  relay = await startRelay(database, { relay: { updatesPerSecond: 100_000 } })
})
afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  await database.close()
})

test.for(seeds.flatMap((seed) => names.map((name) => ({ seed, name }))))(
  '[R84] [R85] [R101] whatever types a member puts into $name, the owner is never closed and what is guarded stays (seed $seed)',
  { timeout: 60_000 + steps * 1_000 },
  async ({ seed, name }) => {
    const random = createRandom(seed)
    const idBrand = 1 + names.indexOf(name) + 2 * seeds.indexOf(seed)
    const failures = await failedRepairs()
    const connect = (token: string) => relay.connect(token, { idBrand, document: name })
    const owner = await connect('7-owner')
    const guarded = fieldsOf(name).filter(({ writers }) => writers !== undefined)
    const open = fieldsOf(name).filter(({ writers }) => writers === undefined)
    const { comments } = documents[name].$
    let [message, body] = ['', '']
    await change(owner, (doc) => {
      for (const field of guarded) writeRandomly(field, doc, random)
      const thread = comments?.threads.add(doc, { field: 'core.what' }) ?? ''
      message = comments?.messages.add(doc, { thread, body: '남는 말', by: 7, name: 'Person 7' }) ?? ''
      body = comments?.messages.properties.body.at(message).read(doc) ?? ''
    })
    await owner.stored()
    const kept = guarded.map((field) => field.read(owner.doc))
    for (let step = 0; step < steps; step += 1) {
      // A member who is closed comes back by another account, because the work of one is limited.
      const member = await connect(`${100 + step}-member`)
      await change(member, (doc) => {
        for (let act = 0; act < 4; act += 1) attack(doc, name, random)
      })
      await member.handled().catch(() => undefined)
      await member.close()
      await change(owner, (doc) => {
        const field = pick(open, random)
        if (field) writeRandomly(field, doc, random)
        if (comments) ownerOfComments(doc, comments, message, random)
      })
      await owner.stored()
      const after = await owner.pull()
      expect(
        guarded.map((field) => field.read(after)),
        `step ${step}`,
      ).toEqual(kept)
      if (comments)
        expect(comments.messages.properties.body.at(message).read(after), `step ${step}`).toBe(body)
    }
    const stored = await readStored(database, idBrand, name)
    expect(guarded.map((field) => field.read(stored))).toEqual(kept)
    expect(owner.count('closed')).toBe(0)
    expect(await failedRepairs()).toBe(failures)
    const { rows } = await database.relayPool.query<{ bytes: number }>(
      'select octet_length(kept::text) + octet_length(other::text) as bytes from settle_history where brand_id = $1',
      [idBrand],
    )
    expect(rows.length > 0).toBe(guarded.some(({ rest }) => rest !== undefined))
    // jsonb is written with spaces behind its commas.
    expect(Math.max(0, ...rows.map(({ bytes }) => bytes))).toBeLessThan(4 * 4_096)
    await owner.close()
  },
)

/** Puts a type or a value that no client writes somewhere where a guard puts something back, or beside it. */
function attack(doc: Y.Doc, name: (typeof names)[number], random: Random): void {
  const hostile = () => pick(hostileValues, random)?.(random)
  const fields = fieldsOf(name)
  const guarded = fields.filter(({ writers }) => writers !== undefined)
  const field = pick(random() < 0.5 ? guarded : fields, random)
  if (!field) return
  if (field.kind === 'text') {
    spoilText(doc, doc.getText(field.path), random)
    doc.getText(field.path).insert(0, '덧')
  } else if (field.kind === 'value') doc.getMap(field.part).set(field.name, hostile())
  const { comments } = documents[name].$
  for (const list of comments ? [comments.messages, comments.threads] : []) {
    const map = doc.getMap<unknown>(list.path)
    const key = pick([...map.keys()], random) ?? 'new'
    const item = map.get(key)
    const property = pick([...Object.keys(list.properties), 'order', 'unknown'], random) ?? ''
    const held = item instanceof Y.Map ? (item as Y.Map<unknown>).get(property) : null
    const act = Math.floor(random() * 5)
    if (act === 0) map.set(key, hostile())
    else if (act === 1) map.set(`new ${map.size}`, new Y.Map([[property, hostile()]]))
    else if (act === 2) map.delete(key)
    else if (held instanceof Y.Text) spoilText(doc, held, random)
    else if (item instanceof Y.Map) item.set(property, hostile())
  }
}

/** Changes and removes what others have left behind; the own message stays. */
function ownerOfComments(
  doc: Y.Doc,
  { messages, threads }: NonNullable<(typeof documents)['guide']['$']['comments']>,
  own: string,
  random: Random,
): void {
  for (const list of [messages, threads]) {
    const map = doc.getMap<unknown>(list.path)
    const key = pick([...map.keys()], random)
    const item = key === undefined ? undefined : map.get(key)
    if (key === undefined || key === own) continue
    if (random() < 0.5) map.delete(key)
    else if (item instanceof Y.Map) for (const property of [...item.keys()]) item.delete(property)
  }
}

async function change(socket: TestSocket, write: (doc: Y.Doc) => void): Promise<void> {
  Y.applyUpdate(socket.doc, Y.encodeStateAsUpdate(await socket.pull()))
  socket.change(write)
}

async function failedRepairs(): Promise<number> {
  return (await metrics.failedRepairs.get()).values[0]?.value ?? 0
}

function pick<One>(from: readonly One[], random: Random): One | undefined {
  return from[Math.floor(random() * from.length)]
}

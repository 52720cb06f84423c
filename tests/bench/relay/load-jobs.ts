import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { createRandom } from '../../support/random.ts'
import { percentile } from '../measure.ts'
import { BenchClient, type Company, deaf, type Ears } from './bench-client.ts'
import type { Target } from './bench-relays.ts'

export interface Typed {
  readonly editsPerSecond: number
  readonly deliveriesPerSecond: number
  /** Letters that were still missing at a peer when no more came. */
  readonly missing: number
  readonly p50: number
  readonly p99: number
  readonly acknowledgedP50: number
  readonly acknowledgedP99: number
  /** Until the mark that a device of the product sends behind its letters, one at a time, was back. */
  readonly markedP99: number
  /** How busy the load itself was, of one core. */
  readonly loadCpu: number
}

interface Crowd {
  readonly target: Target
  readonly clients: BenchClient[]
  readonly perDocument: number
}

/** Long answers of the guide, so that a minute of typing is within their limits. */
const fields = ['core.purposeManifesto', 'core.background', 'core.visionManifesto', 'core.memo']
const largeField = 'bench.large'
const openingAtOnce = 100
const quietMs = 5_000
let crowd: Crowd = {
  target: { dialect: 'floor', url: '', documents: [], tokens: [] },
  clients: [],
  perDocument: 0,
}

/** What the load can be asked to do; one crowd of clients at a time. */
export const jobs = {
  /** Connects a number of clients; returns the ms until all were synced. */
  async gather({ target, documents, clients }: { target: Target; documents: number; clients: number }) {
    await jobs.leave()
    crowd = { target, clients: [], perDocument: clients }
    const started = performance.now()
    await openAll(
      target.documents.slice(0, documents).flatMap((document) => Array<string>(clients).fill(document)),
    )
    return { ms: performance.now() - started }
  },

  async leave() {
    await Promise.all(crowd.clients.map((client) => client.drop()))
    crowd = { ...crowd, clients: [] }
    return {}
  },

  /** All clients type; letters of the first moments are not measured. */
  async type({ editsPerSecond, seconds }: { editsPerSecond: number; seconds: number }): Promise<Typed> {
    const heard: number[] = []
    const acknowledged: number[] = []
    const marked: number[] = []
    const before = sums()
    const cpu = process.cpuUsage()
    const started = performance.now()
    const warm = (): Ears => ({
      heard: (ms) => heard.push(ms),
      acknowledged: (ms) => acknowledged.push(ms),
      marked: (ms) => marked.push(ms),
    })
    const listening = setTimeout(
      () => {
        for (const client of crowd.clients) client.ears = warm()
      },
      Math.min(300, seconds * 250),
    )
    await typeEvenly(editsPerSecond, seconds)
    const typedFor = (performance.now() - started) / 1000
    const atTheEnd = sums()
    for (const client of crowd.clients) client.ears = deaf
    clearTimeout(listening)
    const { user, system } = process.cpuUsage(cpu)
    const missing = await waitForQuiet(before)
    return {
      editsPerSecond: (atTheEnd.sent - before.sent) / typedFor,
      deliveriesPerSecond: (atTheEnd.received - before.received) / typedFor,
      missing,
      p50: percentile(heard, 50),
      p99: percentile(heard, 99),
      acknowledgedP50: percentile(acknowledged, 50),
      acknowledgedP99: percentile(acknowledged, 99),
      markedP99: percentile(marked, 99),
      loadCpu: (user + system) / 1e6 / typedFor,
    }
  },

  /** Types until the server is killed; acknowledged letters are kept for `countLost`. */
  async typeUntilCut({ editsPerSecond }: { editsPerSecond: number }) {
    const cut = new AbortController()
    void Promise.all(crowd.clients.map(({ closed }) => closed)).then(() => cut.abort())
    await typeEvenly(editsPerSecond, 60, cut.signal)
    return {}
  },

  /** Reads every document of the restarted server, and counts acknowledged letters that are missing. */
  async countLost({ target }: { target: Target }) {
    const writers = crowd.clients
    const documents = new Map<string, Map<number, number>>()
    const started = performance.now()
    for (const name of new Set(writers.map(({ document }) => document))) {
      documents.set(name, await stateOf(target, name))
    }
    return {
      ms: performance.now() - started,
      acknowledged: writers.reduce((sum, client) => sum + client.acknowledged, 0),
      sent: writers.reduce((sum, client) => sum + client.sent, 0),
      lost: writers.reduce(
        (sum, { id, document, acknowledged }) =>
          sum + Math.max(0, acknowledged - (documents.get(document)?.get(id) ?? 0)),
        0,
      ),
    }
  },

  /** All clients are disconnected and reconnect at the same time. */
  async storm() {
    const names = crowd.clients.map(({ document }) => document)
    await Promise.all(crowd.clients.map((client) => client.drop()))
    crowd = { ...crowd, clients: [] }
    const started = performance.now()
    await openAll(names, names.length)
    return { ms: performance.now() - started }
  },

  /** One client writes a large document by many small edits at random positions. */
  async fill({
    target,
    document,
    edits,
    letters,
  }: {
    target: Target
    document: string
    edits: number
    letters: number
  }) {
    const client = new BenchClient(target, document, { sentAt: new Map() }, largeField)
    await client.synced
    const random = createRandom(7)
    const doc = new Y.Doc()
    const updates: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => updates.push(update))
    const text = doc.getText(largeField)
    for (let edit = 0; edit < edits; edit++) {
      text.insert(Math.floor(random() * (text.length + 1)), 'letters '.repeat(letters).slice(0, letters))
    }
    const started = performance.now()
    for (const [at, update] of updates.entries()) {
      client.say(update)
      if (at % 200 === 199) await pause(1)
    }
    // The write-back may have written to it too, so only these edits are looked for.
    const written = Y.getState(doc.store, doc.clientID)
    while ((await stateOf(target, document)).get(doc.clientID) !== written) await pause(50)
    const ms = performance.now() - started
    await client.drop()
    return { ms, bytes: Y.encodeStateAsUpdate(doc).length }
  },

  /** From connecting to having all of a document, one after the other and many at once. */
  async firstSync({
    target,
    document,
    times,
    together,
  }: {
    target: Target
    document: string
    times: number
    together: number
  }) {
    const alone: number[] = []
    let bytes = 0
    for (let i = 0; i < times; i++) {
      const started = performance.now()
      bytes = sizeOf(await fetchDocument(target, document))
      alone.push(performance.now() - started)
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: together }, () => fetchDocument(target, document)))
    return { p50: percentile(alone, 50), togetherMs: performance.now() - started, bytes }
  },

  /** As many sockets and messages a second as in `type`, each sent back as it is, or to the others of its address. */
  async echo({
    target,
    addresses,
    perSecond,
    seconds,
  }: {
    target: Target
    /** Of each socket. */
    addresses: readonly string[]
    perSecond: number
    seconds: number
  }) {
    const times: number[] = []
    const opened = await Promise.all(
      addresses.map(async (address) => {
        const socket = new WebSocket(target.url + address, { perMessageDeflate: false })
        await new Promise((done) => socket.once('open', done))
        socket.on('message', (data: Buffer) => times.push(performance.now() - data.readDoubleLE(0)))
        return socket
      }),
    )
    const turns = opened.map((socket) => () => {
      // As long as a letter's update.
      const bytes = Buffer.alloc(24)
      bytes.writeDoubleLE(performance.now())
      socket.send(bytes)
    })
    await evenly(turns, perSecond, seconds)
    for (const socket of opened) socket.terminate()
    return { p50: percentile(times, 50), p99: percentile(times, 99) }
  },
} as const

async function openAll(names: readonly string[], atOnce = openingAtOnce): Promise<void> {
  const companies = new Map<string, Company>()
  const { documents, tokens } = crowd.target
  const numbers = new Map(documents.map((name, number) => [name, number]))
  const inRoom = new Map<string, number>()
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce).map((name, i) => {
      const company = companies.get(name) ?? { sentAt: new Map<number, number[]>() }
      companies.set(name, company)
      const field = fields[(from + i) % fields.length] ?? ''
      const place = inRoom.get(name) ?? 0
      inRoom.set(name, place + 1)
      const token = tokens[((numbers.get(name) ?? 0) + place) % tokens.length]
      return new BenchClient(crowd.target, name, company, field, token)
    })
    crowd.clients.push(...some)
    await Promise.all(some.map(({ synced }) => synced))
  }
}

function sums() {
  let sent = 0
  let received = 0
  for (const client of crowd.clients) {
    sent += client.sent
    received += client.received
  }
  return { sent, received }
}

async function typeEvenly(perSecond: number, seconds: number, cut?: AbortSignal): Promise<void> {
  // First one of each document, then the next: neighbours type at different moments.
  const order = crowd.clients
    .map((client, at) => ({ client, turn: at % crowd.perDocument }))
    .sort((a, b) => a.turn - b.turn)
  await evenly(
    order.map(
      ({ client }) =>
        () =>
          client.type(),
    ),
    perSecond,
    seconds,
    cut,
  )
}

/** Types by turns at the given rate; a late timer catches up. */
async function evenly(
  turns: readonly (() => void)[],
  perSecond: number,
  seconds: number,
  cut?: AbortSignal,
): Promise<void> {
  const started = performance.now()
  for (let done = 0; ; ) {
    const passed = Math.min(seconds, (performance.now() - started) / 1000)
    for (const due = Math.floor(passed * perSecond); done < due; done++) turns[done % turns.length]?.()
    if (passed >= seconds || cut?.aborted) return
    await pause(1)
  }
}

/** Returns how many letters are missing when no more arrive. */
async function waitForQuiet(before: { sent: number; received: number }): Promise<number> {
  const expected = (sums().sent - before.sent) * (crowd.perDocument - 1)
  const missing = () => expected - (sums().received - before.received)
  const deadline = performance.now() + quietMs
  while (missing() > 0 && performance.now() < deadline) await pause(5)
  return missing()
}

/** The updates of a first sync. */
async function fetchDocument(target: Target, document: string): Promise<readonly Uint8Array[]> {
  const client = new BenchClient(target, document, { sentAt: new Map() }, largeField)
  await client.synced
  await client.drop()
  return client.firstSync
}

/** How many letters of each writer a server has. */
async function stateOf(target: Target, document: string): Promise<Map<number, number>> {
  const doc = new Y.Doc()
  for (const update of await fetchDocument(target, document)) Y.applyUpdate(doc, update)
  return Y.decodeStateVector(Y.encodeStateVector(doc))
}

function sizeOf(updates: readonly Uint8Array[]): number {
  return updates.reduce((sum, { length }) => sum + length, 0)
}

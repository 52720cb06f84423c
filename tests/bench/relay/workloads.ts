import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../measure.ts'
import type { BenchedRelay } from './bench-relays.ts'
import type { Load } from './load.ts'
import type { Typed } from './load-jobs.ts'

/** One line of the table: a figure of each server, in the same run. */
export interface Row {
  readonly figure: string
  readonly unit: string
  readonly of: Readonly<Record<string, number>>
}

/** How much of each workload; `BENCH_RELAY` takes other numbers as JSON. */
export interface Amounts {
  /** All of them where it is left out. */
  readonly workloads?: readonly string[]
  readonly rounds: number
  readonly seconds: number
  /** How long a server may take at most until it rests, before another one is measured. */
  readonly restSeconds: number
  readonly documents: number
  readonly clients: number
  /** Of each client. */
  readonly editsPerSecond: number
  readonly busyClients: number
  /** Of all clients of the busy document together. */
  readonly busyEditsPerSecond: number
  /** All clients together, step by step, and how often the gap between the last good step and the next is halved. */
  readonly saturation: readonly number[]
  readonly refinements: number
  /** Of a step that seems too fast. */
  readonly tries: number
  /** p99 of a step that is not too fast. */
  readonly patienceMs: number
  readonly idle: number
  readonly largeEdits: number
  readonly largeLetters: number
  readonly joiners: number
  readonly storm: number
  readonly killAfterSeconds: number
}

export const amounts: Amounts = {
  rounds: 3,
  seconds: 4,
  restSeconds: 3,
  documents: 50,
  clients: 4,
  editsPerSecond: 5,
  busyClients: 100,
  busyEditsPerSecond: 100,
  saturation: [2_000, 4_000, 8_000, 16_000, 32_000],
  refinements: 3,
  tries: 3,
  patienceMs: 100,
  idle: 1_000,
  largeEdits: 20_000,
  largeLetters: 5,
  joiners: 20,
  storm: 500,
  // Longer than Hocuspocus waits at most before it stores.
  killAfterSeconds: 12,
}

/** All of it, measured for less long. */
export const shortAmounts: Amounts = {
  ...amounts,
  seconds: 1.5,
  restSeconds: 1,
  saturation: [4_000, 8_000, 16_000, 32_000],
  refinements: 2,
  tries: 2,
}

/** Enough to see that every driver works. */
export const smallAmounts: Amounts = {
  rounds: 1,
  seconds: 0.5,
  restSeconds: 0,
  documents: 2,
  clients: 2,
  editsPerSecond: 20,
  busyClients: 4,
  busyEditsPerSecond: 40,
  saturation: [100],
  refinements: 0,
  tries: 1,
  patienceMs: 5_000,
  idle: 8,
  largeEdits: 60,
  largeLetters: 5,
  joiners: 2,
  storm: 6,
  killAfterSeconds: 0.4,
}

export interface Bench {
  readonly amounts: Amounts
  readonly load: Load
  readonly relays: readonly BenchedRelay[]
}

/** One more than the crowds use: it stays apart from what they type. */
export function documentsOf({ documents }: Amounts): number {
  return documents + 1
}

/** In this order: the memory of idle connections first, while nothing else has left room in the servers. */
export const workloads: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  idle,
  echo,
  typing: (bench) => {
    const { documents, clients, editsPerSecond } = bench.amounts
    return typing(bench, { documents, clients, perSecond: documents * clients * editsPerSecond })
  },
  busy: (bench) => {
    const { busyClients: clients, busyEditsPerSecond: perSecond } = bench.amounts
    return typing(bench, { documents: 1, clients, perSecond })
  },
  storm,
  saturation: async (bench) => {
    const found = await saturation(bench)
    const best = found.find(({ figure }) => figure === 'saturation: edits/s')?.of.saegim
    return best === undefined ? found : [...found, ...(await halfSaturation(bench, best / 2))]
  },
  large,
  kill: killing,
}

interface Measured extends Typed {
  /** Of one core. */
  readonly serverCpu: number
  readonly databaseCpu: number
  /** Of the server, in microseconds: steadier than times where others use the machine too. */
  readonly cpuOfEdit: number
  readonly memoryMb: number
}

async function typing(
  bench: Bench,
  crowd: { documents: number; clients: number; perSecond: number },
): Promise<Row[]> {
  const { load } = bench
  const { rounds, seconds } = bench.amounts
  const measured = await inTurns(bench, rounds, async (relay) => {
    await gather(load, relay, crowd)
    return measureTyping(load, relay, crowd.perSecond, seconds)
  })
  const name = `${crowd.documents} × ${crowd.clients}, ${crowd.perSecond} edits/s`
  const of = (pick: (one: Measured) => number) => mapOf(measured, (runs) => median(runs.map(pick)))
  return [
    row(
      `${name}: edit to peer, p50`,
      'ms',
      of(({ p50 }) => p50),
    ),
    row(
      `${name}: edit to peer, p99`,
      'ms',
      of(({ p99 }) => p99),
    ),
    row(
      `${name}: acknowledgement, p99`,
      'ms',
      of(({ acknowledgedP99 }) => acknowledgedP99),
    ),
    row(
      `${name}: CPU of the server`,
      '% of a core',
      of(({ serverCpu }) => serverCpu * 100),
    ),
    row(
      `${name}: CPU of the server for an edit`,
      'µs',
      of(({ cpuOfEdit }) => cpuOfEdit),
    ),
    row(
      `${name}: CPU of its database`,
      '% of a core',
      of(({ databaseCpu }) => databaseCpu * 100),
    ),
    row(
      `${name}: memory of the server`,
      'MB',
      of(({ memoryMb }) => memoryMb),
    ),
    row(
      `${name}: letters that never arrived`,
      '',
      mapOf(measured, (runs) => sum(runs.map(({ missing }) => missing))),
    ),
  ]
}

/**
 * Faster step by step, all servers at each step, until letters take too long or do not come; then between the last
 * step that went well and the one that did not.
 */
async function saturation({ amounts, load, relays }: Bench): Promise<Row[]> {
  const best = new Map<string, Measured>()
  const good = new Map<string, number>()
  const bad = new Map<string, number>()
  const attempt = async (relay: BenchedRelay, perSecond: number) => {
    const isGood = ({ p99, missing, editsPerSecond }: Measured) =>
      p99 < amounts.patienceMs && missing === 0 && editsPerSecond > perSecond * 0.9
    // Again, because others may have used the machine just then.
    for (let tries = 0; tries < amounts.tries; tries++) {
      await gather(load, relay, amounts)
      const found = await measureTyping(load, relay, perSecond, amounts.seconds / 2)
      if (!isGood(found)) continue
      best.set(relay.name, found)
      good.set(relay.name, perSecond)
      return
    }
    bad.set(relay.name, perSecond)
  }
  for (const perSecond of amounts.saturation) {
    for (const relay of relays) if (!bad.has(relay.name)) await attempt(relay, perSecond)
  }
  for (let refined = 0; refined < amounts.refinements; refined++) {
    for (const relay of relays) {
      const [from, to] = [good.get(relay.name), bad.get(relay.name)]
      if (from !== undefined && to !== undefined) await attempt(relay, Math.round(Math.sqrt(from * to)))
    }
  }
  const rows = (pick: (one: Measured) => number) =>
    Object.fromEntries([...best].map(([name, found]) => [name, pick(found)]))
  return [
    row(
      'saturation: edits/s',
      '',
      rows(({ editsPerSecond }) => editsPerSecond),
    ),
    row(
      'saturation: delivered letters/s',
      '',
      rows(({ deliveriesPerSecond }) => deliveriesPerSecond),
    ),
    row(
      'saturation: edit to peer, p99',
      'ms',
      rows(({ p99 }) => p99),
    ),
    row(
      'saturation: CPU of the server',
      '% of a core',
      rows(({ serverCpu }) => serverCpu * 100),
    ),
    row(
      'saturation: CPU of the server for an edit',
      'µs',
      rows(({ cpuOfEdit }) => cpuOfEdit),
    ),
    row(
      'saturation: CPU of its database',
      '% of a core',
      rows(({ databaseCpu }) => databaseCpu * 100),
    ),
    row(
      'saturation: CPU of the load itself',
      '% of a core',
      rows(({ loadCpu }) => loadCpu * 100),
    ),
  ]
}

/** Acknowledgements of this relay at half of what it can. */
async function halfSaturation({ amounts, load, relays }: Bench, perSecond: number): Promise<Row[]> {
  const own = relays.filter(({ name }) => name === 'saegim')
  const measured = await inTurns({ amounts, load, relays: own }, amounts.rounds, async (relay) => {
    await gather(load, relay, amounts)
    return measureTyping(load, relay, perSecond, amounts.seconds)
  })
  const of = (pick: (one: Measured) => number) => mapOf(measured, (runs) => median(runs.map(pick)))
  return [
    row(
      'half saturation: edits/s',
      '',
      of(({ editsPerSecond }) => editsPerSecond),
    ),
    row(
      'half saturation: acknowledgement, p50',
      'ms',
      of(({ acknowledgedP50 }) => acknowledgedP50),
    ),
    row(
      'half saturation: acknowledgement, p99',
      'ms',
      of(({ acknowledgedP99 }) => acknowledgedP99),
    ),
  ]
}

async function idle(bench: Bench): Promise<Row[]> {
  const { load } = bench
  const { documents, idle, rounds, restSeconds } = bench.amounts
  const clients = Math.ceil(idle / documents)
  const measured = await inTurns(bench, rounds, async (relay) => {
    // Before, or what the server compiles as it is used would count as the connections'; and with one client each,
    // because the rooms themselves are there before and after.
    await gather(load, relay, { documents, clients })
    await gather(load, relay, { documents, clients: 1 })
    await rest(relay, restSeconds)
    const before = await relay.usage('collecting')
    const { ms } = await gather(load, relay, { documents, clients })
    const after = await relay.usage('collecting')
    const more = documents * (clients - 1)
    return {
      held: (after.heldBytes - before.heldBytes) / 1024 / more,
      resident: (after.rssBytes - before.rssBytes) / 1024 / more,
      ms,
    }
  })
  await load.ask('leave')
  const name = `${documents * clients} idle connections`
  const of = (pick: (one: { held: number; resident: number; ms: number }) => number) =>
    mapOf(measured, (runs) => median(runs.map(pick)))
  return [
    row(
      `${name}: memory of each, held`,
      'KiB',
      of(({ held }) => held),
    ),
    row(
      `${name}: memory of each, more of the process`,
      'KiB',
      of(({ resident }) => resident),
    ),
    row(
      `${name}: until all were synced`,
      'ms',
      of(({ ms }) => ms),
    ),
  ]
}

async function storm(bench: Bench): Promise<Row[]> {
  const { amounts, load } = bench
  const clients = Math.ceil(amounts.storm / amounts.documents)
  const measured = await inTurns(bench, amounts.rounds, async (relay) => {
    await gather(load, relay, { documents: amounts.documents, clients })
    const before = await relay.usage()
    const { ms } = await load.ask('storm')
    const after = await relay.usage()
    return { ms, cpuMs: after.cpuMs - before.cpuMs }
  })
  await load.ask('leave')
  const name = `${amounts.documents * clients} clients dropped at once`
  const of = (pick: (one: { ms: number; cpuMs: number }) => number) =>
    mapOf(measured, (runs) => median(runs.map(pick)))
  return [
    row(
      `${name}: until all are synced`,
      'ms',
      of(({ ms }) => ms),
    ),
    row(
      `${name}: CPU of the server`,
      'ms',
      of(({ cpuMs }) => cpuMs),
    ),
  ]
}

async function large(bench: Bench): Promise<Row[]> {
  const { amounts, load } = bench
  const { largeEdits: edits, largeLetters: letters, joiners: together } = amounts
  const filled = await inTurns(bench, 1, (relay) =>
    load.ask('fill', { target: relay.target, document: largeOf(relay), edits, letters }),
  )
  const measured = await inTurns(bench, amounts.rounds, (relay) =>
    load.ask('firstSync', { target: relay.target, document: largeOf(relay), times: 10, together }),
  )
  const name = `${edits * letters} letters in ${edits} edits`
  return [
    row(
      `${name}: taken in`,
      'ms',
      mapOf(filled, ([one]) => one?.ms ?? Number.NaN),
    ),
    row(
      `${name}: first sync, p50`,
      'ms',
      mapOf(measured, (runs) => median(runs.map(({ p50 }) => p50))),
    ),
    row(
      `${name}: first sync of ${together} at once`,
      'ms',
      mapOf(measured, (runs) => median(runs.map(({ togetherMs }) => togetherMs))),
    ),
    row(
      `${name}: first sync`,
      'kB',
      mapOf(measured, ([one]) => (one?.bytes ?? Number.NaN) / 1000),
    ),
  ]
}

/** The floor keeps nothing, so only those that store are killed. */
async function killing({ amounts, load, relays }: Bench): Promise<Row[]> {
  const perSecond = amounts.documents * amounts.clients * amounts.editsPerSecond
  const storing = relays.filter(({ name }) => name !== 'floor')
  const measured = await inTurns({ amounts, load, relays: storing }, 1, async (relay) => {
    await gather(load, relay, amounts)
    const cut = load.ask('typeUntilCut', { editsPerSecond: perSecond })
    await new Promise((done) => setTimeout(done, amounts.killAfterSeconds * 1000))
    await relay.kill()
    await cut
    await relay.start()
    const counted = await load.ask('countLost', { target: relay.target })
    const [cold] = [
      await load.ask('firstSync', { target: relay.target, document: largeOf(relay), times: 1, together: 1 }),
    ]
    return { ...counted, coldMs: cold.p50 }
  })
  const of = (pick: (one: { acknowledged: number; lost: number; coldMs: number }) => number) =>
    mapOf(measured, ([one]) => (one ? pick(one) : Number.NaN))
  return [
    row(
      'kill -9: acknowledged edits before it',
      '',
      of(({ acknowledged }) => acknowledged),
    ),
    row(
      'kill -9: acknowledged edits lost',
      '',
      of(({ lost }) => lost),
    ),
    row(
      'after the restart: first sync of the large document',
      'ms',
      of(({ coldMs }) => coldMs),
    ),
  ]
}

/** The same messages a second through nothing but a socket. */
async function echo({ amounts, load, relays }: Bench): Promise<Row[]> {
  const floor = relays.find(({ name }) => name === 'floor')
  if (!floor) return []
  await load.ask('leave')
  const sockets = amounts.documents * amounts.clients
  const perSecond = sockets * amounts.editsPerSecond
  const { p50, p99 } = await load.ask('echo', {
    target: floor.target,
    sockets,
    perSecond,
    seconds: amounts.seconds,
  })
  return [
    row('bare websocket echo, p50', 'ms', { floor: p50 }),
    row('bare websocket echo, p99', 'ms', { floor: p99 }),
  ]
}

async function measureTyping(
  load: Load,
  relay: BenchedRelay,
  editsPerSecond: number,
  seconds: number,
): Promise<Measured> {
  const before = await relay.usage()
  const started = performance.now()
  const typed = await load.ask('type', { editsPerSecond, seconds })
  const after = await relay.usage()
  const tookMs = performance.now() - started
  return {
    ...typed,
    serverCpu: (after.cpuMs - before.cpuMs) / tookMs,
    databaseCpu: (after.databaseCpuMs - before.databaseCpuMs) / tookMs,
    cpuOfEdit: ((after.cpuMs - before.cpuMs) * 1000) / (typed.editsPerSecond * seconds),
    memoryMb: after.rssBytes / 1e6,
  }
}

/** Before anything is measured: what runs for the first time is compiled, in the servers and in the load. */
export async function warmUp({ amounts, load, relays }: Bench): Promise<void> {
  for (const relay of relays) {
    await gather(load, relay, amounts)
    const editsPerSecond = 4 * amounts.documents * amounts.clients * amounts.editsPerSecond
    await load.ask('type', { editsPerSecond, seconds: Math.min(1, amounts.seconds) })
  }
  await load.ask('leave')
}

function gather(load: Load, { target }: BenchedRelay, crowd: { documents: number; clients: number }) {
  return load.ask('gather', { target, documents: crowd.documents, clients: crowd.clients })
}

/**
 * Round by round, everybody once in each, so that a noisy moment of the machine hits none of them alone; each time
 * somebody else begins, and nobody before the others have finished what they do by themselves.
 */
async function inTurns<Result>(
  { amounts, relays }: Bench,
  rounds: number,
  measure: (relay: BenchedRelay) => Promise<Result>,
): Promise<ReadonlyMap<string, readonly Result[]>> {
  const found = new Map<string, Result[]>(relays.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const first = round % Math.max(1, relays.length)
    for (const relay of [...relays.slice(first), ...relays.slice(0, first)]) {
      await Promise.all(relays.map((other) => rest(other, amounts.restSeconds)))
      found.get(relay.name)?.push(await measure(relay))
    }
  }
  return found
}

const probeMs = 200

/** Until a server has stored, folded and written back what it still had to. */
async function rest(relay: BenchedRelay, withinSeconds: number): Promise<void> {
  const used = async () => {
    const { cpuMs, databaseCpuMs } = await relay.usage()
    return cpuMs + databaseCpuMs
  }
  const deadline = performance.now() + withinSeconds * 1000
  for (let before = withinSeconds > 0 ? await used() : 0; performance.now() < deadline; ) {
    await pause(probeMs)
    const now = await used()
    if (now - before < probeMs / 10) return
    before = now
  }
}

function largeOf({ target }: BenchedRelay): string {
  return target.documents.at(-1) ?? ''
}

function mapOf<Value>(
  found: ReadonlyMap<string, readonly Value[]>,
  pick: (values: readonly Value[]) => number,
): Record<string, number> {
  return Object.fromEntries([...found].map(([name, values]) => [name, pick(values)]))
}

function row(figure: string, unit: string, of: Readonly<Record<string, number>>): Row {
  return { figure, unit, of }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

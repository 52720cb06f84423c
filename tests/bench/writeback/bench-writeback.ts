import { setTimeout as pause } from 'node:timers/promises'
import { percentile, round } from '../measure.ts'
import { type BenchedRelay, startBenchedRelay } from '../relay/bench-relays.ts'
import { type Load, startLoad } from '../relay/load.ts'

/** `BENCH_WRITEBACK` takes other numbers as JSON. */
interface Amounts {
  /** Guides that are open, each by one client; measured one after the other. */
  readonly rooms: readonly number[]
  /** How often a member writes a word into each of them. */
  readonly everySeconds: number
  readonly seconds: number
  /** Guides in which a member types without a pause, so many letters a second. */
  readonly typedRooms: number
  readonly lettersPerSecond: number
}

interface Row {
  readonly figure: string
  readonly passesPerSecond: number
  /** From the first change to the end of the pass that settled it. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly limitMs: number
  readonly oldestMs: number
  /** Processor time for a pass, the work of relay and REST for it included. */
  readonly nodeMs: number
  readonly databaseMs: number
}

const amounts: Amounts = {
  rooms: [60, 1_000, 5_000],
  everySeconds: 60,
  seconds: 30,
  typedRooms: 60,
  lettersPerSecond: 3,
}
/** What a room may wait that a member wrote one word into: `WRITEBACK_DELAY_MS` of it is on purpose. */
const wordLimitMs = 3_000
/** The same while typing goes on, of which `WRITEBACK_MAX_DELAY_MS` is on purpose. */
const typedLimitMs = 7_000

/** Until REST has what people write, and the processor time that it takes, all over the embedded database. */
export async function benchWriteback(): Promise<void> {
  const given = JSON.parse(process.env.BENCH_WRITEBACK ?? '{}') as Partial<Amounts>
  const { rooms, everySeconds, seconds, typedRooms, lettersPerSecond } = { ...amounts, ...given }
  await using cleanup = new AsyncDisposableStack()
  const load = startLoad()
  cleanup.defer(() => load.close())
  const most = Math.max(...rooms, typedRooms)
  const server = await startBenchedRelay('saegim', most)
  cleanup.defer(() => server.remove())

  const rows: Row[] = [
    await measure(server, `${most} guides settled for the first time`, Number.NaN, () => settled(server)),
  ]
  const type = (documents: number, figure: string, limitMs: number, perSecond: number) =>
    typeInto({ server, load, documents, figure, limitMs, perSecond, seconds })
  if (typedRooms > 0)
    rows.push(
      await type(
        typedRooms,
        `${typedRooms} guides, ${lettersPerSecond} letters a second in each`,
        typedLimitMs,
        typedRooms * lettersPerSecond,
      ),
    )
  for (const count of rooms)
    rows.push(
      await type(
        count,
        `${count} guides, a word every ${everySeconds} s in each`,
        wordLimitMs,
        count / everySeconds,
      ),
    )
  console.log('\nThe write-back')
  console.table(rows)
  console.log(JSON.stringify({ title: 'The write-back', rows }))
}

interface Typing {
  readonly server: BenchedRelay
  readonly load: Load
  readonly documents: number
  readonly figure: string
  readonly limitMs: number
  readonly perSecond: number
  readonly seconds: number
}

async function typeInto({ server, load, documents, figure, limitMs, perSecond, seconds }: Typing) {
  await load.ask('gather', { target: server.target, documents, clients: 1 })
  await settled(server)
  const row = await measure(server, figure, limitMs, async () => {
    await load.ask('type', { editsPerSecond: perSecond, seconds })
    return settled(server)
  })
  await load.ask('leave')
  return row
}

interface Settled {
  readonly lagsMs: readonly number[]
}

/** Resolves when no room waits any more, with what was settled meanwhile. */
async function settled(server: BenchedRelay): Promise<Settled> {
  const lagsMs: number[] = []
  for (let isIdle = false; !isIdle; ) {
    await pause(100)
    const { writeback } = await server.usage()
    lagsMs.push(...(writeback?.lagsMs ?? []))
    isIdle = writeback?.waiting === 0
  }
  return { lagsMs }
}

async function measure(
  server: BenchedRelay,
  figure: string,
  limitMs: number,
  work: () => Promise<Settled>,
): Promise<Row> {
  const before = await server.usage()
  const started = performance.now()
  const { lagsMs } = await work()
  const seconds = (performance.now() - started) / 1000
  const after = await server.usage()
  const passes = lagsMs.length
  return {
    figure,
    passesPerSecond: round(passes / seconds),
    p50Ms: round(percentile(lagsMs, 50)),
    p99Ms: round(percentile(lagsMs, 99)),
    limitMs,
    oldestMs: round(Math.max(...lagsMs)),
    nodeMs: round((after.cpuMs - before.cpuMs) / passes),
    databaseMs: round((after.databaseCpuMs - before.databaseCpuMs) / passes),
  }
}

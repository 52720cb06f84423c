import { round } from '../measure.ts'
import { startBenchedRelay } from './bench-relays.ts'
import { startLoad } from './load.ts'
import { compareWithTargets, type Outcome } from './targets.ts'
import * as workloads from './workloads.ts'

export interface RelayResults {
  readonly rows: readonly workloads.Row[]
  readonly targets: readonly Outcome[]
}

/** This relay with everything stored, beside a bare one in memory and Hocuspocus over SQLite, in one run. */
export async function runRelayBench(
  amounts: workloads.Amounts,
  {
    variables = {},
    tell = () => {},
  }: { variables?: Readonly<Record<string, string>>; tell?: (rows: readonly workloads.Row[]) => void } = {},
): Promise<RelayResults> {
  await using cleanup = new AsyncDisposableStack()
  const load = startLoad()
  cleanup.defer(() => load.close())
  const relays = await Promise.all(
    (['saegim', 'floor', 'hocuspocus'] as const).map(async (name) => {
      const relay = await startBenchedRelay(
        name,
        workloads.documentsOf(amounts),
        name === 'saegim' ? variables : {},
      )
      cleanup.defer(() => relay.remove())
      return relay
    }),
  )
  const bench = { amounts, load, relays }
  const { documents, clients, busyClients, busyEditsPerSecond, editsPerSecond } = amounts
  const rows: workloads.Row[] = []
  const add = (more: readonly workloads.Row[]) => {
    tell(more)
    rows.push(...more)
  }

  // First, while no other workload has left room in the servers' memory.
  add(await workloads.idle(bench))
  const echo = await workloads.echo(bench)
  add([
    { figure: 'bare websocket echo, p50', unit: 'ms', of: { floor: echo.p50 } },
    { figure: 'bare websocket echo, p99', unit: 'ms', of: { floor: echo.p99 } },
  ])
  add(await workloads.typing(bench, { documents, clients, perSecond: documents * clients * editsPerSecond }))
  add(await workloads.typing(bench, { documents: 1, clients: busyClients, perSecond: busyEditsPerSecond }))
  add(await workloads.storm(bench))
  const saturated = await workloads.saturation(bench)
  add(saturated)
  const best = saturated.find(({ figure }) => figure === 'saturation: edits/s')?.of.saegim
  if (best !== undefined) add(await workloads.halfSaturation(bench, best / 2))
  add(await workloads.large(bench))
  add(await workloads.killing(bench))
  return { rows, targets: compareWithTargets(rows, echo.p50) }
}

export async function benchRelay(): Promise<void> {
  const given = JSON.parse(process.env.BENCH_RELAY ?? '{}') as Partial<workloads.Amounts>
  const results = await runRelayBench({ ...workloads.amounts, ...given }, { tell: printRows })
  console.log('\nTargets of this relay')
  console.table(
    results.targets.map(({ target, value, limit, isReached }) => ({
      target,
      value: round(value),
      limit: round(limit),
      reached: isReached ? 'yes' : 'no',
    })),
  )
  console.log(JSON.stringify({ title: 'Relay', ...results }))
}

function printRows(rows: readonly workloads.Row[]): void {
  console.table(
    rows.map(({ figure, unit, of }) => ({
      figure,
      'this relay': shown(of.saegim),
      'in memory': shown(of.floor),
      Hocuspocus: shown(of.hocuspocus),
      unit,
    })),
  )
}

function shown(value: number | undefined): number | string {
  return value === undefined || Number.isNaN(value) ? '–' : round(value)
}

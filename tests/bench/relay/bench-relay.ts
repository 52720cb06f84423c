import { round } from '../measure.ts'
import { type Amounts, documentsOf, shortAmounts, amounts as usualAmounts } from './amounts.ts'
import { startBenchedRelay } from './bench-relays.ts'
import { startLoad } from './load.ts'
import type { Row } from './rows.ts'
import { compareWithTargets, type Outcome } from './targets.ts'
import { warmUp } from './warm-up.ts'
import { workloads } from './workloads.ts'

export interface RelayResults {
  readonly rows: readonly Row[]
  readonly targets: readonly Outcome[]
}

/** This relay with everything stored, beside a bare one in memory and Hocuspocus over SQLite, in one run. */
export async function runRelayBench(
  amounts: Amounts,
  {
    variables = {},
    tell = () => {},
  }: { variables?: Readonly<Record<string, string>>; tell?: (rows: readonly Row[]) => void } = {},
): Promise<RelayResults> {
  await using cleanup = new AsyncDisposableStack()
  const load = startLoad()
  cleanup.defer(() => load.close())
  const own = { BENCH_PEOPLE: String(amounts.people), ...variables }
  const relays = await Promise.all(
    (['saegim', 'floor', 'hocuspocus'] as const).map(async (name) => {
      const relay = await startBenchedRelay(name, documentsOf(amounts), name === 'saegim' ? own : {})
      cleanup.defer(() => relay.remove())
      return relay
    }),
  )
  const bench = { amounts, load, relays }
  await warmUp(bench)
  const rows: Row[] = []
  for (const [name, run] of Object.entries(workloads)) {
    if (amounts.workloads && !amounts.workloads.includes(name)) continue
    const found = await run(bench)
    tell(found)
    rows.push(...found)
  }
  return { rows, targets: compareWithTargets(rows) }
}

export async function benchRelay(): Promise<void> {
  const given = JSON.parse(process.env.BENCH_RELAY ?? '{}') as Partial<Amounts>
  const usual = process.env.SHORT ? shortAmounts : usualAmounts
  const results = await runRelayBench({ ...usual, ...given }, { tell: printRows })
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

function printRows(rows: readonly Row[]): void {
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

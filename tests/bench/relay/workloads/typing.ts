import { type Measured, measureTyping } from '../measure-typing.ts'
import { mapOf, medianOf, type Row, row } from '../rows.ts'
import { type Bench, gather, inTurns } from '../turns.ts'

export async function typing(
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
  const of = (pick: (one: Measured) => number) => medianOf(measured, pick)
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

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

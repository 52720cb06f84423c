import { measureTyping } from '../measure-typing.ts'
import { mapOf, medianRows, type Row, row } from '../rows.ts'
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
  return [
    ...medianRows(measured, [
      [`${name}: edit to peer, p50`, 'ms', 'p50'],
      [`${name}: edit to peer, p99`, 'ms', 'p99'],
      [`${name}: acknowledgement, p99`, 'ms', 'acknowledgedP99'],
      [`${name}: CPU of the server`, '% of a core', 'serverPercent'],
      [`${name}: CPU of the server for an edit`, 'µs', 'cpuOfEdit'],
      [`${name}: CPU of its database`, '% of a core', 'databasePercent'],
      [`${name}: memory of the server`, 'MB', 'memoryMb'],
    ]),
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

import { mapOf, medianOf, type Row, row } from '../rows.ts'
import { type Bench, inTurns, largeOf } from '../turns.ts'

export async function large(bench: Bench): Promise<Row[]> {
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
      medianOf(measured, ({ p50 }) => p50),
    ),
    row(
      `${name}: first sync of ${together} at once`,
      'ms',
      medianOf(measured, ({ togetherMs }) => togetherMs),
    ),
    row(
      `${name}: first sync`,
      'kB',
      mapOf(measured, ([one]) => (one?.bytes ?? Number.NaN) / 1000),
    ),
  ]
}

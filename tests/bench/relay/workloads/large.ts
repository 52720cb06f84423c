import { medianRows, type Row } from '../rows.ts'
import { type Bench, inTurns, largeOf } from '../turns.ts'

export async function large(bench: Bench): Promise<Row[]> {
  const { amounts, load } = bench
  const { largeEdits: edits, largeLetters: letters, joiners: together } = amounts
  const filled = await inTurns(bench, 1, (relay) =>
    load.ask('fill', { target: relay.target, document: largeOf(relay), edits, letters }),
  )
  const measured = await inTurns(bench, amounts.rounds, async (relay) => {
    const found = await load.ask('firstSync', {
      target: relay.target,
      document: largeOf(relay),
      times: 10,
      together,
    })
    return { ...found, kilobytes: found.bytes / 1000 }
  })
  const name = `${edits * letters} letters in ${edits} edits`
  return [
    ...medianRows(filled, [[`${name}: taken in`, 'ms', 'ms']]),
    ...medianRows(measured, [
      [`${name}: first sync, p50`, 'ms', 'p50'],
      [`${name}: first sync of ${together} at once`, 'ms', 'togetherMs'],
      [`${name}: first sync`, 'kB', 'kilobytes'],
    ]),
  ]
}

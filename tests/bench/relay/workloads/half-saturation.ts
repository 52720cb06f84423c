import { type Measured, measureTyping } from '../measure-typing.ts'
import { medianOf, type Row, row } from '../rows.ts'
import { type Bench, gather, inTurns } from '../turns.ts'

/** Acknowledgements of this relay at half of what it can. */
export async function halfSaturation({ amounts, load, relays }: Bench, perSecond: number): Promise<Row[]> {
  const own = relays.filter(({ name }) => name === 'saegim')
  const measured = await inTurns({ amounts, load, relays: own }, amounts.rounds, async (relay) => {
    await gather(load, relay, amounts)
    return measureTyping(load, relay, perSecond, amounts.seconds)
  })
  const of = (pick: (one: Measured) => number) => medianOf(measured, pick)
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

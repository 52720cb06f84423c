import { measureTyping } from '../measure-typing.ts'
import { medianRows, type Row } from '../rows.ts'
import { type Bench, gather, inTurns } from '../turns.ts'

/** Latency of acknowledgements at half of the saturation. */
export async function halfSaturation({ amounts, load, relays }: Bench, perSecond: number): Promise<Row[]> {
  const own = relays.filter(({ name }) => name === 'saegim')
  const measured = await inTurns({ amounts, load, relays: own }, amounts.rounds, async (relay) => {
    await gather(load, relay, amounts)
    return measureTyping(load, relay, perSecond, amounts.seconds)
  })
  return medianRows(measured, [
    ['half saturation: edits/s', '', 'editsPerSecond'],
    ['half saturation: acknowledgement, p50', 'ms', 'acknowledgedP50'],
    ['half saturation: acknowledgement, p99', 'ms', 'acknowledgedP99'],
    ['half saturation: mark of a device, p99', 'ms', 'markedP99'],
  ])
}

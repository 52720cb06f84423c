import { medianRows, type Row } from '../rows.ts'
import { type Bench, gather, inTurns, largeOf } from '../turns.ts'

/** The floor keeps nothing, so only those that store are killed. */
export async function killing({ amounts, load, relays }: Bench): Promise<Row[]> {
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
    const cold = await load.ask('firstSync', {
      target: relay.target,
      document: largeOf(relay),
      times: 1,
      together: 1,
    })
    return { ...counted, coldMs: cold.p50 }
  })
  return medianRows(measured, [
    ['kill -9: acknowledged edits before it', '', 'acknowledged'],
    ['kill -9: acknowledged edits lost', '', 'lost'],
    ['after the restart: first sync of the large document', 'ms', 'coldMs'],
  ])
}

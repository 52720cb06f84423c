import { medianRows, type Row } from '../rows.ts'
import { type Bench, gather, inTurns, rest } from '../turns.ts'

export async function idle(bench: Bench): Promise<Row[]> {
  const { load } = bench
  const { documents, idle, rounds, restSeconds } = bench.amounts
  const clients = Math.ceil(idle / documents)
  const measured = await inTurns(bench, rounds, async (relay) => {
    // Before, or what the server compiles as it is used would count as the connections'; and with one client each,
    // because the rooms themselves are there before and after.
    await gather(load, relay, { documents, clients })
    await gather(load, relay, { documents, clients: 1 })
    await rest(relay, restSeconds)
    const before = await relay.usage('collecting')
    const { ms } = await gather(load, relay, { documents, clients })
    const after = await relay.usage('collecting')
    const more = documents * (clients - 1)
    return {
      held: (after.heldBytes - before.heldBytes) / 1024 / more,
      resident: (after.rssBytes - before.rssBytes) / 1024 / more,
      ms,
    }
  })
  await load.ask('leave')
  const name = `${documents * clients} idle connections`
  return medianRows(measured, [
    [`${name}: memory of each, held`, 'KiB', 'held'],
    [`${name}: memory of each, more of the process`, 'KiB', 'resident'],
    [`${name}: until all were synced`, 'ms', 'ms'],
  ])
}

import { medianRows, type Row } from '../rows.ts'
import { type Bench, gather, inTurns } from '../turns.ts'

export async function storm(bench: Bench): Promise<Row[]> {
  const { amounts, load } = bench
  const clients = Math.ceil(amounts.storm / amounts.documents)
  const measured = await inTurns(bench, amounts.rounds, async (relay) => {
    await gather(load, relay, { documents: amounts.documents, clients })
    const before = await relay.usage()
    const { ms } = await load.ask('storm')
    const after = await relay.usage()
    return { ms, cpuMs: after.cpuMs - before.cpuMs }
  })
  await load.ask('leave')
  const name = `${amounts.documents * clients} clients dropped at once`
  return medianRows(measured, [
    [`${name}: until all are synced`, 'ms', 'ms'],
    [`${name}: CPU of the server`, 'ms', 'cpuMs'],
  ])
}

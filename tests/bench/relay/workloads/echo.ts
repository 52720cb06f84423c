import { type Row, row } from '../rows.ts'
import type { Bench } from '../turns.ts'

/** The same messages a second through nothing but a socket. */
export async function echo({ amounts, load, relays }: Bench): Promise<Row[]> {
  const floor = relays.find(({ name }) => name === 'floor')
  if (!floor) return []
  await load.ask('leave')
  const sockets = amounts.documents * amounts.clients
  const perSecond = sockets * amounts.editsPerSecond
  const { p50, p99 } = await load.ask('echo', {
    target: floor.target,
    sockets,
    perSecond,
    seconds: amounts.seconds,
  })
  return [
    row('bare websocket echo, p50', 'ms', { floor: p50 }),
    row('bare websocket echo, p99', 'ms', { floor: p99 }),
  ]
}

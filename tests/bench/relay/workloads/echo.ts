import { type Row, row } from '../rows.ts'
import type { Bench } from '../turns.ts'

/** The same messages a second through nothing but a socket: back to who sent them, and to the peers of a document. */
export async function echo({ amounts, load, relays }: Bench): Promise<Row[]> {
  const floor = relays.find(({ name }) => name === 'floor')
  if (!floor) return []
  const { documents, clients, editsPerSecond, seconds } = amounts
  const sockets = documents * clients
  const measure = async (addressOf: (socket: number) => string) => {
    await load.ask('leave')
    const addresses = Array.from({ length: sockets }, (_, socket) => addressOf(socket))
    return load.ask('echo', { target: floor.target, addresses, perSecond: sockets * editsPerSecond, seconds })
  }
  const back = await measure(() => '/echo')
  const toPeers = await measure((socket) => `/peers/${socket % documents}`)
  return [
    row('bare websocket echo, p50', 'ms', { floor: back.p50 }),
    row('bare websocket echo, p99', 'ms', { floor: back.p99 }),
    row(`bare websocket to ${clients - 1} peers, p50`, 'ms', { floor: toPeers.p50 }),
    row(`bare websocket to ${clients - 1} peers, p99`, 'ms', { floor: toPeers.p99 }),
  ]
}

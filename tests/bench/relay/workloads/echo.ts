import { medianRows, type Row } from '../rows.ts'
import { type Bench, inTurns } from '../turns.ts'

/** The same messages a second through nothing but a socket: back to who sent them, and to the peers of a document. */
export async function echo({ amounts, load, relays }: Bench): Promise<Row[]> {
  const floor = relays.find(({ name }) => name === 'floor')
  if (!floor) return []
  const { documents, clients, editsPerSecond, seconds } = amounts
  const sockets = documents * clients
  const measure = async (figure: string, addressOf: (socket: number) => string) => {
    const addresses = Array.from({ length: sockets }, (_, socket) => addressOf(socket))
    const measured = await inTurns({ amounts, load, relays: [floor] }, amounts.rounds, async ({ target }) => {
      await load.ask('leave')
      return load.ask('echo', { target, addresses, perSecond: sockets * editsPerSecond, seconds })
    })
    return medianRows(measured, [
      [`${figure}, p50`, 'ms', 'p50'],
      [`${figure}, p99`, 'ms', 'p99'],
    ])
  }
  return [
    ...(await measure('bare websocket echo', () => '/echo')),
    ...(await measure(`bare websocket to ${clients - 1} peers`, (socket) => `/peers/${socket % documents}`)),
  ]
}

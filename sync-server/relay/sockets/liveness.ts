import type { RelaySocket } from './relay-socket.ts'

const checksPerPeriod = 3
const portions = 10

/**
 * Terminates sockets whose other end is gone, with one timer for all sockets of a node: each is checked three times in
 * `livenessMs`, a tenth of them at a time. Any message or pong counts as life. Also sends a heartbeat where nothing was
 * sent, because stock clients expect a message, not a ping, every 30 s. Returns how to stop.
 */
export function watchLiveness(sockets: Iterable<RelaySocket>, livenessMs: number): () => void {
  let turn = 0
  const timer = setInterval(
    () => {
      turn = (turn + 1) % portions
      for (const socket of sockets) if (socket.number % portions === turn) check(socket)
    },
    livenessMs / checksPerPeriod / portions,
  )
  timer.unref()
  return () => clearInterval(timer)
}

function check(socket: RelaySocket): void {
  const { client } = socket
  if (!client) return
  if (client.silentChecks >= checksPerPeriod) {
    socket.terminate()
    return
  }
  client.silentChecks += 1
  socket.ping()
  client.connection.sendBuffer.sendHeartbeatIfSilent()
}

import type { RelaySocket } from './relay-socket.ts'

const looks = 3
const portions = 10

/**
 * Finds sockets whose other end is gone, with one timer for all of a node: each is looked after three times in
 * `livenessMs`, a tenth of them at a time. Any message or pong in between counts; a stock client in turn wants to hear
 * a message, not a ping, every 30 s. Answers a function that stops watching.
 */
export function watchLiveness(sockets: Iterable<RelaySocket>, livenessMs: number): () => void {
  let turn = 0
  const timer = setInterval(
    () => {
      turn = (turn + 1) % portions
      for (const socket of sockets) if (socket.number % portions === turn) lookAfter(socket)
    },
    livenessMs / looks / portions,
  )
  timer.unref()
  return () => clearInterval(timer)
}

function lookAfter(socket: RelaySocket): void {
  const { session } = socket
  if (!session) return
  if (session.silentLooks >= looks) {
    socket.terminate()
    return
  }
  session.silentLooks += 1
  socket.ping()
  session.connection.outbox.breakSilence()
}

import type { WebSocket } from 'ws'
import { heartbeat } from './messages.ts'
import type { Outbox } from './outbox.ts'

/**
 * Finds sockets whose other end is gone. Answers a function that stops watching. Any message or pong within
 * the time counts; a stock client in turn wants to hear a message, not a ping, every 30 s.
 */
export function watchLiveness(socket: WebSocket, outbox: Outbox, livenessMs: number): () => void {
  let heardAt = Date.now()
  const heard = () => {
    heardAt = Date.now()
  }
  socket.on('pong', heard)
  socket.on('message', heard)
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - heardAt > livenessMs) return socket.terminate()
    socket.ping()
    if (now - outbox.spokeAt > livenessMs / 3) outbox.send(heartbeat)
  }, livenessMs / 3)
  timer.unref()
  return () => clearInterval(timer)
}

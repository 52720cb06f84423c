import type { Problem } from '#model/sync/protocol.ts'
import type { Connection } from '../sockets/connection.ts'
import { encodeProblem } from '../wire/messages.ts'

/** Stock y-websocket clients do not know the message. */
export function tellProblem(connection: Connection, problem: Problem): void {
  if (connection.facts.speaksSaegim) connection.sendBuffer.send(encodeProblem(problem))
}

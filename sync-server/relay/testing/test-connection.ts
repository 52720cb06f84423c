import { pino } from 'pino'
import type { CloseCode } from '#model/sync/protocol.ts'
import { Connection, type ConnectionFacts } from '../sockets/connection.ts'
import { defaultLimits } from '../sockets/limits.ts'
import type { RelaySocket } from '../sockets/relay-socket.ts'
import type { SendBufferSource } from '../sockets/send-buffer.ts'

interface TestConnection {
  readonly connection: Connection
  /** Everything that it was sent, in order. */
  readonly sent: Uint8Array[]
  /** The codes it was closed with, in order. */
  readonly closed: CloseCode[]
}

/** A connection without a network, which reads everything at once. */
export function testConnection(idAccount = 7, facts: Partial<ConnectionFacts> = {}): TestConnection {
  const sent: Uint8Array[] = []
  const closed: CloseCode[] = []
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (message: Uint8Array) => sent.push(message),
    close(code: CloseCode) {
      this.readyState = 3
      closed.push(code)
    },
    pause: () => {},
    resume: () => {},
    corkUntilTurnEnd: () => {},
  }
  const source: SendBufferSource = {
    diff: (vector) => Uint8Array.of(...vector),
    vector: () => Uint8Array.of(0),
    presence: () => null,
  }
  const connection = new Connection(
    socket as unknown as RelaySocket,
    {
      id: 'test',
      idBrand: 1,
      document: 'guide',
      person: { id: idAccount, name: `Person ${idAccount}` },
      role: 'BRAND_ROLE_OWNER',
      mayWrite: true,
      device: null,
      speaksSaegim: true,
      ...facts,
    },
    { ...defaultLimits, loadedBytes: 1_048_576 },
    source,
    pino({ level: 'silent' }),
  )
  return { connection, sent, closed }
}

import { closeCode } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { docKey } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import type { Authorization, Authorize } from './authorization.ts'
import type { Connection } from './connection.ts'

interface CheckOptions {
  readonly bus: Bus
  readonly everyMs: number
  readonly authorize: Authorize
  readonly clients: () => Iterable<AuthorizedClient>
  readonly log: Logger
}

interface AuthorizedClient {
  readonly connection: Connection
  readonly token: string | null
}

/**
 * Access that another node withdraws while the bus is away is not known here. So all sockets are authorized again every
 * `everyMs` while the bus is away, and once after each gap. Returns how to stop.
 */
export function reauthorizeAfterGaps({ bus, everyMs, authorize, clients, log }: CheckOptions): () => void {
  let checking: Promise<void> = Promise.resolve()
  let isOwed = false
  const checkNext = () => {
    isOwed = false
    checking = checking.then(check).catch((err: unknown) => {
      isOwed = true
      log.warn({ err }, 'sockets could not be authorized again; it is tried again')
    })
  }
  const stop = bus.onGap(checkNext)
  const timer = setInterval(() => {
    if (isOwed || !bus.isConnected) checkNext()
  }, everyMs)
  timer.unref()
  return () => {
    stop()
    clearInterval(timer)
  }

  async function check(): Promise<void> {
    const answers = new Map<string, Promise<Authorization>>()
    for (const { connection, token } of [...clients()]) {
      if (!connection.isOpen) continue
      const { idBrand, document } = connection.facts
      const key = `${docKey({ idBrand, document })} ${token}`
      const asked = answers.get(key) ?? authorize(token, { idBrand, document })
      answers.set(key, asked)
      closeUnless(connection, await asked)
    }
  }
}

/** A changed right to write closes the socket too, because it is decided when a socket opens. */
function closeUnless(connection: Connection, answer: Authorization): void {
  if (answer.ok && (answer.access === 'write') === connection.facts.mayWrite) return
  metrics.revocations.inc()
  connection.close(answer.ok ? closeCode.forbidden : answer.code, 'access was withdrawn')
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a benched server tells once it listens. */
export interface Listening {
  readonly port: number
  /** Documents by number, as they are named in its addresses. */
  readonly documents: readonly string[]
  readonly token: string
}

export interface Usage {
  /** Of this process, since it began. */
  readonly cpuMs: number
  readonly rssBytes: number
  /** What its objects and buffers take. */
  readonly heldBytes: number
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The other end of `bench-relays.ts`: says where it listens, and answers what it has used so far. */
export function serve(listening: Listening, close: () => Promise<void> = async () => {}): void {
  const end = () => void close().then(() => process.exit(0))
  process.on('message', (asked) => {
    if (asked === 'usage after collecting') collectGarbage()
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    const usage: Usage = { cpuMs: (user + system) / 1000, rssBytes: rss, heldBytes: heapUsed + external }
    process.send?.({ usage })
  })
  process.once('SIGTERM', end)
  process.once('disconnect', end)
  process.send?.({ listening })
}

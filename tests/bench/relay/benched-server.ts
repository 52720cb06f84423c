import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a measured server reports once it listens. */
export interface Listening {
  readonly port: number
  /** Documents by number, as they are named in its addresses. */
  readonly documents: readonly string[]
  /** One for each person; of which a document is open to all, or to the one with its number. */
  readonly tokens: readonly string[]
}

export interface Usage {
  /** Of this process, since it began. */
  readonly cpuMs: number
  readonly rssBytes: number
  /** What its objects and buffers take. */
  readonly heldBytes: number
  /** Of a server with a write-back, since it was asked last. */
  readonly writeback?: WritebackUsage
}

export interface WritebackUsage {
  /** Of each room that was settled: from its first change to the end of the pass, in ms. */
  readonly lagsMs: readonly number[]
  readonly waiting: number
  readonly oldestMs: number
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The child process of `bench-relays.ts`: reports where it listens, and what it has used so far when asked. */
export function serve(
  listening: Listening,
  close: () => Promise<void> = async () => {},
  readWriteback?: () => Promise<WritebackUsage>,
): void {
  const end = () => void close().then(() => process.exit(0))
  process.on('message', async (asked) => {
    if (asked === 'usage after collecting') await collectAll()
    const { user, system } = process.cpuUsage()
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      rssBytes: process.memoryUsage.rss(),
      heldBytes: heldBytes(),
      ...(readWriteback && { writeback: await readWriteback() }),
    }
    process.send?.({ usage })
  })
  process.once('SIGTERM', end)
  process.once('disconnect', end)
  process.send?.({ listening })
}

/** Closed sockets are freed in steps, some of them only after a turn of the event loop. */
async function collectAll(): Promise<void> {
  for (let least = Number.POSITIVE_INFINITY, idle = 0; idle < 3; ) {
    collectGarbage()
    await pause(50)
    const held = heldBytes()
    idle = held < least * 0.999 ? 0 : idle + 1
    least = Math.min(least, held)
  }
}

function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

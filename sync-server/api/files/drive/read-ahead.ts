import type { ZipEntry } from './zip.ts'

interface Ahead {
  readonly entry: ZipEntry
  /** Of a small one, or null where they are gone; absent for one that is read in its turn. */
  readonly bytes?: Promise<Buffer | null>
}

const smallWithin = 64 * 1024
/** The least size in bytes of an entry that is read in its turn. */
export const beyondSmall = smallWithin + 1
const most = 16

/** The entries in their order, the small ones of the next few being read already. */
export async function* readAhead(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Ahead> {
  const waiting: Ahead[] = []
  for await (const entry of entries) {
    waiting.push(begin(entry))
    const first = waiting.length > most ? waiting.shift() : undefined
    if (first) yield first
  }
  yield* waiting
}

function begin(entry: ZipEntry): Ahead {
  if (entry.size > smallWithin) return { entry }
  const bytes = read(entry)
  // A failure is that of its turn.
  bytes.catch(() => undefined)
  return { entry, bytes }
}

async function read(entry: ZipEntry): Promise<Buffer | null> {
  const body = await entry.open()
  if (!body) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > smallWithin) throw new Error(`${entry.name} has more bytes than its row says`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

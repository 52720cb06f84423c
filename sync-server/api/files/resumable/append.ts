import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Append } from '#server/http/resumable.ts'
import { tooLarge } from '#server/http/upload-faults.ts'
import { Chunks } from './chunks.ts'
import { Lease, type PartRow, type ResumableRow } from './queries.ts'

/** As many as a store of objects uploads at once. What a killed process loses is less than a part. */
const partBytes = 8 * 1024 * 1024

type Part = Omit<PartRow, 'resumable_id'>

/**
 * Stores bytes from an offset on, and returns the next offset. Each part counts once its bytes are durable; what came of the
 * last one before a connection broke is a part too. With a checksum all parts count together, after it was compared.
 */
export async function appendBytes(context: CallContext, row: ResumableRow, append: Append): Promise<number> {
  const { offset, length, sha256 } = append
  if (length !== null && offset + length > row.size) throw tooLarge(row.size)
  const lease = await Lease.take(context, row)
  try {
    if (lease.row.received !== offset) throw new Refusal('CONFLICT')
    return sha256 === null
      ? await appendPartByPart(context, lease, append)
      : await appendWhole(context, lease, append, sha256)
  } finally {
    await lease.end()
  }
}

async function appendPartByPart(context: CallContext, lease: Lease, { body }: Append): Promise<number> {
  const chunks = new Chunks(body)
  let { received } = lease.row
  while (await chunks.hasMore()) {
    const part = await storePart(context, lease, chunks, received)
    await commit(context, lease, [part])
    received += part.size
  }
  return received
}

async function appendWhole(
  context: CallContext,
  lease: Lease,
  { body }: Append,
  sha256: string,
): Promise<number> {
  const hash = createHash('sha256')
  const chunks = new Chunks(body)
  let { received } = lease.row
  const parts: Part[] = []
  try {
    while (await chunks.hasMore()) {
      const part = await storePart(context, lease, chunks, received, (chunk) => void hash.update(chunk))
      parts.push(part)
      received += part.size
    }
    if (chunks.hasBroken) throw new Refusal('BAD_REQUEST')
    if (hash.digest('hex') !== sha256) throw new Refusal('CHECKSUM_MISMATCH')
    await commit(context, lease, parts)
    return received
  } catch (cause) {
    for (const { storage_key } of parts) await context.services.storage.delete(storage_key)
    throw cause
  }
}

async function storePart(
  { services: { storage } }: CallContext,
  lease: Lease,
  chunks: Chunks,
  start: number,
  onChunk: (chunk: Uint8Array) => void = () => undefined,
): Promise<Part> {
  const { size: whole, storage_key: key } = lease.row
  if (start >= whole) throw tooLarge(whole)
  const storage_key = `${key}.p${randomBytes(8).toString('hex')}`
  const { size } = await storage.put(
    storage_key,
    Readable.from(chunksOf(Math.min(partBytes, whole - start))),
    {
      type: 'application/octet-stream',
    },
  )
  return { start, size, storage_key }

  async function* chunksOf(most: number) {
    for await (const chunk of chunks.part(most)) {
      onChunk(chunk)
      await lease.renew()
      yield chunk
    }
  }
}

async function commit({ db, services }: CallContext, lease: Lease, parts: readonly Part[]): Promise<void> {
  const last = parts.at(-1)
  if (!last) return
  try {
    await inTransaction(db, async (transaction) => {
      await lease.change(transaction, { received: last.start + last.size })
      await transaction
        .insertInto('resumable_part')
        .values(parts.map((part) => ({ ...part, resumable_id: lease.row.id })))
        .execute()
    })
  } catch (cause) {
    // After another error the transaction may have been committed all the same.
    if (cause instanceof Refusal)
      for (const { storage_key } of parts) await services.storage.delete(storage_key)
    throw cause
  }
}

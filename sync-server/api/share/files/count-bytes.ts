import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askedRange, type Bytes } from '#server/http/bytes.ts'
import type { Limits } from '#server/http/limits.ts'

/**
 * Counts the bytes of a download against those that its link sends in a day: what is asked for before it is sent, so that many at
 * once stay within it, and when the connection ends it gives back what the client did not take. An archive, whose size is unknown
 * before, counts then. Resolves with the seconds until the link sends again where it sends nothing now, else with null.
 */
export async function countBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { body }: Bytes,
  { limits, link }: { readonly limits: Pick<Limits, 'countLinkBytes'>; readonly link: string },
): Promise<number | null> {
  if (request.method !== 'GET') return null
  const planned = plannedOf(request, body)
  const retryAfterSeconds = await limits.countLinkBytes(link, planned)
  if (retryAfterSeconds !== null) {
    if (planned > 0) await limits.countLinkBytes(link, -planned)
    return retryAfterSeconds
  }
  const { socket } = request.raw
  const before = socket.bytesWritten
  reply.raw.once('close', () => {
    const sent = socket.bytesWritten - before
    // What stands for a socket in tests counts nothing.
    if (!Number.isFinite(sent)) return
    const difference = sent - planned
    if (difference !== 0) void limits.countLinkBytes(link, difference).catch(() => undefined)
  })
  return null
}

function plannedOf({ headers }: FastifyRequest, body: Bytes['body']): number {
  if (body instanceof Readable) return 0
  if (body instanceof Uint8Array) return body.byteLength
  const range = askedRange(headers, body)
  if (range === 'beyond') return 0
  return range === null ? body.size : range.end - range.start + 1
}

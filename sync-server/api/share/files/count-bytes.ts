import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bytes } from '#server/http/bytes.ts'
import type { Limits } from '#server/http/limits.ts'
import { readRange } from '#server/http/ranges.ts'

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
  const planned =
    body instanceof Readable ? 0 : plannedOf(request, 'size' in body ? body.size : body.byteLength)
  const retryAfterSeconds = await limits.countLinkBytes(link, planned)
  if (retryAfterSeconds !== null) return retryAfterSeconds
  const { socket } = request.raw
  const before = socket.bytesWritten
  reply.raw.once('close', () => {
    const sent = socket.bytesWritten - before
    // What stands for a socket in tests counts nothing.
    if (!Number.isFinite(sent)) return
    const difference = body instanceof Readable ? sent : Math.min(sent, planned) - planned
    if (difference !== 0) void limits.countLinkBytes(link, difference).catch(() => undefined)
  })
  return null
}

function plannedOf({ headers }: FastifyRequest, size: number): number {
  const range = readRange(headers.range, size)
  if (range === 'beyond') return 0
  return range === null ? size : range.end - range.start + 1
}

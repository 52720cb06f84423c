import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface BytesFacts {
  readonly body: Uint8Array | Readable
  readonly type: string
  /** What a browser is to call the download. */
  readonly fileName: string
  /** Shown where it stands instead of being kept. */
  readonly isInline?: boolean
  /** `cache-control`; nothing keeps it when absent. */
  readonly caching?: string
}

/** An answer that is no JSON. */
export class Bytes {
  readonly body: Uint8Array | Readable
  readonly type: string
  readonly fileName: string
  readonly isInline: boolean
  readonly caching: string

  constructor({ body, type, fileName, isInline = false, caching = 'no-store' }: BytesFacts) {
    this.body = body
    this.type = type
    this.fileName = fileName
    this.isInline = isInline
    this.caching = caching
  }
}

/** Opened by itself, what somebody sent us is a page without rights: no script, no form, no origin of ours. */
const alone = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

export function sendBytes(reply: FastifyReply, bytes: Bytes): FastifyReply {
  const { body, type, fileName, isInline, caching } = bytes
  reply
    .header(
      'content-disposition',
      `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .header('cache-control', caching)
    .header('content-security-policy', alone)
    .type(type)
  if (!(body instanceof Uint8Array)) return reply.send(body)
  if (caching !== 'no-store') {
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
    reply.header('etag', tag)
    if (reply.request.headers['if-none-match'] === tag) return reply.status(304).send()
  }
  return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
}

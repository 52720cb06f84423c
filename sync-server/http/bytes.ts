import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface BytesFacts {
  readonly body: Uint8Array | Readable
  readonly type: string
  /** File name of a download. */
  readonly fileName: string
  /** true: displayed by the browser. false: downloaded. */
  readonly isInline?: boolean
  /** Value of `cache-control`; no-store by default. */
  readonly caching?: string
}

/** What a handler returns to answer with bytes instead of JSON. */
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

/** Content security policy of uploaded files that are opened directly: no scripts, no forms and a separate origin. */
const alone = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

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

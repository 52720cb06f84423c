import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../gateways/storage/content-disposition.ts'
import type { ByteRange, Got, Storage } from '../gateways/storage/storage.ts'
import { readRange } from './ranges.ts'
import { Refusal } from './refusal.ts'

/** Bytes in the file store, of which a client may ask for a part. Those of a tag never change. */
export interface StoredBody {
  readonly size: number
  readonly tag: string
  /** null: they are not there. */
  open(range?: ByteRange): Promise<Got | null>
}

/** The bytes under a key never change, so the key names them. */
export function storedBody({ get }: Pick<Storage, 'get'>, key: string, size: number): StoredBody {
  return {
    size,
    tag: createHash('sha256').update(key).digest('base64url'),
    open: (range) => get(key, range),
  }
}

export interface BytesFacts {
  readonly body: Uint8Array | Readable | StoredBody
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
  readonly body: BytesFacts['body']
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

/** Rejects with NOT_FOUND where the store does not have the bytes. */
export async function sendBytes(reply: FastifyReply, bytes: Bytes): Promise<FastifyReply> {
  const { body, type, fileName, isInline, caching } = bytes
  reply
    .header('content-disposition', contentDisposition(fileName, isInline))
    .header('cache-control', caching)
    .header('content-security-policy', alone)
    .type(type)
  if (body instanceof Readable) return reply.send(body)
  if (!(body instanceof Uint8Array)) return sendStored(reply, body)
  if (caching !== 'no-store') {
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
    reply.header('etag', tag)
    if (reply.request.headers['if-none-match'] === tag) return reply.status(304).send()
  }
  return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
}

/** The part of stored bytes that is sent: null for all of them, also where `If-Range` names others; 'beyond' for none. */
export function askedRange(
  headers: IncomingHttpHeaders,
  { size, tag }: Pick<StoredBody, 'size' | 'tag'>,
): ReturnType<typeof readRange> {
  const isUnchanged = headers['if-range'] === undefined || headers['if-range'] === `"${tag}"`
  return isUnchanged ? readRange(headers.range, size) : null
}

/** All of the bytes or the range that was asked for, see RFC 9110, section 14. */
async function sendStored(reply: FastifyReply, { size, tag, open }: StoredBody): Promise<FastifyReply> {
  const { method, headers } = reply.request
  const etag = `"${tag}"`
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  if (headers['if-none-match'] === etag) return reply.status(304).send()
  const range = method === 'GET' ? askedRange(headers, { size, tag }) : null
  if (range === 'beyond') {
    return reply.status(416).header('content-range', `bytes */${size}`).removeHeader('content-type').send()
  }
  const got = await open(range ?? undefined)
  if (got === null) throw new Refusal('NOT_FOUND')
  if (method === 'HEAD') {
    got.body.destroy()
    return reply.header('content-length', got.size).send(Readable.from([]))
  }
  if (range === null) return reply.header('content-length', got.size).send(got.body)
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(got.body)
}

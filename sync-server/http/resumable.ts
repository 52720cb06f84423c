import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { refuseDeepJson } from './nesting.ts'
import { Refusal } from './refusal.ts'

/** Bytes that a call adds to an upload, see https://tus.io/protocols/resumable-upload. */
export interface Append {
  readonly offset: number
  /** Of the body; null: any number. */
  readonly length: number | null
  /** SHA-256 of the body, in hex; null: not given. */
  readonly sha256: string | null
  readonly body: Readable
}

declare module 'fastify' {
  interface FastifyRequest {
    append: Append | null
  }
}

export const appendType = 'application/offset+octet-stream'

const version = '1.0.0'
const facts = {
  'tus-resumable': version,
  'tus-version': version,
  'tus-extension': 'creation,termination,checksum',
  'tus-checksum-algorithm': 'sha256',
}

export function acceptResumable(app: FastifyInstance): void {
  app.addContentTypeParser(appendType, (_request, body, done) => done(null, body))
  app.decorateRequest('append', null)
}

/** Says on every answer of such a call, also of an error, what of tus there is. */
export function tellResumable(reply: FastifyReply, { resumable }: Call): void {
  if (resumable !== undefined) reply.headers(facts)
}

/**
 * Reads the headers of tus before validation. Of `create` they become the body, so that JSON may be sent instead. Of `append`
 * the stream is put aside unread.
 */
export function readResumable(request: FastifyRequest, { resumable }: Call): void {
  const { headers, body } = request
  const isStream = body instanceof Readable
  if (isStream !== (resumable === 'append')) throw new Refusal('UNSUPPORTED_TYPE')
  if (resumable === undefined) return
  const asked = headers['tus-resumable']
  if (asked !== undefined && asked !== version) throw new Refusal('UNSUPPORTED_VERSION')
  if (resumable === 'create' && headers['upload-metadata'] !== undefined) request.body = readCreation(headers)
  if (resumable !== 'append' || !isStream) return
  request.append = {
    offset: readCount('Upload-Offset', headers['upload-offset']),
    length: headers['content-length'] === undefined ? null : Number(headers['content-length']),
    sha256: readChecksum(headers['upload-checksum']),
    body,
  }
  request.body = undefined
}

type Headers = FastifyRequest['headers']

function readCreation(headers: Headers): unknown {
  const size = readCount('Upload-Length', headers['upload-length'])
  const pairs = String(headers['upload-metadata']).split(',')
  const found = pairs.map((pair) => pair.trim().split(' ')).find(([name]) => name === 'data')
  const text = Buffer.from(found?.[1] ?? '', 'base64').toString('utf8')
  refuseDeepJson(text, 'Upload-Metadata')
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('data is no object')
    return { ...data, size }
  } catch (cause) {
    throw wrongHeader('Upload-Metadata', cause)
  }
}

function readCount(name: string, value: string | string[] | undefined): number {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null
  if (count === null) throw wrongHeader(name)
  return count
}

/** In hex. */
function readChecksum(value: string | string[] | undefined): string | null {
  if (value === undefined) return null
  const [algorithm, encoded = ''] = String(value).split(' ')
  const hash = Buffer.from(encoded, 'base64')
  if (algorithm !== 'sha256' || hash.length !== 32) throw wrongHeader('Upload-Checksum')
  return hash.toString('hex')
}

function wrongHeader(field: string, cause?: unknown): Refusal {
  return new Refusal('BAD_REQUEST', { fields: [{ field, code: 'INVALID_VALUE' }], cause })
}

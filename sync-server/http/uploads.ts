import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallWithShapes, ordinaryBodyBytes } from '#contract/call.ts'
import { HeldByKey } from '../held-by-key.ts'
import { IncomingFile } from './incoming-file.ts'
import { refuseDeepJson } from './nesting.ts'
import { Refusal } from './refusal.ts'
import { badPart, dataTooLarge, tooLarge } from './upload-faults.ts'
import { type HeldUpload, UploadMemory } from './upload-memory.ts'

/** The `file` part of a multipart call. */
export interface Upload {
  /** File name given by the sender; not trustworthy. */
  readonly name: string
  readonly bytes: Buffer
  readonly sha256: string
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null
    /** Of a call whose file goes to the store as it comes. */
    incoming: IncomingFile | null
  }
}

const dataMaxBytes = ordinaryBodyBytes
/**
 * Files are read into memory, or parts of `streamBytes` on their way to the store: so much of it for all uploads under way, from
 * when their bytes come until the store has them, and for those of one caller, as they are begun.
 */
const streamBytes = 8 * 1024 * 1024
const mostOfCaller = 32 * 1024 * 1024
const begunBy = new HeldByKey<string>()
const now = () => performance.now()
const memory = new UploadMemory({
  atMost: 128 * 1024 * 1024,
  reserve: 16 * 1024 * 1024,
  patienceMs: 10_000,
  now,
})

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.decorateRequest('upload', null)
  app.decorateRequest('incoming', null)
}

/**
 * Begins an upload of at most `maxBytes`, until the answer is sent or the connection is gone. Throws RATE_LIMITED where the caller
 * has begun too many: devices try again.
 */
function beginUpload(request: FastifyRequest, { raw }: FastifyReply, maxBytes: number): HeldUpload {
  const { countedAs } = request
  const bytes = Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes + dataMaxBytes)
  const isFirst = begunBy.of(countedAs) === 0
  if (!begunBy.take(countedAs, isFirst ? Number.POSITIVE_INFINITY : mostOfCaller, bytes))
    throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 5 })
  const upload = memory.open({
    account: countedAs,
    most: bytes,
    giveUp: () => void request.raw.destroy(new Refusal('RATE_LIMITED')),
  })
  raw.once('close', () => {
    upload.close()
    begunBy.give(countedAs, bytes)
  })
  return upload
}

/**
 * Reads a multipart body before validation: `data` becomes the body, `file` the upload. A file that is too large is
 * read to its end and discarded, because a browser that is still sending does not read an answer.
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { upload, body }: CallWithShapes,
): Promise<void> {
  if (upload === undefined) {
    if (body !== undefined && request.isMultipart()) throw new Refusal('UNSUPPORTED_TYPE')
    return
  }
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_TYPE')
  if (upload.streamed) {
    const begun = beginUpload(request, reply, Math.min(upload.maxBytes, streamBytes))
    return beginStream(request, upload.maxBytes, begun)
  }
  const begun = beginUpload(request, reply, upload.maxBytes)
  const { data, file, isTooLarge } = await readParts(request, upload.maxBytes, begun).catch(toRefusal)
  begun.complete()
  if (isTooLarge) throw tooLarge(upload.maxBytes)
  if (file === null || file.bytes.length === 0) throw badPart('file')
  request.upload = file
  request.body = parse(data ?? '{}')
}

type Parts = ReturnType<FastifyRequest['parts']>
type Part = Awaited<ReturnType<Parts['next']>>['value']

function partsOf(request: FastifyRequest, maxBytes: number): Parts {
  return request.parts({
    limits: { fileSize: maxBytes, fieldSize: dataMaxBytes, files: 2, fields: 2, parts: 4 },
  })
}

/** Reads a form up to the file, whose bytes stay to be read. */
async function beginStream(request: FastifyRequest, maxBytes: number, begun: HeldUpload): Promise<void> {
  const parts = partsOf(request, maxBytes)
  let data: string | undefined
  for (;;) {
    const { value: part, done } = await parts.next().catch(toRefusal)
    if (done) throw badPart('file')
    if (part.type === 'file' && part.fieldname === 'file') {
      const length = Number(request.headers['content-length'])
      const readRest = async () => {
        await readToEnd(parts).catch(toRefusal)
        begun.complete()
      }
      const file = {
        filename: part.filename,
        file: part.file,
        chunks: countedChunks(part.file, begun),
        taken: (bytes: number) => begun.give(bytes),
      }
      request.incoming = new IncomingFile(file, Number.isNaN(length) ? null : length, maxBytes, readRest)
      break
    }
    const text = await readText(part, begun).catch(toRefusal)
    if (part.fieldname === 'data') data = text
  }
  request.body = parse(data ?? '{}')
}

/** The text of a part that is not the file, sent with a file name or without. Throws TOO_LARGE at the first byte too many. */
async function readText(part: Part, begun: HeldUpload): Promise<string> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw dataTooLarge()
    // One with the type of JSON is parsed already.
    return typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of countedChunks(part.file, begun)) {
    size += chunk.length
    if (size > dataMaxBytes) throw dataTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The bytes of a part, which stay in memory until they are given back. */
async function* countedChunks(file: AsyncIterable<Buffer>, begun: HeldUpload): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    await begun.received(chunk.length, now())
    // Where the store is slow, the sender is not.
    const takenFrom = now()
    begun.isWaiting = true
    yield chunk
    begun.isWaiting = false
    begun.skip(now() - takenFrom)
  }
}

/** What was said behind the file was not heeded. */
async function readToEnd(parts: Parts): Promise<void> {
  let isHeeded = true
  for await (const part of parts) {
    isHeeded = false
    if (part.type === 'file') part.file.resume()
  }
  if (!isHeeded) throw badPart('data')
}

/** The parser's errors about a form that ends early or has no boundary carry no status. */
function toRefusal(cause: unknown): never {
  if (cause instanceof Error && ('statusCode' in cause || cause instanceof Refusal)) throw cause
  throw badPart('file', cause)
}

/** Reads and discards what is still being sent of a form that was refused: a browser reads no answer before. */
export function discardForm(request: FastifyRequest): void {
  if (!request.isMultipart()) return
  request.raw.unpipe()
  request.raw.resume()
}

async function readParts(request: FastifyRequest, maxBytes: number, begun: HeldUpload) {
  let data: string | undefined
  let file: Upload | null = null
  let isTooLarge = false
  for await (const part of partsOf(request, maxBytes)) {
    if (part.type !== 'file' || part.fieldname !== 'file') {
      const text = await readText(part, begun)
      if (part.fieldname === 'data') data = text
      continue
    }
    if (file !== null) throw badPart('file')
    const bytes = await buffer(countedChunks(part.file, begun))
    if (part.file.truncated) isTooLarge = true
    file = toUpload(part.filename, bytes)
  }
  return { data, file, isTooLarge }
}

function toUpload(name: string | undefined, bytes: Buffer): Upload {
  return {
    name: name ?? '',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

function parse(data: string): unknown {
  refuseDeepJson(data, 'data')
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw badPart('data', cause)
  }
}

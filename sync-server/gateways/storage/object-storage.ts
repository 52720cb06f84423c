import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { ObjectStorage } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import { contentDisposition } from './content-disposition.ts'
import { Intake } from './intake.ts'
import type { ByteRange, Got, Storage, StoredObject } from './storage.ts'

const patienceMs = 30_000
/** Of a part; a multiple of the smallest that the service takes, 5 MiB. 10,000 of them are the most of an object. */
const partPatienceMs = 120_000
const partBytes = 8 * 1024 * 1024
/** Until a service that is away is asked again. */
const retryAfterSeconds = 10

interface Sent {
  readonly body?: Uint8Array
  readonly type?: string
  readonly range?: ByteRange
  readonly query?: Readonly<Record<string, string>>
  /** Bucket and key whose bytes are taken. */
  readonly copyOf?: string
}

/**
 * A bucket of an S3 service. The hash of the body is signed, so the service refuses a body that was damaged on the way. A
 * redirect is a failure: files go to the configured address alone. What is longer than a part is uploaded part by part, so
 * that one part at a time is in memory. Rejects with STORAGE_DOWN where the service does not answer, or cannot now.
 */
export function openObjectStorage(bucket: ObjectStorage): Storage {
  const { accessKeyId, secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = baseOf(bucket)

  /** Answers when the head of the answer is there; its body then has no time limit of ours. */
  async function send(method: string, key: string, sent: Sent = {}): Promise<Response> {
    const { body, type, range, query, copyOf } = sent
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), body ? partPatienceMs : patienceMs)
    try {
      const answer = await client.fetch(
        `${base}${key && `/${key}`}${query ? `?${new URLSearchParams(query)}` : ''}`,
        {
          method,
          redirect: 'manual',
          signal: patience.signal,
          headers: {
            'x-amz-content-sha256': sha256(body ?? new Uint8Array()),
            ...(type !== undefined && { 'content-type': type }),
            ...(copyOf !== undefined && { 'x-amz-copy-source': copyOf }),
            ...(range && { range: `bytes=${range.start}-${range.end ?? ''}` }),
          },
          ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        },
      )
      if (!isPassing(answer.status)) return answer
      await answer.arrayBuffer()
      throw failure(method, answer.status)
    } catch (cause) {
      throw new Refusal('STORAGE_DOWN', { retryAfterSeconds, cause })
    } finally {
      clearTimeout(timer)
    }
  }

  async function sendForText(
    method: string,
    key: string,
    sent: Sent,
  ): Promise<{ text: string; etag: string }> {
    const answer = await send(method, key, sent)
    const text = await answer.text()
    if (!answer.ok) throw failure(method, answer.status)
    return { text, etag: answer.headers.get('etag') ?? '' }
  }

  async function putInParts(
    key: string,
    type: string,
    first: Buffer,
    rest: AsyncIterable<Buffer>,
    intake: Intake,
  ) {
    const begun = await sendForText('POST', key, { type, query: { uploads: '' } })
    const uploadId = unescapeXml(/<UploadId>([^<]+)<\/UploadId>/.exec(begun.text)?.[1] ?? '')
    const etags: string[] = []
    const putPart = async (body: Buffer) => {
      const query = { partNumber: String(etags.length + 1), uploadId }
      etags.push((await sendForText('PUT', key, { body, query })).etag)
      intake.taken(body.length)
    }
    try {
      await putPart(first)
      for await (const part of rest) if (part.length > 0) await putPart(part)
      const { text } = await sendForText('POST', key, { body: listOfParts(etags), query: { uploadId } })
      // It may begin to answer 200 before it knows the outcome.
      if (!text.includes('<CompleteMultipartUploadResult')) throw failure('POST', 200)
    } catch (cause) {
      // What cannot be aborted now is by `deleteUnfinished`.
      await send('DELETE', key, { query: { uploadId } }).catch(() => undefined)
      throw cause
    }
  }

  return {
    async put(key, body, about) {
      const intake = new Intake(body, about)
      const parts = intake.parts(body instanceof Uint8Array ? Number.POSITIVE_INFINITY : partBytes)
      const first = (await parts.next()).value as Buffer
      if (first.length < partBytes || body instanceof Uint8Array) {
        // Runs the checks behind the last byte.
        for await (const _ of parts);
        await sendForText('PUT', key, { body: first, type: about.type })
        intake.taken(first.length)
      } else await putInParts(key, about.type, first, parts, intake)
      return intake.end()
    },
    async get(key, range) {
      const answer = await send('GET', key, range ? { range } : {})
      if (!answer.ok) {
        const text = await answer.text()
        // Without the bucket, no file is known to be gone.
        if (text.includes('<Code>NoSuchBucket</Code>'))
          throw new Refusal('STORAGE_DOWN', { retryAfterSeconds })
        if (answer.status === 404) return null
        if (answer.status !== 416) throw failure('GET', answer.status)
        // All of an empty object may be read.
        if (range?.start === 0) return { body: Readable.from([]), size: 0 }
        throw new RangeError(`There is no byte ${range?.start}.`)
      }
      return gotOf(answer)
    },
    async copy(from, to) {
      const source = `/${bucket.bucket}/${from}`
      const answer = await send('PUT', to, { copyOf: source })
      const text = await answer.text()
      if (answer.status === 404) return false
      // It may begin to answer 200 before it knows the outcome.
      if (!answer.ok || !text.includes('<CopyObjectResult')) throw failure('PUT', answer.status)
      return true
    },
    async url(key, { seconds, type, name, isInline = false }) {
      const url = new URL(`${base}/${key}`)
      url.searchParams.set('X-Amz-Expires', String(seconds))
      url.searchParams.set('response-content-type', type)
      url.searchParams.set('response-content-disposition', contentDisposition(name, isInline))
      return (await client.sign(url, { method: 'GET', aws: { signQuery: true } })).url
    },
    async delete(key) {
      const answer = await send('DELETE', key)
      await answer.arrayBuffer()
      if (!answer.ok && answer.status !== 404) throw failure('DELETE', answer.status)
    },
    /** Continues by the last key rather than by a token, which would have to be decoded from XML. */
    async *list(folder, from = '') {
      for (let after: string | null = from; after !== null; ) {
        const query = {
          'list-type': '2',
          ...(folder !== '' && { prefix: `${folder}/` }),
          ...(after !== '' && { 'start-after': after }),
        }
        const { text } = await sendForText('GET', '', { query })
        const page = readPage(text)
        yield* page
        after = isTruncated(text) ? (page.at(-1)?.key ?? null) : null
      }
    },
    async deleteUnfinished(before) {
      let count = 0
      for (let from: Readonly<Record<string, string>> | null = {}; from !== null; ) {
        const { text } = await sendForText('GET', '', { query: { uploads: '', ...from } })
        const uploads = readUploads(text)
        for (const { key, uploadId, begunAt } of uploads) {
          if (!(begunAt < before)) continue
          await sendForText('DELETE', key, { query: { uploadId } })
          count += 1
        }
        const last = uploads.at(-1)
        from =
          isTruncated(text) && last ? { 'key-marker': last.key, 'upload-id-marker': last.uploadId } : null
      }
      return count
    },
  }
}

function gotOf({ body, headers }: Response): Got {
  const [, whole] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return {
    body: body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]),
    size: Number(whole ?? headers.get('content-length') ?? 0),
  }
}

function listOfParts(etags: readonly string[]): Buffer {
  const parts = etags.map(
    (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  )
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}

/** Our keys need none of the escapes of XML. */
function readPage(xml: string): StoredObject[] {
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, content = '']) => ({
    key: /<Key>([^<]*)<\/Key>/.exec(content)?.[1] ?? '',
    size: Number(/<Size>(\d+)<\/Size>/.exec(content)?.[1] ?? 0),
    // An invalid date where the service does not say.
    putAt: new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(content)?.[1] ?? ''),
  }))
}

function readUploads(xml: string) {
  return [...xml.matchAll(/<Upload>([\s\S]*?)<\/Upload>/g)].map(([, content = '']) => ({
    key: /<Key>([^<]*)<\/Key>/.exec(content)?.[1] ?? '',
    uploadId: unescapeXml(/<UploadId>([^<]*)<\/UploadId>/.exec(content)?.[1] ?? ''),
    begunAt: new Date(/<Initiated>([^<]*)<\/Initiated>/.exec(content)?.[1] ?? ''),
  }))
}

function isTruncated(xml: string): boolean {
  return /<IsTruncated>true<\/IsTruncated>/.test(xml)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&')
}

function baseOf({ endpoint, bucket, region, forcePathStyle }: ObjectStorage): string {
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  const path = host.pathname.replace(/\/+$/, '')
  return forcePathStyle
    ? `${host.origin}${path}/${bucket}`
    : `${host.protocol}//${bucket}.${host.host}${path}`
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429
}

function failure(method: string, status: number): Error {
  return new Error(`The object storage answered ${status} to ${method}.`)
}

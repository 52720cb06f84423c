import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface TestObject {
  readonly bytes: Buffer
  readonly type: string | undefined
  /** May be set, to make an object older. */
  putAt: Date
}

interface TestUpload {
  readonly key: string
  readonly type: string | undefined
  readonly parts: Map<number, Buffer>
  begunAt: Date
}

export interface TestBucket {
  readonly endpoint: string
  readonly objects: Map<string, TestObject>
  /** Begun and neither completed nor aborted, by their ids. */
  readonly uploads: Map<string, TestUpload>
  /** The next completed upload is answered with an error in an answer of status 200. */
  failCompletion(): void
  /** The next `count` requests are answered with 503. */
  failNext(count: number): void
  /** The next answer with bytes breaks off after so many of them. */
  breakNext(bytes: number): void
  /** As one that cannot be reached: connections are closed without an answer. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

export const testKeys = { accessKeyId: 'ONGI', secretAccessKey: 'a secret of the test' }

/** The part of S3 that we use. As strict as a real one about signature version 4 and the hash of the body. */
export async function openTestBucket(name: string): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map()
  const uploads: TestBucket['uploads'] = new Map()
  let failing = 0
  let failsCompletion = false
  let isAway = false
  let breaksAfter: number | null = null
  const server = createServer(async (request, response) => {
    if (isAway) return request.socket.destroy()
    const body = await buffer(request)
    const end = (status: number, bytes?: Buffer | string) => response.writeHead(status).end(bytes)
    if (failing > 0) {
      failing -= 1
      return end(503)
    }
    if (!isSigned(request, body)) return end(403)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const [, bucket, ...rest] = pathname.split('/')
    const key = rest.join('/')
    if (bucket !== name) return end(404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return multipart(request, key, searchParams, body, response)
    const copyOf = request.headers['x-amz-copy-source']
    if (request.method === 'PUT' && copyOf !== undefined) {
      const source = objects.get(String(copyOf).replace(`/${name}/`, ''))
      if (!source) return end(404)
      objects.set(key, { ...source, putAt: new Date() })
      return end(200, '<CopyObjectResult></CopyObjectResult>')
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'], putAt: new Date() })
      return end(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return end(204)
    }
    if (searchParams.get('list-type') === '2') return end(200, listed(objects, searchParams))
    const found = objects.get(key)
    if (!found) return end(404)
    const most = breaksAfter
    breaksAfter = null
    if (most === null) return answer(found, request, searchParams, response)
    response.writeHead(200, { 'content-length': found.bytes.length })
    response.write(found.bytes.subarray(0, most), () => response.destroy())
  })

  /** https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
  function multipart(
    { method, headers }: IncomingMessage,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    response: ServerResponse,
  ) {
    const end = (status: number, text = '') => response.writeHead(status).end(text)
    if (query.has('uploads') && method === 'POST') {
      const id = `${randomUUID()}&=`
      uploads.set(id, { key, type: headers['content-type'], parts: new Map(), begunAt: new Date() })
      return end(
        200,
        `<InitiateMultipartUploadResult><UploadId>${id.replace('&', '&amp;')}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (query.has('uploads')) return end(200, listedUploads(uploads, query))
    const id = query.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (!upload || upload.key !== key) return end(404)
    if (method === 'DELETE') {
      uploads.delete(id)
      return end(204)
    }
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body)
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (failsCompletion) {
      failsCompletion = false
      return end(200, '<Error><Code>InternalError</Code></Error>')
    }
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const parts = named.map(([, number, etag]) => {
      const part = upload.parts.get(Number(number))
      return part && etagOf(part) === etag?.replaceAll('&quot;', '"') ? part : null
    })
    const isSmall = parts.slice(0, -1).some((part) => (part?.length ?? 0) < smallestPart)
    if (parts.length === 0 || isSmall || parts.includes(null)) return end(400)
    uploads.delete(id)
    const bytes = Buffer.concat(parts.filter((part) => part !== null))
    objects.set(key, { bytes, type: upload.type, putAt: new Date() })
    return end(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    failCompletion() {
      failsCompletion = true
    },
    failNext(count) {
      failing = count
    },
    breakNext(bytes) {
      breaksAfter = bytes
    },
    setAway(isNow) {
      isAway = isNow
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const smallestPart = 5 * 1024 * 1024

function answer(
  { bytes, type }: TestObject,
  { headers }: IncomingMessage,
  query: URLSearchParams,
  response: ServerResponse,
) {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '')
  const start = Number(asked?.[1] ?? 0)
  const end = asked?.[2] ? Math.min(Number(asked[2]), bytes.length - 1) : bytes.length - 1
  if (asked && start >= bytes.length) return response.writeHead(416).end()
  const body = bytes.subarray(start, end + 1)
  const disposition = query.get('response-content-disposition')
  return response
    .writeHead(asked ? 206 : 200, {
      'content-length': body.length,
      'content-type': query.get('response-content-type') ?? type ?? 'application/octet-stream',
      ...(asked && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
      ...(disposition && { 'content-disposition': disposition }),
    })
    .end(body)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function listedUploads(uploads: TestBucket['uploads'], query: URLSearchParams): string {
  const after = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? ''].join(' ')
  const all = [...uploads].filter(([id, { key }]) => `${key} ${id}` > after)
  const page = all
    .sort(([a, { key: x }], [b, { key: y }]) => (`${x} ${a}` < `${y} ${b}` ? -1 : 1))
    .slice(0, pageSize)
  const entries = page.map(
    ([id, { key, begunAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id.replace('&', '&amp;')}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
  )
  return `<ListMultipartUploadsResult><IsTruncated>${all.length > page.length}</IsTruncated>${entries.join('')}</ListMultipartUploadsResult>`
}

/** Pages are small, so that tests meet several. */
const pageSize = 3

function listed(objects: TestBucket['objects'], query: URLSearchParams): Buffer {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? '']
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, pageSize)
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.putAt.toISOString()}</LastModified><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
  )
  return Buffer.from(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > page.length}</IsTruncated>${contents.join('')}</ListBucketResult>`,
  )
}

interface Signed {
  readonly date: string
  readonly region: string
  readonly names: string
  readonly signature: string
  readonly time: string
  readonly hash: string
  readonly query: string
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, and sigv4-query-string-auth.html. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method, url = '' } = request
  const signed = headers.authorization === undefined ? signedByQuery(url) : signedByHeader(request, body)
  if (!signed) return false
  const canonical = [
    method,
    url.split('?')[0],
    canonicalQuery(signed.query),
    ...signed.names.split(';').map((header) => `${header}:${String(headers[header]).trim()}`),
    '',
    signed.names,
    signed.hash,
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    signed.time,
    `${signed.date}/${signed.region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = [signed.date, signed.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${testKeys.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signed.signature
}

/** Decoded and encoded again, because a client may leave signs as they are that the signature encodes. */
function canonicalQuery(query: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

function signedByHeader({ headers, url = '' }: IncomingMessage, body: Buffer): Signed | null {
  const [, date, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=ONGI\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const hash = createHash('sha256').update(body).digest('hex')
  if (!date || !region || headers['x-amz-content-sha256'] !== hash) return null
  const time = String(headers['x-amz-date'])
  return { date, region, names, signature, time, hash, query: url.split('?')[1] ?? '' }
}

function signedByQuery(url: string): Signed | null {
  const query = url.split('?')[1] ?? ''
  const given = new URLSearchParams(query)
  const [, date, region] =
    /^ONGI\/(\d{8})\/([\w-]+)\/s3\/aws4_request$/.exec(given.get('X-Amz-Credential') ?? '') ?? []
  if (!date || !region) return null
  const time = given.get('X-Amz-Date') ?? ''
  const [, year, month, day, hour, minute, second] = /^(\d{4})(..)(..)T(..)(..)(..)Z$/.exec(time) ?? []
  const begins = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (!(Date.now() < begins + Number(given.get('X-Amz-Expires')) * 1000)) return null
  return {
    date,
    region,
    time,
    names: given.get('X-Amz-SignedHeaders') ?? '',
    signature: given.get('X-Amz-Signature') ?? '',
    hash: 'UNSIGNED-PAYLOAD',
    query: query
      .split('&')
      .filter((part) => !part.startsWith('X-Amz-Signature='))
      .join('&'),
  }
}

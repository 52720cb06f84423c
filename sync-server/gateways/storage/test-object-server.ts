import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface TestObject {
  readonly bytes: Buffer
  readonly type: string | undefined
  /** May be set, to make an object older. */
  putAt: Date
}

export interface TestBucket {
  readonly endpoint: string
  readonly objects: Map<string, TestObject>
  /** The next `count` requests are answered with 503. */
  failNext(count: number): void
  close(): Promise<void>
}

export const testKeys = { accessKeyId: 'ONGI', secretAccessKey: 'a secret of the test' }

/** The part of S3 that we use. As strict as a real one about signature version 4 and the hash of the body. */
export async function openTestBucket(name: string): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map()
  let failing = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const end = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes)
    if (failing > 0) {
      failing -= 1
      return end(503)
    }
    if (!isSigned(request, body)) return end(403)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const [, bucket, ...rest] = pathname.split('/')
    const key = rest.join('/')
    if (bucket !== name) return end(404)
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
    return found ? end(200, found.bytes) : end(404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext(count) {
      failing = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
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

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer): boolean {
  const [, date, region, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=ONGI\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const hash = createHash('sha256').update(body).digest('hex')
  if (!date || !region || headers['x-amz-content-sha256'] !== hash) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((header) => `${header}:${String(headers[header]).trim()}`),
    '',
    names,
    hash,
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${testKeys.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === given
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openStorage, type Storage } from '#server/gateways/storage/storage.ts'
import { readRange } from '#server/http/ranges.ts'

/*
 * A process of `npm run bench drive`: PUT stores the body, GET answers it, `/memory` the most memory that the process had.
 * `sink` takes and makes bytes without a store: what the machine can do, and the service behind a bucket.
 */
const [kind = '', place = ''] = process.argv.slice(2)
const s3 = {
  endpoint: place,
  bucket: 'ongi',
  region: 'us-east-1',
  accessKeyId: 'ONGI',
  secretAccessKey: 'a secret of the bench',
  forcePathStyle: true,
}
const storage =
  kind === 'sink' ? null : openStorage(kind === 'bucket' ? { dataDir: '', s3 } : { dataDir: place, s3: null })
const zeros = Buffer.alloc(256 * 1024)
let length = 0

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/memory') response.end(String(process.resourceUsage().maxRSS))
  else if (storage === null) await sink(request, response)
  else if (request.method === 'PUT') await keep(storage, request, response)
  else await give(storage, request, response)
}

async function keep(storage: Storage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const put = await storage.put('brand/1/large', request, { type: 'video/mp4' })
  response.end(put.sha256)
}

async function give(storage: Storage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const range = readRange(request.headers.range, Number.MAX_SAFE_INTEGER)
  const got = await storage.get('brand/1/large', range === 'beyond' || range === null ? undefined : range)
  if (got === null) throw new Error('The bytes are not there.')
  await pipeline(got.body, response)
}

/** The part of S3 that the bench needs: bytes are counted and forgotten. */
async function sink(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request
  if (method === 'GET') {
    response.setHeader('content-length', length)
    return pipeline(Readable.from(bytes(length)), response)
  }
  let size = 0
  for await (const chunk of request) size += (chunk as Buffer).length
  if (url.includes('uploads=')) length = 0
  else if (method === 'PUT') length = url.includes('partNumber') ? length + size : size
  response.setHeader('etag', '"part"')
  response.end('<CompleteMultipartUploadResult/><UploadId>one</UploadId>')
}

function* bytes(count: number): Generator<Buffer> {
  for (let left = count; left > 0; left -= zeros.length) yield zeros.subarray(0, left)
}

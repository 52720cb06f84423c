import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { ObjectStorage } from '#server/environment/environment.ts'
import type { Storage, StoredObject } from './storage.ts'

const patienceMs = 30_000

/**
 * A bucket of an S3 service. The hash of the body is signed, so the service refuses a body that was damaged on the way. A
 * redirect is a failure: files go to the configured address alone.
 */
export function openObjectStorage(bucket: ObjectStorage): Storage {
  const { accessKeyId, secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = baseOf(bucket)
  const send = (method: string, key: string, init: { body?: Uint8Array; type?: string } = {}) =>
    client.fetch(`${base}/${key}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'x-amz-content-sha256': sha256(init.body ?? new Uint8Array()),
        ...(init.type !== undefined && { 'content-type': init.type }),
      },
      ...(init.body && { body: init.body as Uint8Array<ArrayBuffer> }),
    })
  /** Continues by the last key rather than by a token, which would have to be decoded from XML. */
  async function listPage(prefix: string, after: string): Promise<Page> {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(prefix && { prefix }),
      ...(after && { 'start-after': after }),
    })
    const answer = await client.fetch(`${base}?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'x-amz-content-sha256': sha256(new Uint8Array()) },
    })
    const xml = await answer.text()
    if (!answer.ok) throw failure('LIST', answer)
    return readPage(xml)
  }

  return {
    async put(key, bytes, type) {
      const answer = await send('PUT', key, { body: bytes, type })
      await answer.arrayBuffer()
      if (!answer.ok) throw failure('PUT', answer)
    },
    async get(key) {
      const answer = await send('GET', key)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 404) return null
      if (!answer.ok) throw failure('GET', answer)
      return bytes
    },
    async delete(key) {
      const answer = await send('DELETE', key)
      await answer.arrayBuffer()
      if (!answer.ok && answer.status !== 404) throw failure('DELETE', answer)
    },
    async *list(folder, from = '') {
      for (let after: string | null = from; after !== null; ) {
        const page: Page = await listPage(folder === '' ? '' : `${folder}/`, after)
        yield* page.objects
        after = page.isWhole ? null : (page.objects.at(-1)?.key ?? null)
      }
    },
    // An object is there whole or not at all.
    deleteUnfinished: async () => 0,
  }
}

interface Page {
  readonly objects: readonly StoredObject[]
  readonly isWhole: boolean
}

/** Our keys need none of the escapes of XML. */
function readPage(xml: string): Page {
  const found = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, content = '']) => ({
    key: /<Key>([^<]*)<\/Key>/.exec(content)?.[1] ?? '',
    size: Number(/<Size>(\d+)<\/Size>/.exec(content)?.[1] ?? 0),
    // An invalid date where the service does not say.
    putAt: new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(content)?.[1] ?? ''),
  }))
  return { objects: found, isWhole: !/<IsTruncated>true<\/IsTruncated>/.test(xml) }
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

function failure(method: string, { status }: Response): Error {
  return new Error(`The object storage answered ${status} to ${method}.`)
}

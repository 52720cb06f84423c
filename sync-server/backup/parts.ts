import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Mistake } from '../commands/with-database.ts'
import { readStored, type Storage } from '../gateways/storage/storage.ts'
import type { Part } from './manifest.ts'

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

/** Bytes of a part before it is compressed; more only where a single row has more. */
const partBytes = 8 * 1024 * 1024

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Stores what is added in parts below `folder`. */
export function openParts(place: Storage, folder: string) {
  const parts: Part[] = []
  let chunks: Buffer[] = []
  let size = 0
  let count = 0
  const flush = async () => {
    if (size === 0) return
    const content = Buffer.concat(chunks)
    chunks = []
    size = 0
    count += 1
    const key = `${folder}/${String(count).padStart(6, '0')}.gz`
    const bytes = await zip(content, { level: 3 })
    await place.put(key, bytes, { type: 'application/gzip' })
    parts.push({ key, size: bytes.length, sha256: sha256(bytes) })
  }
  return {
    /** Calls may overlap. */
    async add(chunk: Buffer): Promise<void> {
      chunks.push(chunk)
      size += chunk.length
      if (size >= partBytes) await flush()
    },
    async end(): Promise<Part[]> {
      await flush()
      return parts
    },
  }
}

/** The content of parts, one after the other. Rejects where one is missing or its bytes are not those that were stored. */
export async function* readParts(place: Storage, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await unzip(await readChecked(place, part))
}

/** The lines of parts that were stored line by line. */
export async function* readLines(place: Storage, parts: readonly Part[]): AsyncGenerator<string> {
  for await (const bytes of readParts(place, parts)) {
    for (const line of String(bytes).split('\n')) if (line !== '') yield line
  }
}

export async function readChecked(place: Storage, { key, sha256: hash }: Part): Promise<Buffer> {
  const bytes = await readStored(place, key)
  if (bytes === null) throw damaged(key, 'is missing')
  if (sha256(bytes) !== hash) throw damaged(key, 'is not what was stored')
  return bytes
}

export function damaged(key: string, how: string): Mistake {
  return new Mistake(`The backup is damaged: ${key} ${how}.`)
}

import { buffer } from 'node:stream/consumers'
import type { Storage } from '#server/gateways/storage/storage.ts'

/** Bytes in the store, of which parts are read. */
export interface Source {
  readonly size: number
  /** From `start` on, fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>
  /** All of them, chunk by chunk. */
  all(): AsyncIterable<Uint8Array>
}

/** So much of the beginning is read at once, because most of what is asked for is there. */
const headBytes = 64 * 1024

export async function openSource({ get }: Pick<Storage, 'get'>, key: string, size: number): Promise<Source> {
  const readFrom = async (start: number, length: number): Promise<Buffer> => {
    const end = Math.min(start + length, size) - 1
    if (start < 0 || end < start) return Buffer.alloc(0)
    return buffer((await opened({ start, end })).body)
  }
  const head = await readFrom(0, headBytes)
  return {
    size,
    read: (start, length) =>
      start >= 0 && start + length <= head.length
        ? Promise.resolve(head.subarray(start, start + length))
        : readFrom(start, length),
    async *all() {
      yield* (await opened()).body
    },
  }

  async function opened(range?: { readonly start: number; readonly end: number }) {
    const got = await get(key, range)
    if (got === null) throw new Error('The bytes of an upload are not there.')
    return got
  }
}

import { join } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { openLocalStorage } from './local-storage.ts'
import { openObjectStorage } from './object-storage.ts'

/** Where the bytes of files are. Keys are ours, never a name that somebody gave. */
export interface Storage {
  /** Resolves once the bytes survive the process. Bytes that are there already are replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** null: there are none. */
  get(key: string): Promise<Buffer | null>
  /** Also where there is nothing. */
  delete(key: string): Promise<void>
}

export function openStorage({ s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>): Storage {
  const storage = s3 === null ? openLocalStorage(join(dataDir, 'files')) : openObjectStorage(s3)
  return {
    put: async (key, bytes, type) => storage.put(checked(key), bytes, type),
    get: async (key) => storage.get(checked(key)),
    delete: async (key) => storage.delete(checked(key)),
  }
}

function checked(key: string): string {
  if (!/^[a-z0-9]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/.test(key)) throw new Error(`${key} is no key of ours.`)
  return key
}

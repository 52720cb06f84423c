import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage, type Storage } from '../gateways/storage/storage.ts'
import { openTestBucket, testKeys } from '../gateways/storage/test-object-server.ts'

export interface TestStore {
  readonly storage: Storage
  /** Puts something that is so many days old. */
  put(key: string, days: number): Promise<void>
  keys(): Promise<string[]>
  /** Leaves what a process leaves that is killed while it puts something. Returns how much this kind of store keeps of it. */
  leaveUnfinished(days: number): 0 | 1
  close(): Promise<void>
}

async function openDirectory(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-store-'))
  const storage = openStorage({ dataDir, s3: null })
  const age = (name: string, at: Date) => utimesSync(join(dataDir, 'files', name), at, at)
  return {
    ...common(storage, age),
    leaveUnfinished(days) {
      const name = `.${randomUUID()}`
      writeFileSync(join(dataDir, 'files', name), '그')
      age(name, daysAgo(days))
      return 1
    },
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function openBucket(): Promise<TestStore> {
  const { endpoint, objects, close } = await openTestBucket('ongi')
  const s3 = { ...testKeys, endpoint, region: 'us-east-1', bucket: 'ongi', forcePathStyle: true }
  const age = (key: string, at: Date) => {
    const object = objects.get(key)
    if (object) object.putAt = at
  }
  return { ...common(openStorage({ dataDir: '', s3 }), age), leaveUnfinished: () => 0, close }
}

function common(
  storage: Storage,
  age: (key: string, at: Date) => void,
): Omit<TestStore, 'close' | 'leaveUnfinished'> {
  return {
    storage,
    async put(key, days) {
      await storage.put(key, Buffer.from('그림'), { type: 'image/png' })
      age(key, daysAgo(days))
    },
    async keys() {
      const keys = []
      for await (const { key } of storage.list('')) keys.push(key)
      return keys
    },
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000)
}

/** Every kind of file store, for tests that have to hold for each. */
export const testStores = [
  ['a directory', openDirectory],
  ['a bucket', openBucket],
] as const

import { smallKeysOf } from '../gateways/storage/small-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'

const atOnce = 16

interface Stored {
  readonly id: number
  readonly storage_key: string
  readonly thumbnail: string
}

/** Deletes the bytes of files, some at once. Returns which are deleted, and why others are not. */
export async function deleteBytes(storage: Storage, files: readonly Stored[]) {
  const deleted: number[] = []
  const failures: unknown[] = []
  await someAtOnce(files, async ({ id, storage_key, thumbnail }) => {
    try {
      for (const key of smallKeysOf(storage_key, thumbnail !== 'NONE')) await storage.delete(key)
      await storage.delete(storage_key)
      deleted.push(id)
    } catch (cause) {
      failures.push(cause)
    }
  })
  return { deleted, failures }
}

/** Deletes everything below a folder, also what no row names. Rejects with the first failure, after all were tried. */
export async function deleteFolder(storage: Storage, folder: string): Promise<void> {
  const failures: unknown[] = []
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  await someAtOnce(keys, (key) =>
    storage.delete(key).catch((cause: unknown) => {
      failures.push(cause)
    }),
  )
  if (failures.length > 0)
    throw new Error(`${failures.length} files of ${folder} could not be deleted.`, { cause: failures[0] })
}

async function someAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

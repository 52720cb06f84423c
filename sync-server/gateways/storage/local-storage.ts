import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage, StoredObject } from './storage.ts'

/** Files below a directory. Writes are atomic and durable, also after a power failure. */
export function openLocalStorage(directory: string): Storage {
  return {
    async put(key, bytes) {
      const path = join(directory, key)
      const folder = dirname(path)
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        await writeDurably(unfinished, bytes)
        await rename(unfinished, path)
      } catch (cause) {
        await rm(unfinished, { force: true })
        throw cause
      }
      await syncDirectory(folder)
    },
    async get(key) {
      try {
        return await readFile(join(directory, key))
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw cause
      }
    },
    delete: (key) => rm(join(directory, key), { force: true }),
    list: (folder) => listFiles(directory, folder),
  }
}

/** Without files that are being written. */
async function* listFiles(directory: string, folder: string): AsyncGenerator<StoredObject> {
  for (const entry of await entriesOf(join(directory, folder))) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(directory, key)
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const facts = await factsOf(join(directory, key))
    if (facts) yield { key, size: facts.size, putAt: facts.mtime }
  }
}

async function entriesOf(path: string) {
  try {
    return await readdir(path, { withFileTypes: true })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cause
  }
}

/** null: deleted meanwhile. */
async function factsOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable only after its directory is synced. Windows does not support it. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

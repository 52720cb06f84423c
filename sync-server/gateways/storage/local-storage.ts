import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

const isUnfinished = /^\.[\da-f-]{36}$/

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
    async *list(folder, after = '') {
      for await (const { key, isUnfinished } of keysBelow(directory, folder, after)) {
        const facts = isUnfinished ? null : await factsOf(join(directory, key))
        if (facts) yield { key, size: facts.size, putAt: facts.mtime }
      }
    },
    async deleteUnfinished(before) {
      let count = 0
      for await (const { key, isUnfinished } of keysBelow(directory, '', '')) {
        const facts = isUnfinished ? await factsOf(join(directory, key)) : null
        if (!facts || facts.mtime >= before) continue
        await rm(join(directory, key), { force: true })
        count += 1
      }
      return count
    },
  }
}

/** Those of whole files in their order, after `after`; and of files that are being written, or were. */
async function* keysBelow(
  directory: string,
  folder: string,
  after: string,
): AsyncGenerator<{ readonly key: string; readonly isUnfinished: boolean }> {
  const entries = await entriesOf(join(directory, folder))
  // With the slash by which the keys in a folder are ordered.
  const names = entries.flatMap((entry) => {
    if (entry.isFile())
      return isUnfinished.test(entry.name) || !entry.name.startsWith('.') ? [entry.name] : []
    return entry.isDirectory() && !entry.name.startsWith('.') ? [`${entry.name}/`] : []
  })
  for (const name of names.sort()) {
    const key = folder === '' ? name : `${folder}/${name}`
    if (!name.endsWith('/')) {
      if (key > after) yield { key, isUnfinished: isUnfinished.test(name) }
    } else if (key > after || after.startsWith(key)) yield* keysBelow(directory, key.slice(0, -1), after)
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

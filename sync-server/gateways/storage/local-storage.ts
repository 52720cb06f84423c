import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { copyFile, type FileHandle, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Intake } from './intake.ts'
import type { ByteRange, Got, LinkFacts, Storage } from './storage.ts'

const chunkBytes = 256 * 1024
const isUnfinished = /^\.[\da-f-]{36}$/

/**
 * Files below a directory. Writes are atomic and durable, also after a power failure. `linkTo` makes links that our own server
 * answers.
 */
export function openLocalStorage(
  directory: string,
  linkTo?: (key: string, facts: LinkFacts) => string,
): Storage {
  return {
    async put(key, body, about) {
      const intake = new Intake(body, about)
      const path = join(directory, key)
      const folder = dirname(path)
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        await writeDurably(unfinished, intake)
        await rename(unfinished, path)
      } catch (cause) {
        await rm(unfinished, { force: true })
        throw cause
      }
      await syncDirectory(folder)
      return intake.end()
    },
    async get(key, range) {
      const file = await openIfThere(join(directory, key))
      return file && readFrom(file, range)
    },
    async copy(from, to) {
      const path = join(directory, to)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = join(dirname(path), `.${randomUUID()}`)
      try {
        await linkOrCopy(join(directory, from), unfinished)
        await rename(unfinished, path)
      } catch (cause) {
        await rm(unfinished, { force: true })
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw cause
      }
      await syncDirectory(dirname(path))
      return true
    },
    async url(key, facts) {
      if (!linkTo) throw new Error('No server answers links to this directory.')
      return linkTo(key, facts)
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

/** null: there is no such file. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}

/** The stream closes the file at its end. */
async function readFrom(file: FileHandle, range: ByteRange = { start: 0 }): Promise<Got> {
  try {
    const { size } = await file.stat()
    // All of an empty object may be read.
    if (range.start > 0 && range.start >= size)
      throw new RangeError(`There is no byte ${range.start} in ${size}.`)
    return { body: file.createReadStream({ ...range, highWaterMark: chunkBytes }), size }
  } catch (cause) {
    await file.close()
    throw cause
  }
}

async function writeDurably(path: string, intake: Intake): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(intake.written())
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The bytes of a file never change, so two names may share them; where a disk has no links they are copied. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw cause
    await copyFile(from, to)
    await syncFile(to)
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
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

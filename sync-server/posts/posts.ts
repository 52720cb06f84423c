import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../logging.ts'
import { readShelf, type Shelf } from './read-shelf.ts'

/** Posts of the board, which operators write as files. */
export interface Posts {
  /** What the folder has now. Never rejects. */
  read(): Promise<Shelf>
}

/**
 * Opens the content folder. Its files are read again once one of them has another time or size, so that a change needs no
 * restart. Logs one line for each file that is not served, when that begins.
 */
export function openPosts(folder: string, log: Pick<Logger, 'error'>): Posts {
  let known: { readonly stamp: string; readonly shelf: Promise<Shelf> } | null = null
  let logged: readonly string[] = []

  async function readAndLog(): Promise<Shelf> {
    const shelf = await readShelf(folder)
    for (const problem of shelf.problems)
      if (!logged.includes(problem)) log.error({ folder, problem }, 'a post or picture is not served')
    logged = shelf.problems
    return shelf
  }

  return {
    async read() {
      // Taken before the files are read: what changes meanwhile is found by the next call.
      const stamp = await stampOf(folder)
      if (known?.stamp !== stamp) known = { stamp, shelf: readAndLog() }
      return known.shelf
    },
  }
}

/** Names, times and sizes of all files. */
async function stampOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const stamps = await Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const found = await stat(file).catch(() => null)
      return found?.isFile() ? `${file} ${found.mtimeMs} ${found.size}` : file
    }),
  )
  return stamps.sort().join('\n')
}

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Options<Content> {
  /** Those that are not there count as empty. */
  readonly folders: readonly string[]
  /** Never rejects. */
  read(): Promise<Content>
  /** Called for each problem when it begins. */
  report(problem: string): void
  /** How long the files are not looked at again, 0 if left out. */
  readonly freshMs?: number
}

/**
 * Content of files that operators write. They are read again once one of them has another time or size, so that a change needs
 * no restart. Calls at the same time share one look at the files.
 */
export function rereadWhenChanged<Content extends { readonly problems: readonly string[] }>({
  folders,
  read,
  report,
  freshMs = 0,
}: Options<Content>): () => Promise<Content> {
  let known: { readonly stamp: string; readonly content: Promise<Content> } | null = null
  let looking: Promise<Content> | null = null
  let reported: readonly string[] = []
  let lookedAt = Number.NEGATIVE_INFINITY

  async function readAndReport(): Promise<Content> {
    const content = await read()
    for (const problem of content.problems) if (!reported.includes(problem)) report(problem)
    reported = content.problems
    return content
  }

  async function look(): Promise<Content> {
    // Taken before the files are read: what changes meanwhile is found by the next call.
    const now = performance.now()
    const stamp = (await Promise.all(folders.map(stampOf))).join('\n\n')
    if (known?.stamp !== stamp) known = { stamp, content: readAndReport() }
    lookedAt = now
    return known.content
  }

  return () => {
    if (known && performance.now() - lookedAt < freshMs) return known.content
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
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

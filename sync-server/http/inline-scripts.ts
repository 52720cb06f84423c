import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Sources for `script-src` that allow the inline scripts of a build's index.html, and no others. None where the
 * directory has no index.html, as in tests of other things.
 */
export async function inlineScriptSources(directory: string): Promise<string[]> {
  try {
    return sourcesOf(await readFile(join(directory, 'index.html'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function sourcesOf(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => sourceOf(script))
}

/** Source for `script-src` that allows one inline script. */
export function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressBuild } from './compress-build.ts'

/** A directory like that of a real build: a page, its assets and their compressed copies. */
export async function makeTestBuild(assets: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-build-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), `<!doctype html><title>${Object.keys(assets)[0]}</title>`)
  for (const [name, content] of Object.entries(assets))
    writeFileSync(join(directory, 'assets', name), content)
  await compressBuild(directory)
  return directory
}

/** A script that is large enough to have a compressed copy. */
export function testScript(words: string): string {
  return `export const words = '${`${words} `.repeat(1_000)}'\n`
}

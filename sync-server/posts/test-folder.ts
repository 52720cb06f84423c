import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

let written = 0

/** A content folder for tests, with the categories 1 and 2. */
export function openTestFolder() {
  const root = mkdtempSync(join(tmpdir(), 'saegim-content-'))
  const folder = join(root, 'blog')

  function write(path: string, text: string): void {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    // A time of its own: two versions within the clock's resolution may have the same size.
    written += 1
    utimesSync(file, 1_700_000_000, 1_700_000_000 + written)
  }

  write(
    'categories.json',
    JSON.stringify([
      { idCategory: 1, name: { ko: '브랜드 쓰기', en: 'Writing a brand' } },
      { idCategory: 2, name: { ko: '도움말' } },
    ]),
  )
  return {
    root,
    folder,
    write,
    remove: (path: string) => rmSync(join(folder, path), { recursive: true }),
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** The text of a post's file. */
export function postFile(
  properties: Readonly<Record<string, string | number | boolean>> = {},
  body = '본문',
): string {
  const all = {
    idCategory: 1,
    date: '2026-11-01',
    title: '이름 짓기',
    summary: '짧게 지어요.',
    ...properties,
  }
  return `---\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`
}

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36" viewBox="0 0 64 36"/>'

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = join(import.meta.dirname, '../../src/ui/tokens.css')
const read = new Map<string, string>()

/** The design tokens and the rules of a style sheet, for a page without the app. Read once. */
export function readStyle(file: string): string {
  const known = read.get(file)
  if (known !== undefined) return known
  const style = [tokens, file]
    .map((path) =>
      readFileSync(path, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\n\s*/g, '\n')
        .trim(),
    )
    .join('\n')
  read.set(file, style)
  return style
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '#model/language/languages.ts'

const read = new Map<string, unknown>()

/** Reads locales/{language}/{name}.json, once. Its shape is checked by the tests of the catalogues. */
export function readLocale<Words>(language: Language, name: string): Words {
  const path = `${language}/${name}.json`
  if (!read.has(path)) {
    const file = resolve(import.meta.dirname, '../../locales', path)
    read.set(path, JSON.parse(readFileSync(file, 'utf8')))
  }
  return read.get(path) as Words
}

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatter } from '@lingui/format-po'

/**
 * Collects the messages of the screens into the catalog of their folder (`.linguirc.ts`). Lingui looks for a translation
 * only in the catalog itself, so that a file moved to another folder would lose its translations: what a language says
 * for a message in any of its catalogs is filled in where it is missing.
 */
const root = resolve(import.meta.dirname, '../..')
const sourceLocale = 'ko'
const languages = ['en', 'ja', 'zh-CN', 'zh-TW']
const format = formatter({ lineNumbers: false })

const known = new Map<string, Map<string, string>>()
for (const language of languages) known.set(language, await translationsOf(language))
execFileSync(
  process.execPath,
  [join(root, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
for (const language of languages) await fillIn(language, known.get(language) ?? new Map())
await removeEmpty()

async function translationsOf(language: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of catalogsOf(language)) {
    for (const [id, { translation }] of Object.entries(await read(file, language)))
      if (translation) found.set(id, translation)
  }
  return found
}

async function fillIn(language: string, translations: ReadonlyMap<string, string>): Promise<void> {
  for (const file of catalogsOf(language)) {
    const catalog = await read(file, language)
    const missing = Object.entries(catalog).filter(
      ([id, { translation }]) => !translation && translations.has(id),
    )
    if (missing.length === 0) continue
    for (const [id, message] of missing) message.translation = translations.get(id) ?? ''
    const existing = readFileSync(file, 'utf8')
    const text = await format.serialize(catalog, { locale: language, sourceLocale, filename: file, existing })
    writeFileSync(file, text)
  }
}

/** A folder without messages has no catalog. */
async function removeEmpty(): Promise<void> {
  for (const language of [sourceLocale, ...languages]) {
    for (const file of catalogsOf(language)) {
      if (Object.keys(await read(file, language)).length === 0) rmSync(file)
    }
  }
}

async function read(file: string, locale: string) {
  return format.parse(readFileSync(file, 'utf8'), { locale, sourceLocale, filename: file })
}

function catalogsOf(language: string): string[] {
  const folder = join(root, 'locales', language, 'messages')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => join(folder, name))
}

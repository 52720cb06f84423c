import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { areaOf, areasBehind, baseArea } from './areas.ts'

interface Catalog {
  /** By area. */
  readonly parts: ReadonlyMap<string, Record<string, string>>
  /** What says something; paths from the root. */
  readonly files: ReadonlySet<string>
}

const mapId = 'virtual:interface-words'
/** They ask for files before there is anything to show. */
const withoutWords = ['src/main.tsx', 'src/app/ahead.ts']

/**
 * The catalogs of the interface cut by area, so that a screen loads the words of its own feature: `messages.po` says of
 * each message which files use it. A dynamic import whose files need another area waits for that area's words too.
 */
export function wordsByArea(root: string, sourceLocale: string, isTest: boolean): Plugin {
  const catalogs = new Map<string, Promise<Catalog>>()

  const catalogIn = (locale: string) => {
    const known = catalogs.get(locale) ?? cutCatalog(root, locale, sourceLocale)
    catalogs.set(locale, known)
    return known
  }

  return {
    name: 'saegim-words-by-area',
    buildStart: () => catalogs.clear(),
    resolveId: (id) => (id.startsWith(`${mapId}/`) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${mapId}/`)) return null
      const [locale = '', area] = id.slice(mapId.length + 2).split('/')
      if (area === undefined) return mapOf(locale, [...(await catalogIn(sourceLocale)).parts.keys()])
      this.addWatchFile(resolve(root, `locales/${locale}/messages.po`))
      const messages = (await catalogIn(locale)).parts.get(area) ?? {}
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' })
      if (errors.length > 0)
        throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('; ')}`)
      return { code: source, map: null, moduleType: 'js' }
    },
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      const path = relative(root, file)
      if (isTest || !path.startsWith('src/') || withoutWords.includes(path)) return null
      if (!code.includes('import(')) return null
      const { files } = await catalogIn(sourceLocale)
      // Whoever loaded this file waited for the words that it says itself.
      const known = new Set(files.has(path) ? [baseArea, areaOf(path)] : [baseArea])
      let isChanged = false
      let result = ''
      let end = 0
      for (const found of code.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)) {
        const target = await this.resolve(found[2] ?? '', id)
        const areas = target ? areasBehind(root, target.id, files).filter((area) => !known.has(area)) : []
        if (areas.length === 0) continue
        isChanged = true
        result += `${code.slice(end, found.index)}__withWords(${JSON.stringify(areas)}, ${found[0]})`
        end = found.index + found[0].length
      }
      if (!isChanged) return null
      return {
        code: `import { withWords as __withWords } from '#device/words/interface.ts';\n${result}${code.slice(end)}`,
        map: null,
      }
    },
  }
}

/** Where the words of each area are; those of every screen are there already. */
function mapOf(locale: string, areas: readonly string[]): string {
  const lines = areas
    .filter((area) => area !== baseArea)
    .map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(`${mapId}/${locale}/${area}`)}),`)
  return [
    `import { messages } from ${JSON.stringify(`${mapId}/${locale}/${baseArea}`)}`,
    `export const interfaceWords = {${JSON.stringify(baseArea)}: () => ({ messages }),\n${lines.join('\n')}}`,
  ].join('\n')
}

/** The translations of one language by area. What several areas say is in each, or once in what every screen loads. */
async function cutCatalog(root: string, locale: string, sourceLocale: string): Promise<Catalog> {
  const filename = resolve(root, `locales/${locale}/messages.po`)
  const catalog = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale,
    filename,
  })
  const parts = new Map<string, Record<string, string>>()
  const files = new Set<string>()
  for (const [id, { message, translation, origin, obsolete }] of Object.entries(catalog)) {
    if (obsolete) continue
    const text = translation || (locale === sourceLocale ? message : '')
    if (!text && process.env.NODE_ENV === 'production')
      throw new Error(`${locale} has no words for ${message}`)
    const paths = (origin ?? []).map(([path]) => path)
    for (const path of paths) files.add(path)
    const areas = new Set(paths.map(areaOf))
    for (const area of areas.has(baseArea) ? [baseArea] : areas) {
      const part = parts.get(area) ?? {}
      part[id] = text || (message ?? '')
      parts.set(area, part)
    }
  }
  return { parts, files }
}

import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { areaOf, areasBehind, baseArea } from './areas.ts'

/** Of the interface; the one that is in the code first. */
interface Languages {
  readonly sourceLocale?: string
  readonly locales: string[]
}

const mapId = 'virtual:interface-words'
const partPrefix = `${mapId}/`
/** They ask for files before there is anything to show. */
const withoutWords = ['src/main.tsx', 'src/app/ahead.ts']

/**
 * The catalogs of the interface cut by area, so that a screen loads the words of its own feature: `messages.po` says of
 * each message which files use it. A dynamic import whose files need another area waits for that area's words too.
 */
export function wordsByArea(
  root: string,
  { sourceLocale = 'ko', locales }: Languages,
  isTest: boolean,
): Plugin {
  const partsOf = new Map<string, Promise<Map<string, Record<string, string>>>>()

  const partsIn = (locale: string) => {
    const known = partsOf.get(locale) ?? cutCatalog(root, locale, sourceLocale)
    partsOf.set(locale, known)
    return known
  }

  return {
    name: 'saegim-words-by-area',
    buildStart: () => partsOf.clear(),
    resolveId: (id) => (id.startsWith(mapId) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${mapId}`) {
        const lines: string[] = []
        for (const locale of locales) {
          for (const area of (await partsIn(sourceLocale)).keys()) {
            const key = `${locale}/${area}`
            lines.push(`${JSON.stringify(key)}: () => import(${JSON.stringify(partPrefix + key)}),`)
          }
        }
        return `export const interfaceWords = {${lines.join('\n')}}`
      }
      if (!id.startsWith(`\0${partPrefix}`)) return null
      const [locale = '', area = ''] = id.slice(partPrefix.length + 1).split('/')
      this.addWatchFile(resolve(root, `locales/${locale}/messages.po`))
      const messages = (await partsIn(locale)).get(area) ?? {}
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
      const known = new Set([baseArea, areaOf(path)])
      let isChanged = false
      let result = ''
      let end = 0
      for (const found of code.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)) {
        const target = await this.resolve(found[2] ?? '', id)
        const areas = target ? areasBehind(root, target.id).filter((area) => !known.has(area)) : []
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

/** The translations of one language by area. What several areas say is in each, or once in what every screen loads. */
async function cutCatalog(
  root: string,
  locale: string,
  sourceLocale: string,
): Promise<Map<string, Record<string, string>>> {
  const filename = resolve(root, `locales/${locale}/messages.po`)
  const catalog = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale,
    filename,
  })
  const parts = new Map<string, Record<string, string>>()
  for (const [id, { message, translation, origin, obsolete }] of Object.entries(catalog)) {
    if (obsolete) continue
    const text = translation || (locale === sourceLocale ? message : '')
    if (!text && process.env.NODE_ENV === 'production')
      throw new Error(`${locale} has no words for ${message}`)
    const areas = new Set((origin ?? []).map(([path]) => areaOf(path)))
    for (const area of areas.has(baseArea) ? [baseArea] : areas) {
      const part = parts.get(area) ?? {}
      part[id] = text || (message ?? '')
      parts.set(area, part)
    }
  }
  return parts
}

import { addBits, bitsOf } from './bits.ts'
import { baseCatalog, catalogFolders, catalogOf } from './catalogs.ts'
import { hasMessages, pathOf } from './catalogs-behind.ts'
import { mergeParts } from './merge-parts.ts'
import type { ModuleLoads } from './module-loads.ts'
import { lightWeight } from './name-chunks.ts'

/** What a page of a language starts with. */
const first = 'first'

/** Content by its pack: `locales/<language>/<name>.json`, and the parts of the workbook. */
const contentPacks: readonly (readonly [pack: string, RegExp])[] = [
  ['outline', /^(sections|outline|documents)$/],
  ['steps', /^(core|info)\/.+\.steps$/],
  ['choices', /^(options|reference)$/],
  ['choices-strategy', /^options-strategy$/],
  ['drafts', /^(drafts|drafts-strategy|quest)$/],
  ['patterns', /^drafts-(patterns|posts)$/],
  ['examples', /\.examples$/],
  ['tools', /^board\/tools$/],
  ['rest', /^(errors|countries)$/],
  ['late', /./],
]

/** Whether a module has words of one language only. */
export function isWords(id: string): boolean {
  return wordsOf(id) !== null
}

/**
 * The chunk of a module with words, `words-<language>-<pack>`; null for one without, and for words that are not kept
 * offline. The packs of all languages have the same content, so that a page loads as many files in each.
 */
export function wordChunk(id: string, catalogPacks: ReadonlyMap<string, string>): string | null {
  const words = wordsOf(id)
  if (!words) return null
  const { language, catalog, content } = words
  const pack =
    catalog !== undefined ? catalogPacks.get(catalog) : content === undefined ? first : packOf(content)
  return pack ? `words-${language}-${pack}` : null
}

/** The language of a chunk of words by its name, such as `ko` or `zh-CN`. */
export function languageOf(chunk: string): string | undefined {
  return /^words-([a-z]{2}(?:-[A-Z]{2})?)-/.exec(chunk)?.[1]
}

function packOf(content: string): string | undefined {
  const known = contentPacks.find(([, names]) => names.test(content))?.[0]
  // A chapter of the guide and a step need the labels of their own group, a step the texts of its own part of
  // the workbook, a brand the examples of its own industry.
  const [, group] = /^(\w+)\.labels$/.exec(content) ?? []
  if (group) return `labels-${group}`
  const [, part] = /^(strategy\/[\w-]+\/[\w-]+|[\w-]+)\b.*\.steps$/.exec(content) ?? []
  const [, industry] = /^examples\/([\w-]+)$/.exec(content) ?? []
  if (industry) return `examples-${industry}`
  return part && known !== 'steps' ? `later-steps-${part.replaceAll('/', '-')}` : known
}

/** Distributes the catalogs over so many packs: a load needs a catalog where it has a module with messages of it. */
export function packCatalogs(
  { of, always, light }: ModuleLoads,
  sizeOf: (catalog: string) => number,
  packs: number,
): ReadonlyMap<string, string> {
  const loads = new Map([[baseCatalog, always.slice()]])
  for (const [id, needed] of of) {
    const path = pathOf(id, '')
    // Asked as by what waits for words: a module that only describes messages imports nothing of Lingui any more.
    if (!path || !hasMessages(path)) continue
    const catalog = catalogOf(path)
    const known = loads.get(catalog) ?? bitsOf(always.length * 32)
    addBits(known, needed)
    loads.set(catalog, known)
  }
  const names = Object.keys(catalogFolders).filter((name) => loads.has(name))
  const parts = names.map((name) => ({
    loads: loads.get(name) ?? always,
    size: sizeOf(name),
    files: 1,
    imports: new Set<number>(),
  }))
  const merged = mergeParts(parts, { files: packs, light, lightWeight })
  const base = merged[names.indexOf(baseCatalog)]
  return new Map(
    names.map((name, part) => [name, merged[part] === base ? first : (names[merged[part] ?? part] ?? name)]),
  )
}

function wordsOf(id: string): { language: string; catalog?: string; content?: string } | null {
  const [, language, catalog, content] =
    /\/locales\/([\w-]+)\/(?:messages\/([\w-]+)\.po|([\w/-]+)\.json)$/.exec(id) ??
    /virtual:workbook-words\/([\w-]+)()(?:\/(.+))?$/.exec(id) ??
    /\/engine\/words\/languages\/([\w-]+)()()\.ts$/.exec(id) ??
    []
  if (!language) return null
  return { language, ...(catalog && { catalog }), ...(content && { content }) }
}

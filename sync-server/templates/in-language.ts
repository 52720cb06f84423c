import type { DesignBody } from '#contract/shapes/body/body.ts'
import type { Layer } from '#contract/shapes/body/layers.ts'
import type { Language } from '#model/language/languages.ts'
import type { CellName, TableRow } from '#scene/body/body.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import type { StoredTemplate } from './read-template.ts'
import type { Tag, Words } from './template-files.ts'

/** The text in the language, else in English, else in Korean. */
export function wordIn(words: Words, language: Language): string {
  return words[language] ?? words.en ?? words.ko ?? ''
}

const made = new WeakMap<StoredTemplate, Map<string, DesignBody>>()

/** The body with its texts in the language, else in English, else in Korean. Made once for each language. */
export function bodyIn(template: StoredTemplate, language: Language, tags: readonly Tag[]): DesignBody {
  const bodies = made.get(template) ?? new Map<string, DesignBody>()
  made.set(template, bodies)
  const names = tags.map(({ name }) => wordIn(name, language))
  const key = `${language} ${names.join('\n')}`
  const known = bodies.get(key)
  if (known) return known
  const body = makeBody(template, language, names)
  bodies.set(key, body)
  return body
}

/** The same, made anew each time, with the names of its tags. */
export function makeBody(
  { about, body, words }: StoredTemplate,
  language: Language,
  tags: readonly string[],
): DesignBody {
  const own = (id: string) =>
    language === 'ko' ? words[id]?.ko : (words[id]?.[language] ?? words[id]?.en ?? words[id]?.ko)
  const rowInLanguage = (row: TableRow): TableRow => {
    const cell = (name: CellName) => {
      const text = own(cellId(row.id, name))
      return typeof text === 'string' ? text : row[name]
    }
    return { id: row.id, item: cell('item'), price: cell('price'), note: cell('note') }
  }
  const inLanguage = (layer: Layer): Layer => {
    if (layer.type === 'group') return { ...layer, children: layer.children.map(inLanguage) }
    if (layer.type === 'table') return { ...layer, rows: layer.rows.map(rowInLanguage) }
    const text = own(layer.id)
    if (text === undefined) return layer
    if (layer.type === 'text') return { ...layer, text }
    return layer.type === 'image' && typeof text === 'string' ? { ...layer, alt: text } : layer
  }
  return {
    ...body,
    name: wordIn(about.names, language),
    tags: [...tags],
    pages: body.pages.map((page) => {
      const name = own(page.id)
      return {
        ...page,
        ...(typeof name === 'string' && { name }),
        layers: page.layers.map(inLanguage),
      }
    }),
  }
}

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { DesignBody } from '#contract/shapes/body/body.ts'
import type { Layer } from '#contract/shapes/body/layers.ts'
import { readBody } from '#contract/shapes/body/read-body.ts'
import { cellLimits } from '#model/documents/design-limits.ts'
import { formOf } from '#model/forms/forms.ts'
import type { CellName } from '#scene/body/body.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import { type About, aboutFile, type LayerWords, wordsFile } from './template-files.ts'

/** A template as its folder has it. */
export interface StoredTemplate {
  readonly idTemplate: number
  readonly about: About
  /** With its texts in Korean. */
  readonly body: DesignBody
  readonly words: LayerWords
  /** Of the bytes of its files. */
  readonly hash: string
}

const mostBytes = 256 * 1024

export const templateFiles = ['body.json', 'about.json', 'words.json'] as const

/** Reads these files of a folder. Rejects with an Error that says in one line what is wrong. */
export async function readTemplate(
  folder: string,
  idTemplate: number,
  tags: ReadonlySet<string>,
): Promise<StoredTemplate> {
  const texts = await Promise.all(templateFiles.map((name) => readBounded(folder, name)))
  const [bodyText = '', aboutText = '', wordsText = ''] = texts
  const read = readBody(jsonOf('body.json', bodyText))
  if (!read.ok) throw new Error(`body.json ${read.reason}`)
  const { body } = read
  const about = parsed('about.json', aboutFile, aboutText)
  const words = parsed('words.json', wordsFile, wordsText)
  checkForm(body)
  for (const tag of about.tags)
    if (!tags.has(tag)) throw new Error(`about.json tags: ${tag} is not in tags.json`)
  checkWords(body, words)
  const ids = new Set(layersOf(body).map(({ id }) => id))
  for (const id of about.fixed) if (!ids.has(id)) throw new Error(`about.json fixed: there is no layer ${id}`)
  return { idTemplate, about, body, words, hash: hashOf(texts) }
}

/** All layers of a body, groups and what is in them. */
export function layersOf({ pages }: Pick<DesignBody, 'pages'>): readonly Layer[] {
  return pages.flatMap(({ layers }) => layers.flatMap(withInner))
}

export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)
}

/** Reads a file of the folder. Rejects where it is missing or too large. */
export async function readBounded(folder: string, name: string): Promise<string> {
  const file = join(folder, name)
  const { size } = await stat(file).catch(() => {
    throw new Error(`${name} is missing`)
  })
  if (size > mostBytes) throw new Error(`${name} has more than ${mostBytes} bytes`)
  return readFile(file, 'utf8')
}

export function parsed<Content extends z.ZodType>(
  name: string,
  schema: Content,
  text: string,
): z.infer<Content> {
  const { success, data, error } = schema.safeParse(jsonOf(name, text))
  if (success) return data
  const [issue] = error.issues
  throw new Error(`${name} ${issue?.path.join('.')}: ${issue?.message}`)
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is no JSON`)
  }
}

function withInner(layer: Layer): readonly Layer[] {
  return layer.type === 'group' ? [layer, ...layer.children.flatMap(withInner)] : [layer]
}

function checkForm({ form, width, height, unit }: DesignBody): void {
  if (form === 'custom') return
  const found = formOf(form)
  if (!found) throw new Error(`body.json form: there is no form ${form}`)
  if (found.width !== width || found.height !== height || found.unit !== unit)
    throw new Error(`body.json: ${form} is ${found.width} × ${found.height} ${found.unit}`)
}

/** Each belongs to a text, a picture, a page or a cell of a table; only a text has runs. */
function checkWords(body: DesignBody, words: LayerWords): void {
  const most = new Map([
    ...body.pages.map(({ id }) => [id, 80] as const),
    ...layersOf(body).flatMap(lengthsOf),
  ])
  for (const [id, texts] of Object.entries(words)) {
    const length = most.get(id)
    if (length === undefined)
      throw new Error(`words.json ${id}: there is no text, picture, page or cell of a table ${id}`)
    for (const [language, text] of Object.entries(texts))
      if (length !== anyLength && (typeof text !== 'string' || text.length > length || text === ''))
        throw new Error(`words.json ${id}.${language}: is no text of at most ${length} characters`)
  }
}

/** Of a text, whose letters are counted when its pages are checked. */
const anyLength = Number.POSITIVE_INFINITY

/** How long the words of a layer may be, by their ids. */
function lengthsOf(layer: Layer): readonly (readonly [string, number])[] {
  if (layer.type === 'text') return [[layer.id, anyLength]]
  if (layer.type === 'image') return [[layer.id, 300]]
  if (layer.type !== 'table') return []
  const names = Object.keys(cellLimits) as CellName[]
  return layer.rows.flatMap(({ id }) => names.map((name) => [cellId(id, name), cellLimits[name]] as const))
}

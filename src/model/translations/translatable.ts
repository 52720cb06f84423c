import { guide } from '../documents/guide.ts'
import { strategy } from '../documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '../fields/answers.ts'

/** A text of the brand that can be translated. */
export interface TranslatableText {
  /** Name of its translations. */
  readonly key: string
  /** Path of the field, or of the property within an item of a list: `core.values/<key>/description`. */
  readonly path: string
  /** Section of the workbook in which it is asked for; null for photographs, which no section asks for. */
  readonly section: string | null
  /** What the members wrote, without white space around it. */
  readonly source: string
  /** Number of the item in its list, from 1; null outside of lists. */
  readonly number: number | null
}

const { core, info, visual } = guide
const { personality } = strategy

/** In the order of the guide's pages. */
const fields: readonly (readonly [section: string, fields: readonly { readonly path: string }[]])[] = [
  ['info/brand-profile', [info.name, info.subName, core.service]],
  ['strategy/personality/tagline', [personality.tagline1, personality.tagline2, personality.tagline3]],
  ['core/purpose', [core.target, core.discomfort, core.purposeManifesto]],
  ['core/story', [core.background, core.what, core.how, core.achieve]],
  ['core/vision', [core.aspiration, core.businessScope, core.ideal, core.visionManifesto]],
  ['core/value', [core.problem, core.positive]],
]

const lists = [
  { list: core.values, section: 'core/value', properties: ['keyword', 'description'] },
  { list: visual.photography, section: null, properties: ['description'] },
] as const

/** The texts that are written, of guide and strategy. */
export function translatableTexts(answers: Answers): readonly TranslatableText[] {
  const texts: TranslatableText[] = fields.flatMap(([section, ofSection]) =>
    ofSection.map(({ path }) => ({
      key: keyOfText(path),
      path,
      section,
      source: textOf(answers, path).trim(),
      number: null,
    })),
  )
  for (const { list, section, properties } of lists)
    itemsOf(answers, list.path).forEach((item, at) => {
      for (const property of properties) {
        const path = `${list.path}/${item.key}/${property}`
        const source = typeof item[property] === 'string' ? item[property].trim() : ''
        texts.push({ key: keyOfText(path), path, section, source, number: at + 1 })
      }
    })
  return texts.filter(({ source }) => source !== '')
}

/** A name for texts without the `/` of paths. */
export function keyOfText(path: string): string {
  return path.replaceAll('/', ':')
}

/** The path of a text without the key of its item, `core.values/description`: that of all items. */
export function pathOfAll(key: string): string {
  const [path = '', ...inside] = key.split(':')
  const property = inside.at(-1)
  return property === undefined ? path : `${path}/${property}`
}

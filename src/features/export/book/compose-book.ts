import type { OptionWords, WorkbookWords } from '#device/words/content.ts'
import { formatColour } from '#model/colour/formats.ts'
import { brandRoles, statusRoles, usualShares } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { isAnswer } from '#model/fields/value.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { balances, personaScales } from '#model/options/scales.ts'
import { stepOfProperty } from '#model/workbook/step-of-field.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import type { Block, Book, BookChapter, BookImage, BookPicture } from './book.ts'
import { chapterPartsOf } from './chapter-texts.ts'

/** Input of a book: the answers of both documents, their words, and the images. */
export interface BookMaterial {
  readonly answers: Answers
  readonly workbook: WorkbookWords
  /** Words of all options: business, industries, strategy. */
  readonly options: OptionWords
  /** Texts of the interface. */
  readonly words: { readonly note: string; readonly contents: string; readonly own: string }
  readonly language: string
  /** Images by the path of their field; photographs by `visual.photography/<key>`. */
  readonly images: ReadonlyMap<string, BookImage>
}

const { visual } = guide
const { personality, positioning } = strategy

/** Composes the book from the answers. Empty fields and chapters without content are left out. */
export function composeBook(material: BookMaterial): Book {
  const { answers, words, language, images } = material
  const main = textOf(answers, visual.main.path)
  return {
    language,
    cover: {
      title: textOf(answers, guide.info.name.path),
      subtitle: textOf(answers, personality.tagline1.path),
      note: words.note,
      colour: /^#[0-9A-F]{6}$/.test(main) ? main : null,
      logo: images.get(visual['logoJson.primary'].path) ?? images.get(visual.logoSymbol.path) ?? null,
    },
    contentsTitle: words.contents,
    chapters: [
      ...['core/purpose', 'core/story', 'core/vision', 'core/value'].map((path) =>
        chapter(material, path, chapterPartsOf(path, answers, material.workbook, material.options)),
      ),
      ...['info/brand-profile', 'info/company-profile'].map((path) =>
        chapter(material, path, chapterPartsOf(path, answers, material.workbook, material.options)),
      ),
      chapter(material, 'visual/logo', logoBlocks(material)),
      chapter(material, 'visual/color', colourBlocks(material)),
      chapter(material, 'visual/typography', fontBlocks(material)),
      chapter(material, 'strategy/personality/keyword', keywordBlocks(material)),
      chapter(material, 'strategy/personality/tagline', taglineBlocks(material)),
      chapter(material, 'strategy/personality/voice', voiceBlocks(material)),
      chapter(material, 'strategy/positioning/market', marketBlocks(material)),
      chapter(material, 'strategy/positioning/persona', personaBlocks(material)),
      chapter(material, 'strategy/positioning/position', positionBlocks(material)),
    ].filter(({ blocks }) => blocks.length > 0),
  }
}

function chapter({ workbook }: BookMaterial, path: string, blocks: readonly Block[]): BookChapter {
  const section = workbook.sections[path]
  return { title: section?.guideTitle ?? path, note: section?.depth2 ?? '', blocks }
}

function logoBlocks({ answers, workbook, images }: BookMaterial): Block[] {
  const pictures: BookPicture[] = []
  const add = (path: string, step: string, ground: string) => {
    const image = images.get(path)
    if (image) pictures.push({ image, caption: workbook.steps[step]?.labels[path] ?? '', ground })
  }
  add(visual['logoJson.primary'].path, 'visual/logo/primary', '#FFFFFF')
  add(visual['logoJson.secondary'].path, 'visual/logo/secondary', '#FFFFFF')
  add(visual.logoSymbol.path, 'visual/logo/symbol', '#FFFFFF')
  add(visual['logoJson.blackWhite'].path, 'visual/logo/blackWhite', '#FFFFFF')
  const photographs = itemsOf(answers, visual.photography.path).flatMap(
    ({ key, description, idUnsplash }) => {
      const image = images.get(`${visual.photography.path}/${String(key)}`)
      const by = [image?.by, idUnsplash && 'Unsplash'].filter(Boolean).join(' / ')
      const caption = [description, by].filter(Boolean).join(' · ')
      return image ? [{ image, caption, ground: '#FFFFFF' }] : []
    },
  )
  return [...picturesOf(pictures), ...picturesOf(photographs)]
}

function picturesOf(pictures: readonly BookPicture[]): Block[] {
  return pictures.length > 0 ? [{ kind: 'pictures', pictures }] : []
}

function colourBlocks({ answers, workbook }: BookMaterial): Block[] {
  const colourOf = (role: (typeof brandRoles)[number] | (typeof statusRoles)[number], share: number) => {
    const { path } = visual[role]
    const hex = textOf(answers, path)
    const step = role === 'main' ? 'visual/color/main' : 'visual/color/pallet'
    if (hex === '') return []
    const values = [hex, `RGB ${formatColour(hex, 'rgb')}`, `CMYK ${formatColour(hex, 'cmyk')}`]
    return [{ name: workbook.steps[step]?.labels[path] ?? role, hex, values, share }]
  }
  const groups = [
    brandRoles.flatMap((role) => colourOf(role, usualShares[role])),
    statusRoles.flatMap((role) => colourOf(role, 25)),
  ]
  return groups.flatMap((colours) => (colours.length > 0 ? [{ kind: 'swatches', colours }] : []))
}

function fontBlocks({ answers, workbook, language }: BookMaterial): Block[] {
  return (['korMain', 'korSub', 'engMain', 'engSub'] as const).flatMap((role) => {
    const { path, step } = visual[role]
    const chosen = answers[path] as { idFontFamily?: number; weightValue?: number } | null | undefined
    const family = fontFamilies.find(({ idFontFamily }) => idFontFamily === chosen?.idFontFamily)
    if (!family) return []
    const name = language.startsWith('ko') ? family.name.ko : family.name.en
    return [
      line(workbook.steps[step ?? '']?.labels[path] ?? role, `${name} ${chosen?.weightValue ?? ''}`.trim()),
    ]
  })
}

function keywordBlocks({ answers, workbook }: BookMaterial): Block[] {
  const ranked = keywordRanks.flatMap(({ path }) => {
    const word = textOf(answers, path)
    const label = workbook.steps['strategy/personality/keyword/complete']?.labels[path]
    return word === '' ? [] : [line(label ?? path, word)]
  })
  if (ranked.length > 0) return ranked
  const chosen = itemsOf(answers, personality.keywords.path).map(({ keyword }) => String(keyword ?? ''))
  const label = workbook.steps['strategy/personality/keyword/keywords']?.labels[personality.keywords.path]
  return chosen.length > 0 ? [line(label ?? '', chosen.join(', '))] : []
}

function taglineBlocks(material: BookMaterial): Block[] {
  const { tagline1, tagline2, tagline3, ...rest } = personality
  const { encourageCustomer, emphasisService, emphasisBest, provocative, aimedCustomer } = rest
  return [
    ...written(material, tagline1).map((block) => ({ ...block, kind: 'lead' as const })),
    ...[
      tagline2,
      tagline3,
      encourageCustomer,
      emphasisService,
      emphasisBest,
      provocative,
      aimedCustomer,
    ].flatMap((field) => written(material, field)),
  ]
}

function voiceBlocks(material: BookMaterial): Block[] {
  const { answers, options } = material
  const scales = balances.flatMap((name) => scaleOf(options, name, answers[personality[name].path]))
  return [
    ...(scales.length > 0 ? [{ kind: 'scales' as const, scales }] : []),
    ...[personality.individuality, personality.voiceTone, personality.attention].flatMap((field) =>
      written(material, field).map((block) => ({ ...block, kind: 'lead' as const })),
    ),
  ]
}

function marketBlocks({ answers, workbook }: BookMaterial): Block[] {
  const columns = ['brandName', 'service', 'businessModel', 'benefit', 'advantage', 'website']
  const { path, step } = positioning.competitors
  const rows = itemsOf(answers, path).map((row) => columns.map((column) => String(row[column] ?? '')))
  if (rows.length === 0) return []
  const head = columns.map(
    (column) =>
      workbook.steps[stepOfProperty(path, column, step ?? '')]?.labels[`${path}/${column}`] ?? column,
  )
  return [{ kind: 'table', head, rows }]
}

function personaBlocks({ answers, workbook, options, language }: BookMaterial): Block[] {
  const { path, step } = positioning.personas
  const labelOf = (property: string) =>
    workbook.steps[stepOfProperty(path, property, step ?? '')]?.labels[`${path}/${property}`] ?? property
  const choices: Readonly<Record<string, string>> = {
    gender: 'gender',
    age: 'age',
    familyRole: 'familyRole',
    idBrandCharacter: 'character',
  }
  return itemsOf(answers, path).flatMap((persona): Block[] => {
    const lines = Object.keys(positioning.personas.properties).flatMap((property) => {
      const stored = persona[property]
      if (property === 'name' || typeof stored !== 'string' || stored.trim() === '') return []
      const kind = choices[property]
      const word = property === 'country' ? countryOf(stored, language) : kind && options[kind]?.[stored]
      return [line(labelOf(property), word || stored.trim())]
    })
    const scales = personaScales.flatMap((name) => scaleOf(options, name, persona[name]))
    return [
      { kind: 'heading', text: String(persona.name ?? '') || labelOf('name') },
      ...lines,
      ...(scales.length > 0 ? [{ kind: 'scales' as const, scales }] : []),
    ]
  })
}

function positionBlocks(material: BookMaterial): Block[] {
  const { answers, words } = material
  const axis = (field: { path: string }) => textOf(answers, field.path)
  const own = positionOf(answers[positioning.axisX.path], answers[positioning.axisY.path])
  const name =
    textOf(answers, positioning.brandName.path) || textOf(answers, guide.info.name.path) || words.own
  const points = [
    ...(own ? [{ name, ...own, size: sizeOf(answers[positioning.axisZ.path]), isOwn: true }] : []),
    ...itemsOf(answers, positioning.competitors.path).flatMap((row) => {
      const position = positionOf(row.axisX, row.axisY)
      return position
        ? [{ name: String(row.brandName ?? ''), ...position, size: sizeOf(row.axisZ), isOwn: false }]
        : []
    }),
  ]
  const axes = {
    left: axis(positioning.axisXLow),
    right: axis(positioning.axisXHigh),
    bottom: axis(positioning.axisYLow),
    top: axis(positioning.axisYHigh),
  }
  const hasMap = points.length > 0 || Object.values(axes).some((end) => end !== '')
  return [
    ...written(material, positioning.positioningStrategy).map((block) => ({
      ...block,
      kind: 'lead' as const,
    })),
    ...[
      positioning.brandName,
      positioning.target,
      positioning.service,
      positioning.competitor,
      positioning.benefit,
    ].flatMap((field) => written(material, field)),
    ...(hasMap ? [{ kind: 'map' as const, axes, points }] : []),
  ]
}

/** Label and text of a field, if it has any text. */
function written(
  { answers, workbook }: BookMaterial,
  { path, step }: { path: string; step?: string },
): { kind: 'line'; label: string; text: string }[] {
  const text = textOf(answers, path).trim()
  return text === '' ? [] : [line(workbook.steps[step ?? '']?.labels[path] ?? path, text)]
}

function line(label: string, text: string) {
  return { kind: 'line' as const, label, text }
}

function scaleOf(options: OptionWords, name: string, stored: unknown) {
  if (typeof stored !== 'number') return []
  return [
    {
      name: options.scale?.[name] ?? name,
      low: options.scaleLow?.[name] ?? '',
      high: options.scaleHigh?.[name] ?? '',
      at: stored,
    },
  ]
}

function countryOf(code: string, language: string): string | undefined {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code)
}

function positionOf(x: unknown, y: unknown): { x: number; y: number } | null {
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

function sizeOf(stored: unknown): number {
  return isAnswer(stored) && typeof stored === 'number' ? stored : 50
}

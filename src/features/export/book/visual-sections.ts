import { contrastOf, ratioText, verdictOf } from '#model/colour/contrast.ts'
import { formatColour } from '#model/colour/formats.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { brandRoles, type ColourRole, statusRoles, usualShares } from '#model/colour/roles.ts'
import { storyOf } from '#model/composition/story-prose.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf, textOf } from '#model/fields/answers.ts'
import type { PlateGround } from '#model/logo/ground.ts'
import { leastLogoHeight, logoClearSpace } from '#model/logo/logo-rules.ts'
import { fontFamilyOf } from '#model/options/fonts.ts'
import { firstLetters } from '#model/typography/book-samples.ts'
import { specimenOf } from '#model/typography/specimen.ts'
import { bestOn } from './best-on.ts'
import type { BookImage, BookLogo, BookSection, Swatch } from './book.ts'
import { titleOf, written } from './facts.ts'
import { fontRoles } from './font-roles.ts'
import { fileOf } from './image-file.ts'
import type { BookMaterial } from './material.ts'

const { visual, info, core } = guide

/** Logo, colours, typography, photographs and applications. */
export function visualSections(material: BookMaterial): BookSection[] {
  return [
    ...logo(material),
    ...colours(material),
    ...fonts(material),
    ...photographs(material),
    ...applications(material),
  ]
}

const logoFields = [
  visual['logoJson.vector'],
  visual['logoJson.primary'],
  visual['logoJson.secondary'],
  visual.logoSymbol,
  visual['logoJson.blackWhite'],
] as const

/** The main logo: a vector if there is one; without a file of a logo the draft of the logo maker. */
export function logoOf(material: BookMaterial): BookLogo | null {
  return firstOf(material, [...logoFields, visual.logoMaker])
}

function firstOf({ images }: BookMaterial, fields: readonly { readonly path: string }[]): BookLogo | null {
  const found = fields.find(({ path }) => images.has(path))
  const image = found && images.get(found.path)
  if (!image) return null
  return {
    file: fileOf(found.path, image),
    ratio: image.ratio,
    white: image.white ? fileOf(found.path, image, '-white') : null,
    black: image.black ? fileOf(found.path, image, '-black') : null,
    plate: plateOf(image),
    clearSpace: logoClearSpace,
    leastMm: leastLogoHeight.words.mm,
  }
}

function plateOf({ plate = 'white' }: BookImage): PlateGround {
  return plate
}

function logo(material: BookMaterial): BookSection[] {
  const { images, workbook } = material
  const variants = (
    [
      [visual['logoJson.primary'], 'visual/logo/primary'],
      [visual['logoJson.secondary'], 'visual/logo/secondary'],
      [visual.logoSymbol, 'visual/logo/symbol'],
      [visual['logoJson.blackWhite'], 'visual/logo/blackWhite'],
    ] as const
  ).flatMap(([{ path }, step]) => {
    const image = images.get(path)
    const name = workbook.steps[step]?.labels[path] ?? ''
    return image ? [{ file: fileOf(path, image), ratio: image.ratio, name, plate: plateOf(image) }] : []
  })
  // A draft has no rules of use.
  if (firstOf(material, logoFields) === null) return []
  return [{ id: 'logo', title: titleOf(material, 'visual/logo'), variants }]
}

function colours(material: BookMaterial): BookSection[] {
  const brand = brandRoles.flatMap((role) => swatchOf(material, role, usualShares[role]))
  const status = statusRoles.flatMap((role) => swatchOf(material, role, 0))
  if (brand.length + status.length === 0) return []
  return [
    {
      id: 'colours',
      title: titleOf(material, 'visual/color'),
      brand,
      status,
      pairs: pairsOf(material, brand),
    },
  ]
}

function swatchOf({ answers, workbook }: BookMaterial, role: ColourRole, share: number): Swatch[] {
  const { path } = visual[role]
  const hex = textOf(answers, path)
  if (!/^#[0-9A-F]{6}$/.test(hex)) return []
  const step = role === 'main' ? 'visual/color/main' : 'visual/color/pallet'
  return [
    {
      name: workbook.steps[step]?.labels[path] ?? role,
      hex,
      rgb: formatColour(hex, 'rgb'),
      cmyk: formatColour(hex, 'cmyk'),
      on: bestOn(hex),
      share,
    },
  ]
}

/** Each brand colour with white and black on it, and with each other, as far as one can be read on the other. */
function pairsOf({ words }: BookMaterial, brand: readonly Swatch[]) {
  const named: readonly { readonly name: string; readonly hex: Hex }[] = [
    ...brand,
    { name: words.white ?? '', hex: '#FFFFFF' },
    { name: words.black ?? '', hex: '#000000' },
  ]
  return brand
    .flatMap((ground) =>
      named
        .filter(({ hex }) => hex !== ground.hex)
        .map((text) => ({ text, ground, contrast: contrastOf(text.hex, ground.hex) })),
    )
    .filter(({ contrast }) => verdictOf(contrast) !== 'decoration')
    .toSorted((one, other) => other.contrast - one.contrast)
    .slice(0, 8)
    .map(({ text, ground, contrast }) => ({
      text: text.hex,
      ground: ground.hex,
      name: `${text.name} / ${ground.name}`,
      ratio: ratioText(contrast),
      use: (verdictOf(contrast) === 'text' ? words.forText : words.forLarge) ?? '',
    }))
}

function fonts(material: BookMaterial): BookSection[] {
  const { answers, workbook, language } = material
  const items = fontRoles.flatMap((role) => {
    const { path, step } = visual[role]
    const chosen = answers[path] as FontChoice | null | undefined
    const family = chosen && fontFamilyOf(chosen.idFontFamily)
    if (!family) return []
    const name = language.startsWith('ko') ? family.name.ko : family.name.en
    const { script, ...sample } = specimenOf(role, family.language, answers)
    return [
      {
        role,
        label: workbook.steps[step ?? '']?.labels[path] ?? role,
        name: `${name} ${chosen.weightValue}`,
        lang: family.language.slice(0, 2),
        letter: firstLetters[script],
        ...sample,
      },
    ]
  })
  if (items.length === 0) return []
  const story = storyOf(answers, language) || written(answers, core.purposeManifesto)
  return [{ id: 'fonts', title: titleOf(material, 'visual/typography'), items, story }]
}

function photographs({ answers, images, words }: BookMaterial): BookSection[] {
  const { path } = visual.photography
  const items = itemsOf(answers, path).flatMap(({ key, description, idUnsplash }) => {
    const image = images.get(`${path}/${String(key)}`)
    const by = [image?.by, idUnsplash && 'Unsplash'].filter(Boolean).join(' / ')
    const made = image?.isMade && words.byModel
    const caption = [description, by, made].filter(Boolean).join(' · ')
    return image ? [{ file: fileOf(`${path}/${String(key)}`, image), ratio: image.ratio, caption }] : []
  })
  return items.length === 0 ? [] : [{ id: 'photos', title: words.photographs ?? '', items }]
}

/** A card, a sign, a shop window and a screen, as far as there is a name and something of its look. */
function applications(material: BookMaterial): BookSection[] {
  const { answers, words } = material
  const hasLook = logoOf(material) !== null || textOf(answers, visual.main.path) !== ''
  if (!hasLook || written(answers, info.name) === '') return []
  const contact = [info.representative, info.address, info.website, info.email]
    .map((field) => written(answers, field))
    .filter(Boolean)
  const line = written(answers, strategy.personality.tagline1) || written(answers, core.what)
  return [{ id: 'uses', title: words.uses ?? '', contact, service: written(answers, core.service), line }]
}

import { isWrittenInHan } from '#engine/fonts/han-face.ts'
import type { FontSource, SetFonts } from '#engine/pdf/set-fonts.ts'
import { setFonts } from '#engine/pdf/set-fonts.ts'
import type { Typesetter } from '#engine/pdf/typesetter.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import type { Answers } from '#model/fields/answers.ts'
import { languageFor } from '#model/language/languages.ts'
import { fontFamilyOf, nearestWeight } from '#model/options/fonts.ts'
import { bookLetters, bookSamples, firstLetters } from '#model/typography/book-samples.ts'
import type { Book, BookImage, BookStyle } from './book.ts'
import { fontRoles } from './font-roles.ts'
import { fileOf } from './image-file.ts'
import { hasOpener, layOutChapter } from './lay-out-chapter.ts'
import { layOutPhotos } from './lay-out-photos.ts'
import { pageSources } from './page-sources.ts'
import { withoutThin } from './thin-sections.ts'

export interface BookFace {
  readonly role: (typeof fontRoles)[number]
  readonly slug: string
  readonly weight: number
}

/** A book that can be set in every style: contents, images and fonts are read once. */
export interface BookPress {
  readonly missing: readonly string[]
  /** Whether every font of the brand is on this device as far as the book needs it. */
  readonly hasFonts: boolean
  set(style: BookStyle): Uint8Array
}

/** The fonts that a brand has chosen. */
export function facesOf(answers: Answers): BookFace[] {
  return fontRoles.flatMap((role) => {
    const chosen = answers[guide.visual[role].path] as FontChoice | null | undefined
    const family = chosen && fontFamilyOf(chosen.idFontFamily)
    return family ? [{ role, slug: family.slug, weight: nearestWeight(family, chosen.weightValue) }] : []
  })
}

/**
 * Gives the typesetter everything that a book is made of; fonts are read while it is starting. Characters without a font
 * become white squares.
 */
export async function openPress(
  starting: Typesetter | Promise<Typesetter>,
  book: Book,
  images: ReadonlyMap<string, BookImage>,
  faces: readonly BookFace[],
  source: FontSource,
): Promise<BookPress> {
  const text = JSON.stringify(book)
  const language = languageFor(book.lang)
  const isHan = isWrittenInHan(language)
  const samples = { ...bookSamples, ...(isHan && { letters: `${firstLetters[language]}Aa` }) }
  const letters = `${text}${bookLetters}${Object.values(samples).join('')}`
  const [fonts, typesetter] = await Promise.all([setFonts(source, faces, letters, isHan), starting])
  await typesetter.setFonts(fonts.files)
  for (const [path, source] of Object.entries(pageSources)) typesetter.write(path, source)
  for (const [path, image] of images) {
    typesetter.write(fileOf(path, image), image.bytes)
    if (image.white) typesetter.write(fileOf(path, image, '-white'), image.white)
    if (image.black) typesetter.write(fileOf(path, image, '-black'), image.black)
  }
  const shown = fonts.missing.reduce((now, letter) => now.replaceAll(letter, '□'), text)
  const [lang, region] = [language.slice(0, 2), /-([A-Z]{2})$/.exec(book.lang)?.[1] ?? null]
  const given = {
    ...(JSON.parse(shown) as Book),
    samples,
    lang,
    region,
    isHan,
    fonts: familiesOf(fonts, faces, isHan || lang === 'ko'),
  }
  const encoder = new TextEncoder()
  return {
    missing: fonts.missing,
    hasFonts: Object.values(fonts.faces).every(({ isWhole }) => isWhole),
    set(style) {
      const chosen = style.leavesOutThin ? withoutThin(given.chapters) : given.chapters
      const chapters = chosen.map((chapter) => {
        const pages = layOutChapter(chapter, style.format)
        return { ...chapter, pages, hasOpener: hasOpener(pages) }
      })
      const photoPages = chosen
        .flatMap(({ sections }) => sections)
        .flatMap((section) =>
          section.id === 'photos'
            ? layOutPhotos(
                section.items.map(({ ratio }) => ratio),
                style.format,
              )
            : [],
        )
      const content = { ...given, ...style, chapters, photoPages }
      typesetter.write('/book.json', encoder.encode(JSON.stringify(content)))
      return typesetter.pdfOf('/book.typ')
    },
  }
}

/** Families for titles, texts and labels. Latin letters are set in the brand's Latin font, beside its Korean one. */
function familiesOf({ faces, fallback }: SetFonts, wanted: readonly BookFace[], isCjk: boolean) {
  const familiesFor = (role: string) => faces[role]?.families ?? []
  const stack = (korean: string, western: string) => [
    ...familiesFor(western).map((name) =>
      isCjk && familiesFor(korean).length > 0 ? { name, covers: 'latin-in-cjk' } : name,
    ),
    ...familiesFor(korean),
    ...fallback,
  ]
  const hasTitle = familiesFor('korMain').length + familiesFor('engMain').length > 0
  const title = wanted.find(({ role }) => role === 'korMain') ?? wanted.find(({ role }) => role === 'engMain')
  return {
    display: stack('korMain', 'engMain'),
    text: stack('korSub', 'engSub'),
    label: fallback,
    weight: hasTitle ? (title?.weight ?? 700) : 700,
    isLatin: familiesFor('korMain').length === 0 && !isCjk,
    ...Object.fromEntries(
      wanted.map(({ role }) => [
        role,
        { families: [...familiesFor(role), ...fallback], isWhole: faces[role]?.isWhole ?? false },
      ]),
    ),
  }
}

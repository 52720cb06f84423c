import { fillSlots, type SlotWords } from '#model/language/fill-slots.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { readLocale } from '#server/http/locales.ts'

export interface PageWords {
  readonly language: Language
  /** Of the texts of the guide; absent where they are shown as they are written. */
  readonly texts?: ShownTexts | undefined
  /** Text of share.json by key, with filled slots. */
  say(key: string, slots?: SlotWords): string
  /** Label of a field, for example of `core.target`. */
  label(field: string): string
  /** Name of a section, for example of `core/purpose`. */
  section(path: string): string
  /** A date in Seoul, written out in the page's language. */
  day(iso: string): string
}

/** In which language the texts of a page are, and which of them are not translated into it. */
export interface ShownTexts {
  readonly language: Language
  readonly source: Language
  readonly untranslated: readonly string[]
}

interface WorkbookFile {
  readonly sections?: Readonly<Record<string, { readonly guideTitle: string }>>
  readonly steps: Readonly<Record<string, { readonly labels?: Readonly<Record<string, string>> }>>
}

/** Labels and section names come from the workbook's words, so that the page matches the guide in the app. */
export function pageWords(language: Language): PageWords {
  const own = readLocale<Readonly<Record<string, string>>>(language, 'share')
  const files = ['workbook', 'workbook-info', 'workbook-visual', 'workbook-strategy'].map((name) =>
    readLocale<WorkbookFile>(language, name),
  )
  const labels = Object.assign(
    {},
    ...files.flatMap(({ steps }) => Object.values(steps).map((step) => step.labels ?? {})),
  ) as Readonly<Record<string, string>>
  const sections = Object.assign({}, ...files.map((file) => file.sections ?? {})) as NonNullable<
    WorkbookFile['sections']
  >
  const tag = languages.find(({ key }) => key === language)?.tag
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Seoul',
  })
  return {
    language,
    say: (key, slots) => fillSlots(own[key] ?? key, slots),
    label: (field) => labels[field] ?? field,
    section: (path) => sections[path]?.guideTitle ?? path,
    day: (iso) => format.format(new Date(iso)),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { filesBelow, root } from './source-files.ts'

/** One name for one thing: every text of the product is checked against `locales/terms.md`. */

interface Term {
  /** By language. */
  readonly words: Readonly<Record<string, string>>
  /** Texts that are exactly this term: `route <path>`, `<file>.json <key>`, `workbook.json <sections> <name>`. */
  readonly places: readonly string[]
}

interface Text {
  readonly place: string
  readonly text: string
  /** The Korean text of the same place. */
  readonly korean: string
}

const keys = languages.map(({ key }) => key)
const tables = readFileSync(join(root, 'locales/terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const terms: Term[] = tables
  .filter((cells) => cells.length === keys.length + 1 && cells[0] !== 'ko')
  .map((cells) => ({
    words: Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? ''])),
    places: [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  }))
const never = tables
  .filter((cells) => cells.length === 3 && cells[0] !== 'language')
  .map(([language = '', variants = '', say = '']) => ({ language, variants: variants.split(', '), say }))

/** Words by which a draft recognises what people wrote: synonyms on purpose. */
const cues = /^drafts\.json coreValueCues\./

/** A feature of another service keeps the name that it has there. */
const featureOfService = 'board/forms.json form.instagram-story'
/** "Photo: <name>" names who made it, not the section. */
const credit = 'share.json photoBy'
const titles = titlesOfRoutes()
const catalogs = Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await wordsIn(key)])))

test('the list has terms in every language, each said at one place only, and forbids no word of its own', () => {
  expect(terms.length).toBeGreaterThan(30)
  expect(terms.filter(({ words }) => Object.values(words).some((word) => word === ''))).toEqual([])
  const places = terms.flatMap((term) => term.places)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  for (const key of keys) {
    const wrong = terms.flatMap(({ words }) => faultsOf(key, words[key] ?? ''))
    expect(wrong, key).toEqual([])
    expect(
      never.some(({ language }) => language === key),
      key,
    ).toBe(true)
  }
  const unknown = never.filter(({ language, say }) => !terms.some(({ words }) => words[language] === say))
  expect(unknown).toEqual([])
})

test('every title of the menu, every name in a breadcrumb and every kind of document is in the list', () => {
  const places = new Set(terms.flatMap((term) => term.places).flatMap(expand))
  const missing = [
    ...[...titles].filter(([, { isInMenu }]) => isInMenu).map(([path]) => `route ${path}`),
    ...Object.entries(sectionsIn('ko')).flatMap(([section, names]) =>
      Object.keys(names).map((name) => `workbook.json ${section} ${name}`),
    ),
  ].filter((place) => !places.has(place))
  expect(titles.size).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

test('finds a variant in a text', () => {
  expect(faultsOf('ko', '우리 회사의 기업 프로필이에요')).toEqual(['"기업 프로필", say "회사 프로필"'])
  expect(faultsOf('ko', '개성')).toHaveLength(1)
  expect(faultsOf('ko', '개성이 뚜렷한')).toEqual([])
  expect(faultsOf('en', 'Your Brand Core')).toHaveLength(1)
})

describe.each(keys)('in %s', (language) => {
  test('titles, menu, breadcrumbs and content have the words of the list', () => {
    const wrong = terms.flatMap(({ words, places }) =>
      places
        .flatMap(expand)
        .map((place) => ({ place, text: textAt(language, place) }))
        .filter(({ text }) => text !== words[language])
        .map(({ place, text }) => `${place}: ${text}, not ${words[language]}`),
    )
    expect(wrong).toEqual([])
  })

  test('a text that is a term in Korean is the same term here', () => {
    const byKorean = new Map(terms.map(({ words }) => [words.ko, words[language]]))
    const wrong = textsIn(language)
      .filter(({ place }) => place !== credit)
      .filter(({ korean, text }) => byKorean.has(korean) && plain(byKorean.get(korean) ?? '') !== plain(text))
      .map(({ place, korean, text }) => `${place}: ${text}, not ${byKorean.get(korean)}`)
    expect(wrong).toEqual([])
  })

  test('no text has a word that the list forbids', () => {
    const texts = textsIn(language)
    expect(texts.length).toBeGreaterThan(1000)
    const wrong = texts
      .filter(({ place }) => !cues.test(place) && place !== featureOfService)
      .flatMap(({ place, text }) => faultsOf(language, text).map((fault) => `${place}: ${fault}`))
    expect(wrong).toEqual([])
  })
})

/** In a list of roles a member is written small, and one core value is a "core value". */
function plain(text: string): string {
  return text.toLowerCase().replace(/s$/, '')
}

function faultsOf(language: string, text: string): string[] {
  const small = text.toLowerCase()
  return never
    .filter((one) => one.language === language)
    .flatMap(({ variants, say }) =>
      variants
        .filter((word) =>
          word.startsWith('=') ? small === word.slice(1).toLowerCase() : small.includes(word.toLowerCase()),
        )
        .map((word) => `"${word}", say "${say}"`),
    )
}

/** `workbook.json core/* depth2` is each section of the group. */
function expand(place: string): string[] {
  const [file, sections = '', name] = place.split(' ')
  if (file !== 'workbook.json' || !sections.endsWith('/*')) return [place]
  const group = sections.slice(0, -1)
  return Object.keys(sectionsIn('ko'))
    .filter((section) => section.startsWith(group))
    .map((section) => `workbook.json ${section} ${name}`)
}

function textAt(language: string, place: string): string | undefined {
  const [file = '', key = '', name = ''] = place.split(' ')
  if (file === 'route') return catalogs[language]?.get(titles.get(key)?.title ?? '')
  if (file === 'workbook.json') return sectionsIn(language)[key]?.[name]
  return leavesOf(language, file).get(key)
}

function sectionsIn(language: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return JSON.parse(read(language, 'workbook.json')).sections
}

/** Messages of the screens and texts of the content; policies are legal texts with words of their own. */
function textsIn(language: string): Text[] {
  const messages = [...(catalogs[language] ?? [])].map(([korean, text]) => ({
    place: 'messages',
    text,
    korean,
  }))
  const content = jsonFiles().flatMap((file) => {
    const korean = leavesOf('ko', file)
    return [...leavesOf(language, file)].map(([key, text]) => ({
      place: `${file} ${key}`,
      text,
      korean: korean.get(key) ?? '',
    }))
  })
  return [...messages, ...content]
}

function jsonFiles(): string[] {
  return readdirSync(join(root, 'locales/ko'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
}

function leavesOf(language: string, file: string): Map<string, string> {
  const leaves = new Map<string, string>()
  const collect = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') leaves.set(path.join('.'), value)
    else for (const [key, inner] of Object.entries(value ?? {})) collect(inner, [...path, key])
  }
  collect(JSON.parse(read(language, file)), [])
  return leaves
}

/** Titles of the screens by path, without the folders of layouts. */
function titlesOfRoutes(): Map<string, { title: string; isInMenu: boolean }> {
  return new Map(
    filesBelow(['src/routes'], /\.tsx$/).flatMap(({ text }) => {
      const [, id] = text.match(/createFileRoute\('([^']+)'\)/) ?? []
      const [, title] = text.match(/\btitle: msg`([^`]+)`/) ?? []
      if (id === undefined || title === undefined) return []
      const path = `/${id
        .split('/')
        .filter((part) => part !== '' && !part.startsWith('_'))
        .join('/')}`
      return [[path, { title, isInMenu: /\bmenu: \{/.test(text) }] as const]
    }),
  )
}

/** Translations of the messages by their Korean text. */
async function wordsIn(language: string): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(join(root, 'locales', language, 'messages'))
  const parsed = await Promise.all(
    files.map((filename) =>
      formatter({ lineNumbers: false }).parse(read(language, `messages/${filename}`), {
        locale: language,
        sourceLocale: 'ko',
        filename,
      }),
    ),
  )
  const messages = parsed.flatMap((catalog) => Object.values(catalog))
  return new Map(messages.map(({ message = '', translation }) => [message, translation || message]))
}

function read(language: string, file: string): string {
  return readFileSync(join(root, 'locales', language, file), 'utf8')
}

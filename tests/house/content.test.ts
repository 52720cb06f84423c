import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Json = string | null | Json[] | { [key: string]: Json }
type Leaf = string | null | string[]

const locales = new URL('../../locales/', import.meta.url)
const tags = { ko: 'ko-KR', en: 'en-US', ja: 'ja-JP', 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW' }
const languages = Object.keys(tags) as (keyof typeof tags)[]
const others = languages.filter((language) => language !== 'ko')
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/

/** Korean law asks for exactly this word in the subject of an advertising mail, in every language. */
const advertisingMark = '(광고)'

/** The English of the workbook shows the example brand as it writes itself: a name in Hangul beside one in Latin. */
const exampleBrand = /(?<!\p{L})온기?(?!\p{L})/gu

/** Addresses, colours, templates' slots and names are the same in every language. */
const sameEverywhere =
  /https?:\/\/\S*|\/(?:policy\/\w+|price)|#[0-9A-F]{6}|\{[^}]*\}|Saegim|Ongi|Google|Kakao|Naver|Facebook/g

/** Patterns of drafts are written anew in each language: the tests of `src/model/composition` compare them. */
const patterns = ['drafts-patterns.json', 'drafts-posts.json']
const contentFiles = jsonIn('ko').filter((file) => !patterns.includes(file))
const policyFiles = namesIn('ko/policy', '.md')

describe.each(others)('product content in %s', (language) => {
  it('has the same files as the Korean', () => {
    expect(jsonIn(language)).toEqual(jsonIn('ko'))
    expect(namesIn(`${language}/policy`, '.md')).toEqual(policyFiles)
  })

  it.each(contentFiles)('%s has every key of the Korean and no other', (file) => {
    const here = leavesOf(language, file)
    const korean = leavesOf('ko', file)
    const missing = [...korean.keys()].filter((key) => !here.has(key))
    const unknown = [...here.keys()].filter((key) => !korean.has(key))
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] })
  })

  it.each(contentFiles)('%s keeps kinds and placeholders', (file) => {
    const here = leavesOf(language, file)
    const different = [...leavesOf('ko', file)]
      .map(([key, value]) => ({ key, ko: shapeOf(value), [language]: shapeOf(here.get(key) ?? null) }))
      .filter((found) => JSON.stringify(found.ko) !== JSON.stringify(found[language]))
    expect(different).toEqual([])
  })

  it.each(contentFiles)('%s contains no Hangul', (file) => {
    const left = [...leavesOf(language, file)]
      .filter(([key]) => !(file === 'reference.json' && key.startsWith('language.')))
      .filter(([, value]) => hangul.test(textOf(value).replace(exampleBrand, '')))
      .map(([key]) => key)
    expect(left).toEqual([])
  })

  it.each(policyFiles)('%s follows the Korean section by section, with the same facts to fill in', (file) => {
    const here = readText(`${language}/policy/${file}`)
    expect(outlineOf(here)).toEqual(outlineOf(readText(`ko/policy/${file}`)))
    expect(here.replace(advertisingMark, '')).not.toMatch(hangul)
  })
})

describe.each(others.filter((language) => language !== 'en'))('product content in %s', (language) => {
  it.each(contentFiles)('%s contains no English', (file) => {
    const english = leavesOf('en', file)
    const left = [...leavesOf(language, file)]
      .filter(([key]) => !(file === 'reference.json' && /^(language|plan)\./.test(key)))
      .filter(([key, value]) => {
        const same = textsOf(value).filter((text) => textsOf(english.get(key) ?? null).includes(text))
        return same.some((text) => /\p{L}{3}/u.test(text.replace(sameEverywhere, '')))
      })
      .map(([key]) => key)
    expect(left).toEqual([])
  })
})

describe.each(languages)('words in %s', (language) => {
  it.each(contentFiles)('%s has no empty text, no empty list and no exclamation mark', (file) => {
    const leaves = [...leavesOf(language, file)]
    const wrong = leaves
      .filter(([key, value]) => value !== null && !isWellWritten(value) && !isNothingToWrite(key, value))
      .map(([key]) => key)
    expect(leaves.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  it('fits the headline of every error page into ten manuscript cells', () => {
    const headlines = [...leavesOf(language, 'pages.json')].filter(([key]) => key.endsWith('.cells'))
    expect(headlines).toHaveLength(5)
    for (const [, headline] of headlines) expect([...textOf(headline)].length).toBeLessThanOrEqual(10)
  })

  it.each(policyFiles)(
    '%s states its language and, in a translation, that the Korean text prevails',
    (file) => {
      const text = readText(`${language}/policy/${file}`)
      expect(text).toContain(`\nlanguage: ${tags[language]}\n`)
      if (language !== 'ko')
        expect(text).toMatch(/the Korean one applies|韓国語版が優先|以韩文版为准|以韓文版為準/)
    },
  )
})

it.each(languages)('every core value in %s has a name, cues and what it makes us do', (language) => {
  const leaves = new Map([...leavesOf(language, 'options.json'), ...leavesOf(language, 'drafts.json')])
  const keys = [...leaves.keys()].flatMap((key) => key.match(/^coreValueKeyword\.(.+)$/)?.[1] ?? [])
  expect(keys).toHaveLength(20)
  const incomplete = keys.filter(
    (key) => !Array.isArray(leaves.get(`coreValueCues.${key}`)) || !leaves.get(`coreValueAct.${key}`),
  )
  expect(incomplete).toEqual([])
})

/** What the server reads alone is in `board`. */
function jsonIn(language: string): string[] {
  return [
    ...namesIn(language, '.json'),
    ...namesIn(`${language}/board`, '.json').map((name) => `board/${name}`),
  ]
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, locales))
    .filter((name) => name.endsWith(ending))
    .sort()
}

function readText(path: string): string {
  return readFileSync(new URL(path, locales), 'utf8')
}

function leavesOf(language: string, file: string): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  collect(JSON.parse(readText(`${language}/${file}`)) as Json, [], leaves)
  return leaves
}

/** A list of texts is one leaf, because languages may need a different number of cues or sentences. */
function collect(value: Json, path: string[], leaves: Map<string, Leaf>): void {
  if (value === null || typeof value === 'string') leaves.set(path.join('.'), value)
  else if (isTexts(value)) leaves.set(path.join('.'), value)
  else for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key], leaves)
}

function isTexts(value: Json[] | { [key: string]: Json }): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function shapeOf(value: Leaf): { kind: string; placeholders: string[] } {
  const kind = value === null ? 'none' : Array.isArray(value) ? 'list' : 'text'
  return { kind, placeholders: placeholdersOf(textOf(value)) }
}

/** Facts of the company have an English twin: {{company.name}} and {{company.nameEn}} fill the same slot. */
function placeholdersOf(text: string): string[] {
  const found = text.match(/\{+[\w.]+(:[^}]*|\?)?\}+/g) ?? []
  return [
    ...new Set(found.map((name) => name.replace(/(:[^}]*|\?)\}$/, '}').replace(/En\}\}$/, '}}'))),
  ].sort()
}

function textsOf(value: Leaf): string[] {
  return Array.isArray(value) ? value : value === null ? [] : [value]
}

function textOf(value: Leaf): string {
  return Array.isArray(value) ? value.join('\n') : (value ?? '')
}

function isWellWritten(value: string | string[]): boolean {
  const texts = Array.isArray(value) ? value : [value]
  return texts.length > 0 && texts.every((text) => text.trim() !== '' && !/[!！]/.test(text))
}

/** A step without an input has no placeholder. */
function isNothingToWrite(key: string, value: Leaf): boolean {
  return value === '' && /^steps\..+\/(complete|pallet-old)\.placeholder$/.test(key)
}

function outlineOf(text: string) {
  const lines = text.split('\n')
  return {
    type: lines.find((line) => line.startsWith('type:')),
    version: lines.find((line) => line.startsWith('version:')),
    sections: lines.filter((line) => line.startsWith('## ')).length,
    points: lines.filter((line) => /^(\d+\.|-) /.test(line)).length,
    rows: lines.filter((line) => line.startsWith('|')).length,
    placeholders: placeholdersOf(text),
  }
}

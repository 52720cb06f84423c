import { expect, test } from 'vitest'
import type { BookImage } from '#features/export/book/book.ts'
import { composeBook } from '#features/export/book/compose-book.ts'
import { lookOf } from '#features/export/book/look-of.ts'
import { contrastOf } from '#model/colour/contrast.ts'
import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import type { Field } from '#model/fields/field.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { wordsOf } from './brands.ts'
import { textOfBytes } from './look-into.ts'
import { pressOf } from './press.ts'

const fields = documentsWithAnswers.flatMap(fieldsOf)
const parts = ['core', 'info', 'personality', 'positioning']
/** Shown by what they stand for. */
const others = new Set(['core.memo'])

const korean = wordsOf('ko')
const material = { ...korean, language: 'ko-KR', today: new Date(2026, 10, 21), images: new Map() }

test('every answer of a brand can be copied out of its book', async () => {
  const written = new Map<string, string>()
  const answers = Object.fromEntries(
    fields.filter(({ part }) => parts.includes(part)).flatMap((field) => answer(field, written)),
  )
  const press = await pressOf({ ...material, answers })
  expect(press.missing).toEqual([])
  const text = textOfBytes(press.set({ format: 'a4', look: 'quiet', hasMarks: false, leavesOutThin: false }))
  const lost = [...written].filter(([path, words]) => !others.has(path) && !text.includes(words))
  expect(lost.map(([path]) => path)).toEqual([])
  expect(written.size).toBeGreaterThan(60)
}, 60_000)

test('a character that no font has is set as a white square, and reported', async () => {
  const press = await pressOf({ ...material, answers: { 'info.name': '온기 \u{1F9F6}' } })
  expect(press.missing).toEqual(['\u{1F9F6}'])
  expect(
    textOfBytes(press.set({ format: 'a4', look: 'quiet', hasMarks: false, leavesOutThin: false })),
  ).toContain('온기□')
}, 60_000)

test('markup of the typesetter in an answer is shown as it was typed, and not followed', async () => {
  const typed = '#read("/book.json") #panic() *a* _b_ $x^2$ \\u{41} [c] @d // e'
  const press = await pressOf({ ...material, answers: { 'info.name': '온기', 'core.what': typed } })
  const text = textOfBytes(press.set({ format: 'a4', look: 'quiet', hasMarks: false, leavesOutThin: false }))
  expect(text.replaceAll(/\s+/g, '')).toContain(typed.replaceAll(/\s+/g, ''))
}, 60_000)

test('a photograph of the photo service has its credit as far as it is known, one of a model its label', () => {
  const image = { bytes: new Uint8Array(), type: 'application/pdf', ratio: 1.5 } as const
  const photographs = [
    { key: 'a', description: '가마 앞', idUnsplash: 'x1' },
    { key: 'b', idUnsplash: 'x2' },
    { key: 'c', description: '우리 사진' },
    { key: 'd', description: '갓 구운 빵' },
  ]
  const images = new Map<string, BookImage>([
    ['visual.photography/a', { ...image, by: 'Mina Park' }],
    ['visual.photography/b', image],
    ['visual.photography/c', image],
    ['visual.photography/d', { ...image, isMade: true }],
  ])
  const { chapters } = composeBook({ ...material, answers: { 'visual.photography': photographs }, images })
  const captions = chapters
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.id === 'photos' ? section.items.map(({ caption }) => caption) : []))
  expect(captions).toEqual([
    '가마 앞 · Mina Park / Unsplash',
    'Unsplash',
    '우리 사진',
    '갓 구운 빵 · AI로 만든 그림',
  ])
})

test('a book of a half-empty brand has the chapters that have something, and no other', () => {
  const answers = { 'info.name': '온기', 'core.background': '할머니의 사발' }
  const { chapters, name } = composeBook({ ...material, answers })
  expect(name).toBe('온기')
  expect(chapters.flatMap(({ sections }) => sections.map(({ title }) => title))).toEqual([
    korean.workbook.sections['core/story']?.guideTitle,
  ])
  expect(composeBook({ ...material, answers: {} }).chapters).toEqual([])
})

test('an answer that the text of its section says already is not said again beside it, nor is the name', () => {
  const answers = {
    'info.name': '온기',
    'core.target': '혼자 사는 사람',
    'core.discomfort': '너무 큰 그릇',
    'core.purposeManifesto': '온기는 혼자 사는 사람을 위해 있습니다.',
    'core.background': '할머니의 사발에서 시작했어요.',
    'core.brandName': '온기',
  }
  const factsOf = composeBook({ ...material, answers })
    .chapters.flatMap(({ sections }) => sections)
    .flatMap((section) => (section.id === 'prose' ? section.facts.map(({ text }) => text) : []))
  expect(factsOf).toEqual(['너무 큰 그릇'])
})

test('labels of a book do not say what is optional in a form', () => {
  const answers = { 'info.name': '온기', 'info.subName': 'Ongi' }
  const labels = composeBook({ ...material, answers })
    .chapters.flatMap(({ sections }) => sections)
    .flatMap((section) => ('facts' in section ? section.facts.map(({ label }) => label) : []))
  expect(labels).toContain('함께 쓰는 이름')
})

test('the text colour of a book can be read on toned paper, and its lines and dots are seen', () => {
  for (const main of ['#FFF200', '#B4583A', '#FFFFFF', '#1B1E24', '#E8B7C4']) {
    const { colours } = composeBook({ ...material, answers: { 'info.name': '온기', 'visual.main': main } })
    expect(contrastOf(colours.text, '#F5F1EA'), main).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(colours.seen, '#FFFFFF'), main).toBeGreaterThanOrEqual(3)
  }
})

test('the cover shows the draft of a tagline and of a logo until the brand has its own', () => {
  const image: BookImage = { bytes: new Uint8Array(), type: 'image/svg+xml', ratio: 2 }
  const draft = { ...material, draftTagline: '매일 끓이는 국, 소담식당' }
  const begun = new Map([['visual.logoMaker', image]])
  const made = composeBook({ ...draft, answers: { 'info.name': '소담식당' }, images: begun })
  expect(made.tagline).toBe('매일 끓이는 국, 소담식당')
  expect(made.logo).toMatchObject({ file: '/images/visual_logoMaker.svg', ratio: 2 })
  expect(made.chapters.flatMap(({ sections }) => sections).some(({ id }) => id === 'logo')).toBe(false)

  const coverOf = (answers: Record<string, string>, images = begun) =>
    composeBook({ ...draft, answers: { 'info.name': '소담식당', ...answers }, images })
  expect(coverOf({ 'personality.tagline1': '국 한 그릇' }).tagline).toBe('국 한 그릇')
  expect(coverOf({ 'info.subName': '동네 밥집' }).tagline).toBe('')
  const both = new Map([...begun, ['visual.logoSymbol', { ...image, ratio: 1 }] as const])
  expect(coverOf({}, both).logo?.ratio).toBe(1)
})

test('the specimen of a Japanese font is in Japanese, of the trade of the brand or in its own words', () => {
  const family = fontFamilies.find(({ language }) => language === 'ja')
  const korMain = { idFontFamily: family?.idFontFamily, ...family?.faces[0] }
  const specimenOf = (answers: Record<string, unknown>) =>
    composeBook({ ...material, answers: { 'visual.korMain': korMain, ...answers } })
      .chapters.flatMap(({ sections }) => sections)
      .flatMap((section) => (section.id === 'fonts' ? section.items : []))[0]
  expect(specimenOf({ 'info.industry': 'FNB' })).toMatchObject({ letter: 'あ', heading: '毎朝、できたてを' })
  expect(specimenOf({ 'personality.tagline1': 'ひと口に、季節を。' })?.heading).toBe('ひと口に、季節を。')
  expect(specimenOf({ 'personality.tagline1': '국 한 그릇' })?.heading).toBe('毎日そばに置くもの')
})

test('the look of a book follows from the keywords, of which the first counts most', () => {
  const words = korean.options.keyword ?? {}
  const ranked = (...keywords: string[]) =>
    Object.fromEntries(keywords.map((word, rank) => [`personality.keyword${rank + 1}`, word]))
  expect(lookOf(ranked('따뜻한', '차분한'), words)).toBe('warm')
  expect(lookOf(ranked('차분한', '따뜻한'), words)).toBe('quiet')
  expect(lookOf(ranked('활기찬'), words)).toBe('crisp')
  expect(lookOf({}, words)).toBe('quiet')
})

let count = 0

/** Short Hangul words that are nowhere else. */
function fresh(): string {
  count++
  const letter = (at: number) => String.fromCharCode(0xac00 + ((count * 37 + at * 588) % 11_172))
  return `${letter(1)}${letter(2)}${letter(3)}`
}

function answer(field: Field, written: Map<string, string>): [string, unknown][] {
  const { path } = field
  if (field.kind === 'list') {
    const item = Object.entries(field.properties).flatMap(([name, property]) => {
      const words = fresh()
      if (property.kind === 'value' && !property.at('key').accepts(words)) return []
      // Chosen keywords are in their five ranks.
      if (path !== 'personality.keywords') written.set(`${path}/${name}`, words)
      return [[name, words]]
    })
    return [[path, [{ key: 'key', id: null, ...Object.fromEntries(item) }]]]
  }
  const words = fresh()
  if (field.kind === 'value' && !field.accepts(words)) return []
  written.set(path, words)
  return [[path, words]]
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OptionWords, WorkbookWords } from '#device/words/content.ts'
import type { BookImage } from '#features/export/book/book.ts'
import { composeBook } from '#features/export/book/compose-book.ts'
import { drawBook } from '#features/export/book/draw-book.ts'
import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import type { Field } from '#model/fields/field.ts'

const read = (name: string) => JSON.parse(readFileSync(`locales/ko/${name}.json`, 'utf8'))
const workbook: WorkbookWords = {
  sections: read('workbook').sections,
  steps: Object.assign(
    {},
    ...['workbook', 'workbook-info', 'workbook-visual', 'workbook-strategy'].map((name) => read(name).steps),
  ),
}
const options: OptionWords = { ...read('options'), ...read('reference'), ...read('options-strategy') }
const fields = documentsWithAnswers.flatMap(fieldsOf)
const parts = ['core', 'info', 'personality', 'positioning']
/** Shown by what they stand for, or by a page of their own. */
const others = new Set(['core.memo', 'info.email'])

const material = {
  workbook,
  options,
  words: { note: '브랜드 북 · 2026년 11월 21일', contents: '차례', own: '우리' },
  language: 'ko-KR',
  images: new Map(),
}

test('every answer of a brand can be copied out of its book', async () => {
  const written = new Map<string, string>()
  const answers = Object.fromEntries(
    fields.filter(({ part }) => parts.includes(part)).flatMap((field) => answer(field, written)),
  )
  const { bytes, missing } = await drawBook(composeBook({ ...material, answers }), 'a4', {
    base: async (weight) =>
      new Uint8Array(
        readFileSync(
          `node_modules/pretendard/dist/web/static/woff/Pretendard-${weight === 700 ? 'Bold' : 'Regular'}.woff`,
        ),
      ),
    slice: async () => null,
  })
  expect(missing).toEqual([])
  const text = textOf(bytes)
  const lost = [...written].filter(([path, words]) => !others.has(path) && !text.includes(words))
  expect(lost.map(([path]) => path)).toEqual([])
  expect(written.size).toBeGreaterThan(60)
}, 60_000)

test('a photograph of the photo service has its credit, as far as the device has it', () => {
  const image = { bytes: new Uint8Array(), type: 'image/jpeg' } as const
  const photographs = [
    { key: 'a', description: '가마 앞', idUnsplash: 'x1' },
    { key: 'b', idUnsplash: 'x2' },
    { key: 'c', description: '우리 사진' },
  ]
  const images = new Map<string, BookImage>([
    ['visual.photography/a', { ...image, by: 'Mina Park' }],
    ['visual.photography/b', image],
    ['visual.photography/c', image],
  ])
  const { chapters } = composeBook({ ...material, answers: { 'visual.photography': photographs }, images })
  const captions = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'pictures' ? block.pictures.map(({ caption }) => caption) : []))
  expect(captions).toEqual(['가마 앞 · Mina Park / Unsplash', 'Unsplash', '우리 사진'])
})

test('a book of a half-empty brand has the chapters that have something, and no other', () => {
  const answers = { 'info.name': '온기', 'core.background': '할머니의 사발' }
  const { chapters, cover } = composeBook({ ...material, answers })
  expect(cover.title).toBe('온기')
  expect(chapters.map(({ title }) => title)).toEqual([
    workbook.sections['core/story']?.guideTitle,
    workbook.sections['info/brand-profile']?.guideTitle,
  ])
  expect(composeBook({ ...material, answers: {} }).chapters).toEqual([])
})

let count = 0

/** Short Hangul words that are nowhere else and fit on a line of a table. */
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

function textOf(bytes: Uint8Array): string {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-book-'))
  try {
    const path = join(directory, 'book.pdf')
    writeFileSync(path, bytes)
    return execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' }).replace(/\s/g, '')
  } finally {
    rmSync(directory, { recursive: true })
  }
}

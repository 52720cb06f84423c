import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookStyle, bookLooks, pageFormats } from '#features/export/book/book.ts'
import { withPageBoxes } from '#features/export/book/page-boxes.ts'
import { isFullSize } from '../support/size.ts'
import { type BookBrand, halden, longName, ongi, wordsOf } from './brands.ts'
import { endDrawing } from './draw-pages.ts'
import {
  asPicture,
  distances,
  inkOf,
  outside,
  type Pictures,
  picturesOf,
  run,
  textOfBytes,
  wordsIn,
} from './look-into.ts'
import { pressOf } from './press.ts'

interface Case {
  readonly name: string
  readonly brand: () => Promise<BookBrand>
  readonly style: BookStyle
  /** Long texts of the brand, which have to come out whole. */
  readonly texts: readonly string[]
}

const cases: readonly Case[] = [
  {
    name: 'ongi-a4-warm',
    brand: ongi,
    style: { format: 'a4', look: 'warm', hasMarks: false, leavesOutThin: false },
    texts: [
      '할머니는 금이 간 사발 하나를 평생 쓰셨어요. 새 그릇을 사 드려도 손에 편안한 건 그 사발이라고 하셨어요.',
      '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 지나치지 않고 밥그릇, 국그릇과 둥근 접시로 답합니다.',
      '물레 앞에서 1',
      '하루 한 끼는 따뜻하게 차려 먹는 일상',
    ],
  },
  {
    name: 'halden-wide-crisp',
    brand: halden,
    style: { format: 'wide', look: 'crisp', hasMarks: false, leavesOutThin: false },
    texts: [
      'Nobody had thrown it away, because every joint could be opened with a wooden mallet.',
      'Everything we sell can be taken apart, mended and sold again.',
      'studio@haldenrowe.example',
    ],
  },
  {
    name: 'long-name-square-quiet',
    brand: longName,
    style: { format: 'square', look: 'quiet', hasMarks: false, leavesOutThin: false },
    texts: [
      '有限会社 北鎌倉 季節の和菓子と抹茶の店 花あかり本舗 春夏秋冬',
      '祖母の小さな台所で、毎朝あんこを炊く音を聞いて育ちました。',
      '店の四季 40',
    ],
  },
]

/** In per cent of black on a page; a line of text that moves by its height changes about one. */
const tolerance = 0.8

afterAll(endDrawing)

describe.each(isFullSize ? cases : cases.slice(0, 1))('the book $name', ({ name, brand, style, texts }) => {
  let pdf: Uint8Array
  let now: Pictures

  beforeAll(async () => {
    const press = await pressOf(await brand())
    expect(press.missing).toEqual([])
    pdf = press.set(style)
    now = await picturesOf(pdf)
  }, 60_000)

  test('looks as it did', async () => {
    const path = join(import.meta.dirname, 'pictures', `${name}.png`)
    if (process.env.UPDATE_PICTURES || !existsSync(path)) writeFileSync(path, await asPicture(now))
    const changed = (await distances(readFileSync(path), now)).flatMap((distance, page) =>
      distance > tolerance ? [`page ${page + 1} by ${distance.toFixed(1)} %`] : [],
    )
    expect(changed, 'look at the pages, then run the test with UPDATE_PICTURES=1').toEqual([])
  }, 60_000)

  test('has no empty page, and nothing that runs over the edge', async () => {
    const { pages } = now
    // The last page may hold the name alone.
    const empty = pages.slice(0, -1).flatMap((pixels, page) => (inkOf(pixels) < 0.7 ? [page + 1] : []))
    expect(empty).toEqual([])
    expect(outside(pdf)).toEqual([])
  }, 60_000)

  test('gives its texts back whole, and is a sound, tagged PDF with bookmarks and embedded fonts', () => {
    const text = textOfBytes(pdf)
    expect(texts.filter((words) => !text.includes(words.replace(/\s/g, '')))).toEqual([])
    expect(run('qpdf', '--check')(pdf)).toContain('No syntax or stream encoding errors found')
    expect(run('pdfinfo')(pdf)).toMatch(/Tagged:\s+yes/)
    const structure = run('qpdf', '--json')(pdf)
    expect(structure).toContain('"/Lang"')
    expect(structure).toContain('"/StructTreeRoot"')
    expect((JSON.parse(structure) as { outlines: unknown[] }).outlines.length).toBeGreaterThan(2)
    const fonts = run('pdffonts')(pdf).trim().split('\n').slice(2)
    expect(fonts.filter((line) => !/^[A-Z]{6}\+.* yes yes yes /.test(line))).toEqual([])
  }, 60_000)
})

test('a book can be set in every format and look, and nothing runs over the edge', async () => {
  const press = await pressOf(await halden())
  for (const format of pageFormats) {
    for (const look of bookLooks)
      expect(
        outside(press.set({ format, look, hasMarks: false, leavesOutThin: false })),
        `${format} ${look}`,
      ).toEqual([])
  }
}, 60_000)

test('Korean answers break between words in a book whose own texts are English', async () => {
  const press = await pressOf({ ...(await ongi()), ...wordsOf('en'), language: 'en-US' })
  const { words } = wordsIn(press.set({ format: 'a4', look: 'warm', hasMarks: false, leavesOutThin: false }))
  const first = words.findIndex(({ text }) => text === '세트로')
  const purpose =
    '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 지나치지 않고 밥그릇, 국그릇과 둥근 접시로 답합니다. 그 끝에'
  const set = words.slice(first).map(({ text }) => text)
  expect(set.slice(0, purpose.split(' ').length).join(' ')).toBe(purpose)
}, 60_000)

test('a name of sixty letters is set larger than the tagline, on as many lines as it needs', async () => {
  const name = '아주 긴 이름을 가진 브랜드는 표지에서 어떻게 보일까 궁금해하는 사람들의 공방 '
    .repeat(2)
    .trim()
  const brand = await halden()
  const press = await pressOf({ ...brand, answers: { ...brand.answers, 'info.name': name } })
  for (const style of [
    { format: 'a4', look: 'crisp', hasMarks: false, leavesOutThin: false },
    { format: 'wide', look: 'warm', hasMarks: false, leavesOutThin: false },
    { format: 'square', look: 'quiet', hasMarks: false, leavesOutThin: false },
  ] as const) {
    const pdf = press.set(style)
    const cover = wordsIn(pdf).words.filter(({ page }) => page === 1)
    const heightOf = (text: string) => {
      const word = cover.find((each) => each.text.includes(text))
      return word ? word.bottom - word.top : 0
    }
    expect(heightOf('사람들의'), style.format).toBeGreaterThan(heightOf('mended'))
    expect(outside(pdf), style.format).toEqual([])
  }
}, 60_000)

test('a book for a printer has bleed, crop marks and the boxes that it is trimmed by', async () => {
  const press = await pressOf(await halden())
  const pdf = await withPageBoxes(
    press.set({ format: 'a4', look: 'crisp', hasMarks: true, leavesOutThin: false }),
  )
  const boxes = run('pdfinfo', '-box')(pdf)
  expect(boxes).toMatch(/MediaBox:\s+0\.00\s+0\.00\s+651\.97\s+898\.58/)
  expect(boxes).toMatch(/BleedBox:\s+19\.84\s+19\.84\s+632\.13\s+878\.74/)
  expect(boxes).toMatch(/TrimBox:\s+28\.35\s+28\.35\s+623\.62\s+870\.24/)
  expect(run('pdfinfo')(pdf)).toMatch(/Tagged:\s+yes/)
  expect(run('qpdf', '--check')(pdf)).toContain('No syntax or stream encoding errors found')
}, 60_000)

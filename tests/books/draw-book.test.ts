import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FontSource } from '#device/pdf/pdf-fonts.ts'
import type { Book } from '#features/export/book/book.ts'
import { drawBook } from '#features/export/book/draw-book.ts'

const pretendard = (weight: string) =>
  new Uint8Array(readFileSync(`node_modules/pretendard/dist/web/static/woff/Pretendard-${weight}.woff`))

const source: FontSource = {
  base: async (weight) => pretendard(weight === 700 ? 'Bold' : 'Regular'),
  slice: async () => null,
}

const book: Book = {
  language: 'ko-KR',
  cover: {
    title: '온기',
    subtitle: '오늘의 한 끼에 온기를',
    note: '브랜드 북 · 2026년 11월 21일',
    colour: '#B4583A',
    logo: null,
  },
  contentsTitle: '차례',
  chapters: [
    {
      title: '브랜드 이야기',
      note: '시작한 계기부터 이어져요.',
      blocks: [
        {
          kind: 'lead',
          label: '시작한 계기',
          text: '할머니는 금이 간 사발 하나를 평생 쓰셨어요. '.repeat(60),
        },
        { kind: 'line', label: '일하는 방식', text: '닷새를 천천히 말려 두 번 굽기' },
        {
          kind: 'swatches',
          colours: [
            { name: '메인', hex: '#B4583A', values: ['#B4583A', 'RGB 180 88 58'], share: 25 },
            { name: '바탕', hex: '#FDF1ED', values: ['#FDF1ED'], share: 60 },
          ],
        },
        { kind: 'scales', scales: [{ name: '기질', low: '차분한', high: '활기찬', at: 30 }] },
        { kind: 'table', head: ['이름', '파는 것'], rows: [['모아키친', '캐주얼 식기']] },
        {
          kind: 'map',
          axes: { left: '매일 쓰는', right: '특별한 날의', bottom: '기계로', top: '손으로' },
          points: [{ name: '온기', x: 45, y: 75, size: 50, isOwn: true }],
        },
      ],
    },
  ],
}

test.each(['a4', 'wide'] as const)(
  'a book in %s can be read again word for word',
  async (format) => {
    const shares: number[] = []
    const { bytes, pages, missing } = await drawBook(book, format, source, (share) => shares.push(share))
    expect(missing).toEqual([])
    expect(pages).toBeGreaterThan(2)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    const text = textOf(bytes)
    for (const words of [
      '온기',
      '오늘의한끼에온기를',
      '닷새를천천히말려두번굽기',
      '모아키친',
      '특별한날의',
      'RGB18088',
    ])
      expect(text).toContain(words)
    // One of the sixty may be split by a page break and its footer.
    expect(text.split('할머니는금이간사발하나를평생쓰셨어요.').length).toBeGreaterThanOrEqual(60)
    expect(bytes.length).toBeLessThan(400_000)
  },
  60_000,
)

test('a character that no font has is drawn as a white square, and reported', async () => {
  const strange: Book = { ...book, cover: { ...book.cover, title: '온기 器' }, chapters: [] }
  const { missing, pages } = await drawBook(strange, 'a4', source)
  expect(missing).toEqual(['器'])
  expect(pages).toBe(1)
}, 60_000)

/** By pdftotext where it is installed: white space says nothing about what was written. */
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

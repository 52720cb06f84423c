import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as Y from 'yjs'
import type { OptionWords, WorkbookWords } from '#device/words/content.ts'
import type { Book } from '#features/export/book/book.ts'
import { composeBook } from '#features/export/book/compose-book.ts'
import { drawBook } from '#features/export/book/draw-book.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { ongiGuide } from '#server/demo/ongi-guide.ts'
import { ongiStrategy } from '#server/demo/ongi-strategy.ts'
import { type Figure, median } from '../measure.ts'
import { prepareColdBrands } from './cold-brand.ts'
import type { StoredDocument } from './device-history.ts'

const rounds = 5
const root = resolve(import.meta.dirname, '../../..')

/** The brand book of the demo brand without its pictures: here, and by a browser's worker without a network. */
export async function benchBooks(): Promise<Figure[]> {
  const documents = { guide: withoutFiles(), strategy: ongiStrategy() }
  const whole = bookOf(documents)
  const cover: Book = { ...whole, chapters: [] }
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const [mine, least] = [await timed(() => draw(whole)), await timed(() => draw(cover))]
    // The first one is a warm-up.
    if (round === 0) continue
    ours.push(mine)
    floor.push(least)
  }
  const inBrowser = await makeInBrowser(documents)
  return [
    {
      name: 'brand book of the demo brand, in Node',
      unit: 'ms',
      value: median(ours),
      limit: median(floor),
      limitName: 'its cover and contents alone',
    },
    {
      name: 'brand book of the demo brand, in a browser, offline',
      unit: 'ms',
      value: median(inBrowser),
      limit: median(ours),
      limitName: 'the same in Node, warm',
    },
  ]
}

function withoutFiles(): Y.Doc {
  const none = { idFile: 1 }
  const doc = ongiGuide({ primary: none, secondary: none, blackWhite: none, vector: none, symbol: none })
  for (const field of fieldsOf('guide')) {
    if (field.kind !== 'value') continue
    const value: unknown = field.read(doc)
    if (typeof value === 'object' && value !== null && 'idFile' in value) field.write(doc, null)
  }
  return doc
}

function bookOf(documents: Readonly<Record<'guide' | 'strategy', Y.Doc>>): Book {
  const words = (name: string) =>
    JSON.parse(readFileSync(resolve(root, `locales/ko/${name}.json`), 'utf8')) as never
  const parts = ['workbook', 'workbook-info', 'workbook-visual', 'workbook-strategy'].map(
    (name) => words(name) as WorkbookWords,
  )
  const workbook = {
    sections: Object.assign({}, ...parts.map(({ sections }) => sections)),
    steps: Object.assign({}, ...parts.map(({ steps }) => steps)),
  } as WorkbookWords
  const options: OptionWords = Object.assign(
    {},
    words('options'),
    words('reference'),
    words('options-strategy'),
  )
  const answers = { ...answersOf('guide', documents.guide), ...answersOf('strategy', documents.strategy) }
  const said = { note: '브랜드 북', contents: '차례', own: '우리' }
  return composeBook({ answers, workbook, options, words: said, language: 'ko-KR', images: new Map() })
}

function answersOf(name: DocumentName, doc: Y.Doc) {
  return readAnswers(fieldsOf(name), doc)
}

function draw(book: Book) {
  return drawBook(book, 'a4', {
    base: async (weight) =>
      new Uint8Array(
        readFileSync(
          resolve(
            root,
            `node_modules/pretendard/dist/web/static/woff/Pretendard-${weight === 700 ? 'Bold' : 'Regular'}.woff`,
          ),
        ),
      ),
    slice: async () => null,
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function makeInBrowser(documents: Readonly<Record<'guide' | 'strategy', Y.Doc>>): Promise<number[]> {
  const stored = Object.entries(documents).map(([name, doc]) => storedOf(name as DocumentName, doc))
  await using cold = await prepareColdBrands([stored])
  const times: number[] = []
  for (const brand of cold.brands) {
    const context = await brand.open()
    const page = await context.newPage()
    for (let round = 0; round < rounds; round++) {
      await page.goto(`${cold.url}/brand/guide/core`)
      await page.getByRole('button', { name: '내려받기', exact: true }).click()
      await page.getByRole('menuitem', { name: '브랜드 북 (PDF)' }).click()
      const press = page.getByRole('button', { name: '만들기', exact: true })
      await press.waitFor()
      const started = await page.evaluate(() => performance.now())
      await press.click()
      await page.getByRole('button', { name: 'PDF 내려받기' }).waitFor()
      times.push((await page.evaluate(() => performance.now())) - started)
    }
    await context.close()
  }
  return times
}

function storedOf(name: DocumentName, doc: Y.Doc): StoredDocument {
  return {
    name,
    rows: [Y.encodeStateAsUpdate(doc)],
    custom: [
      ['known', true],
      ['answers', answersOf(name, doc)],
    ],
  }
}

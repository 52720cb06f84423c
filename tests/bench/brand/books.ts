import type { Page } from 'playwright'
import sharp from 'sharp'
import * as Y from 'yjs'
import { accountStoreName } from '#device/store/account-store.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { ongiGuide } from '#server/demo/ongi-guide.ts'
import { ongiStrategy } from '#server/demo/ongi-strategy.ts'
import { type Figure, median } from '../measure.ts'
import { type ColdBrand, prepareColdBrands } from './cold-brand.ts'
import type { StoredDocument } from './device-history.ts'

const rounds = 5
const photographs = 12
/** In ms, for twelve photographs in a browser. */
const longestBook = 2_000
/** In ms, for a page of the preview at a fourth of the processor. */
const longestPage = 1_000

/** The brand book of the demo brand with photographs, made by a browser's worker without a network. */
export async function benchBooks(): Promise<Figure[]> {
  const documents = { guide: guideWithPhotographs(), strategy: ongiStrategy() }
  const stored = Object.entries(documents).map(([name, doc]) => storedOf(name as DocumentName, doc))
  await using cold = await prepareColdBrands([stored], { hasTypesetter: true })
  const [brand] = cold.brands
  if (!brand) throw new Error('no brand was prepared')
  await keepOnDevice(brand, cold.url)
  const context = await brand.open()
  const page = await context.newPage()
  const books: number[] = []
  const slowPages: number[] = []
  for (let round = 0; round < rounds; round++) books.push((await openBook(page, cold.url)).made)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let round = 0; round < rounds; round++) {
    const { shown, pages } = await openBook(page, cold.url)
    slowPages.push(shown / pages)
  }
  await context.close()
  return [
    {
      name: `brand book of the demo brand with ${photographs} photographs, in a browser, offline`,
      unit: 'ms',
      value: median(books),
      limit: longestBook,
      limitName: 'what a book may take',
    },
    {
      name: 'a page of its preview, at a fourth of the processor',
      unit: 'ms',
      value: median(slowPages),
      limit: longestPage,
      limitName: 'what a page may take',
    },
  ]
}

/** In ms from the press: until it can be downloaded, and until its first pages are drawn; and its pages. */
async function openBook(page: Page, url: string): Promise<{ made: number; shown: number; pages: number }> {
  await page.goto(`${url}/brand/guide/core`)
  await page.getByRole('button', { name: '내려받기', exact: true }).click()
  const entry = page.getByRole('menuitem', { name: '브랜드 북 (PDF)' })
  await entry.waitFor()
  const since = async (started: number) => (await page.evaluate(() => performance.now())) - started
  const started = await page.evaluate(() => performance.now())
  await entry.click()
  await page.getByText(/^다 됐어요/).waitFor()
  const made = await since(started)
  const pages = await page.getByRole('list', { name: '브랜드 북의 모든 쪽' }).getByRole('img').count()
  for (let number = 1; number <= pages; number++) {
    const shown = page.getByRole('img', { name: `${number}쪽`, exact: true })
    await shown.scrollIntoViewIfNeeded()
    await page.locator(`canvas[aria-label="${number}쪽"][data-drawn]`).waitFor()
  }
  return { made, shown: await since(started), pages }
}

function guideWithPhotographs(): Y.Doc {
  const none = { idFile: 1 }
  const doc = ongiGuide({ primary: none, secondary: none, blackWhite: none, vector: none, symbol: none })
  for (const field of fieldsOf('guide')) {
    if (field.kind !== 'value') continue
    const value: unknown = field.read(doc)
    if (typeof value === 'object' && value !== null && 'idFile' in value) field.write(doc, null)
  }
  for (let index = 0; index < photographs; index++)
    guide.visual.photography.add(doc, {
      file: { idBlob: idOfPhotograph(index) },
      description: `그릇 ${index}`,
    })
  return doc
}

function idOfPhotograph(index: number): string {
  return `photograph-${index}`
}

/** Puts the photographs on the device. */
async function keepOnDevice(brand: ColdBrand, url: string): Promise<void> {
  const context = await brand.open()
  const page = await context.newPage()
  const pictures = await Promise.all(Array.from({ length: photographs }, (_, index) => photograph(index)))
  await page.goto(`${url}/brand/guide/core`)
  await page.evaluate(
    async ({ pictures, store }) => {
      const opening = indexedDB.open(store)
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const transaction = db.transaction('files', 'readwrite')
      for (const { id, data } of pictures) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        const blob = new Blob([bytes], { type: 'image/jpeg' })
        const row = { id, brand: '1', blob, name: id, idFile: null, addedAt: 0, fileType: 'PHOTO' }
        transaction.objectStore('files').put(row)
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      db.close()
    },
    { pictures, store: accountStoreName(1) },
  )
  await context.close()
}

/** Noise, which a JPEG cannot make small: about as large as a photograph of a telephone at this size. */
async function photograph(index: number): Promise<{ id: string; data: string }> {
  const picture = sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 90 + index * 6, sigma: 12 },
    },
  })
  const bytes = await picture.jpeg({ quality: 60 }).toBuffer()
  return { id: idOfPhotograph(index), data: bytes.toString('base64') }
}

function storedOf(name: DocumentName, doc: Y.Doc): StoredDocument {
  return {
    name,
    rows: [Y.encodeStateAsUpdate(doc)],
    custom: [
      ['known', true],
      ['answers', readAnswers(fieldsOf(name), doc)],
    ],
  }
}

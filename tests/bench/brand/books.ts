import type { Page } from 'playwright'
import sharp from 'sharp'
import * as Y from 'yjs'
import { accountStoreName } from '#engine/store/account-store.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { ongiGuide } from '#server/demo/ongi-guide.ts'
import { ongiStrategy } from '#server/demo/ongi-strategy.ts'
import { type Figure, median } from '../measure.ts'
import { type ColdBrand, prepareColdBrands } from './cold-brand.ts'
import type { StoredDocument } from './device-history.ts'
import { slowDown } from './slow-down.ts'

const rounds = 5
const photographs = 12
/** In ms, for twelve photographs in a browser. */
const longestBook = 2_000
/** In ms, for a page of the preview at a fourth of the processor. */
const longestPage = 1_000
const idOfLogo = 1
/** What the demo brand is set in. */
const fonts = ['gowun-batang/700', 'lora/600', 'inter/400']

/** The brand book of the demo brand with photographs, made by a browser's worker without a network. */
export async function benchBooks(): Promise<Figure[]> {
  const documents = { guide: guideWithPictures(), strategy: ongiStrategy() }
  const stored = Object.entries(documents).map(([name, doc]) => storedOf(name as DocumentName, doc))
  await using cold = await prepareColdBrands([stored], { hasTypesetter: true, fonts })
  const [brand] = cold.brands
  if (!brand) throw new Error('no brand was prepared')
  await keepOnDevice(brand, cold.url)
  const context = await brand.open()
  const page = await context.newPage()
  const quick: Opened[] = []
  for (let round = 0; round < rounds; round++) quick.push(await openBook(page, cold.url))
  await using _ = await slowDown(context, 4)
  const slow: Opened[] = []
  for (let round = 0; round < rounds; round++) slow.push(await openBook(page, cold.url))
  const [{ pages = 1 } = {}] = slow
  const book = (name: string, of: readonly Opened[], figure: keyof Opened): Figure => ({
    name,
    unit: 'ms',
    value: median(of.map((one) => one[figure])),
    limit: longestBook,
    limitName: 'what a book may take',
  })
  const perPage = (name: string, all: readonly number[]): Figure => ({
    name,
    unit: 'ms',
    value: median(all) / pages,
    limit: longestPage,
    limitName: 'what a page may take',
  })
  const with12 = `brand book with ${photographs} photographs and five logos, ${pages} pages, in a browser, offline`
  return [
    book(`${with12}: from the menu to a book that can be downloaded`, quick, 'made'),
    book(`${with12}: from the press of download to the file`, quick, 'saved'),
    perPage(
      'a page of it at a fourth of the processor, from the menu to the last page drawn',
      slow.map(({ shown }) => shown),
    ),
    perPage(
      'a page of its preview at a fourth of the processor, without making the book',
      slow.map(({ shown, made }) => shown - made),
    ),
  ]
}

interface Opened {
  /** In ms from the press of the menu's entry: until it can be downloaded, and until its last page is drawn. */
  readonly made: number
  readonly shown: number
  /** In ms from the press of the dialog's button. */
  readonly saved: number
  readonly pages: number
}

async function openBook(page: Page, url: string): Promise<Opened> {
  await page.goto(`${url}/brand/guide/core`)
  await page.getByRole('button', { name: '내려받기', exact: true }).click()
  const entry = page.getByRole('menuitem', { name: '브랜드 북 (PDF)' })
  await entry.waitFor()
  let started = Date.now()
  await entry.click()
  await page.getByText(/^다 됐어요/).waitFor()
  const made = Date.now() - started
  const list = page.getByRole('list', { name: '브랜드 북의 모든 쪽' })
  await list.getByRole('img', { name: '2쪽', exact: true }).waitFor({ state: 'attached' })
  const pages = await list.getByRole('img').count()
  for (let number = 1; number <= pages; number++) {
    const shown = page.locator(`canvas[aria-label="${number}쪽"]`)
    await shown.scrollIntoViewIfNeeded()
    await page.locator(`canvas[aria-label="${number}쪽"][data-drawn]`).waitFor()
  }
  const shown = Date.now() - started
  started = Date.now()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'PDF 내려받기' }).click(),
  ])
  await file.path()
  return { made, shown, saved: Date.now() - started, pages }
}

function guideWithPictures(): Y.Doc {
  const logo = { idFile: idOfLogo }
  const doc = ongiGuide({ primary: logo, secondary: logo, blackWhite: logo, vector: logo, symbol: logo })
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

/** Puts the pictures on the device. */
async function keepOnDevice(brand: ColdBrand, url: string): Promise<void> {
  const context = await brand.open()
  const page = await context.newPage()
  const logo = {
    id: `file-${idOfLogo}`,
    type: 'image/svg+xml',
    data: Buffer.from(bowl).toString('base64'),
  }
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
      for (const { id, type, data } of pictures) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        const idFile = id.startsWith('file-') ? Number(id.slice(5)) : null
        const fileType = idFile === null ? 'PHOTO' : 'LOGO'
        const row = { id, brand: '1', blob: new Blob([bytes], { type }), name: id, addedAt: 0 }
        transaction.objectStore('files').put({ ...row, idFile, fileType })
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      db.close()
    },
    { pictures: [logo, ...pictures], store: accountStoreName(1) },
  )
  await context.close()
}

const bowl =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"><g fill="#B4583A"><path d="M20 60h80a40 40 0 0 1-80 0z"/><circle cx="170" cy="48" r="17"/><path d="M140 80h60v9h-60zM228 36h50v9h-41v32h-9zM228 80h60v9h-60z"/></g></svg>'

/** Noise, which a JPEG cannot make small: about as large as a photograph of a telephone at this size. */
async function photograph(index: number): Promise<{ id: string; type: string; data: string }> {
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
  return { id: idOfPhotograph(index), type: 'image/jpeg', data: bytes.toString('base64') }
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

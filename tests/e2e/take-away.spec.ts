import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import { fillEverything } from '../support/fill-everything.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { type BrandOf, createBrand, listBrands, openAccount } from '../support/people.ts'
import { readRest } from '../support/read-rest.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectSynced, waitUntilBooksAreReady, waitUntilOfflineReady } from './pages/sync.ts'

const names = documentsWithAnswers
const logo = await sharp({ create: { width: 320, height: 160, channels: 4, background: '#B4583A' } })
  .png()
  .toBuffer()

test('a brand is exported and printed without a network, and another person imports all of it', {
  tag: '@all',
}, async ({ app, device }) => {
  const [owner, other] = [await openAccount(app, '한결'), await openAccount(app, '이도윤')]
  const brand = await createBrand(app, owner, '온기')
  for (const document of names) {
    const writer = await openScriptDevice(brand, { document })
    fillEverything(document, writer.doc, sayInKorean)
    await writer.settled()
    writer.close()
  }
  const mine = await device(installed)
  await logIn(mine.page, owner)
  await mine.page.goto('/brand/strategy/positioning')
  await expectSynced(mine.page)
  await waitUntilOfflineReady(mine.page)
  await waitUntilBooksAreReady(mine.page)

  await mine.context.setOffline(true)
  await mine.page.goto('/work-book/visual/logo/primary')
  await mine.page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'ongi.png', mimeType: 'image/png', buffer: logo })
  await expect(mine.page.getByText('ongi.png')).toBeVisible()
  await mine.page.goto('/brand/guide/visual')
  await take(mine.page, '브랜드 전체 내보내기')
  const archive = await downloaded(mine.page, '파일로 내보내기')
  await take(mine.page, '브랜드 북 (PDF)')
  await expect(mine.page.getByRole('dialog').getByText(/^다 됐어요/)).toBeVisible({ timeout: 30_000 })
  await expect(mine.page.getByRole('img', { name: '1쪽', exact: true })).toHaveAttribute('data-drawn', 'true')
  const book = textOfPdf(await downloaded(mine.page, 'PDF 내려받기'))
  await mine.context.setOffline(false)
  await expectSynced(mine.page)
  const answers = await readDocuments(brand)
  const written = koreanIn(answers)
  expect(written.length).toBeGreaterThan(90)
  expect(written.filter((words) => !book.includes(words))).toEqual([])

  const theirs = await device()
  await logIn(theirs.page, other)
  await theirs.page.goto('/profile')
  const bytes = readFileSync(archive)
  await bring(theirs.page, damaged(bytes))
  await expect(theirs.page.getByText(refused.damaged, { exact: true })).toBeVisible()
  await bring(theirs.page, newer(bytes))
  await expect(theirs.page.getByText(refused.newer, { exact: true })).toBeVisible()
  await bring(theirs.page, Buffer.from('아무 파일'))
  await expect(theirs.page.getByText(refused.strange, { exact: true })).toBeVisible()
  expect(await listBrands(app, other)).toEqual([])

  await bring(theirs.page, bytes)
  await expect(theirs.page).toHaveURL(/\/brand$/)
  await expect(theirs.page.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
  await expectSynced(theirs.page)
  const [made, ...more] = await listBrands(app, other)
  expect([made?.name, more]).toEqual(['온기', []])
  const copy = { app, person: other, idBrand: made?.id ?? 0 }
  expect(withoutServer(await readDocuments(copy))).toEqual(withoutServer(answers))
  await expect
    .poll(async () => withoutServer(await readRest(copy)))
    .toEqual(withoutServer(await readRest(brand)))
  expect(await logoOf(copy)).toEqual(await logoOf(brand))
})

const refused = {
  damaged: '파일이 손상됐어요. 다시 내보내거나 다른 사본으로 시도해 주세요.',
  newer: '더 새로운 새김에서 만든 파일이에요. 앱을 업데이트한 뒤 가져와 주세요.',
  strange: '새김에서 내보낸 브랜드 파일이 아니에요.',
}

let count = 0

/** Words that stand nowhere else and fit on a line; an address where only one is taken. */
function sayInKorean(path: string): string {
  if (path === 'info.name') return '온기'
  if (path.endsWith('website')) return 'https://ongi.example'
  if (path === 'info.email') return 'hello@ongi.example'
  if (path === 'info.businessNumber') return '220-81-62517'
  count++
  const syllable = (at: number) => String.fromCharCode(0xac00 + ((count * 37 + at * 588) % 11_172))
  return syllable(1) + syllable(2) + syllable(3)
}

async function take(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: '내려받기', exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** Presses the button of the open dialog and closes it when the file is there. */
async function downloaded(page: Page, button: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: button, exact: true }).click(),
  ])
  const path = await file.path()
  await dialog.getByRole('button', { name: '닫기' }).click()
  return path
}

async function bring(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('내보낸 브랜드 파일')
    .setInputFiles({ name: '온기.zip', mimeType: 'application/zip', buffer })
}

function damaged(archive: Buffer): Buffer {
  const entries = unzipSync(archive)
  const update = entries['documents/guide.yjs']
  if (update) update[update.length >> 1] = (update[update.length >> 1] ?? 0) ^ 1
  return Buffer.from(zipSync(entries))
}

function newer(archive: Buffer): Buffer {
  const entries = unzipSync(archive)
  const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))
  return Buffer.from(
    zipSync({ ...entries, 'manifest.json': strToU8(JSON.stringify({ ...manifest, version: 2 })) }),
  )
}

async function readDocuments(brand: BrandOf): Promise<Answers> {
  const found: Record<string, unknown> = {}
  for (const document of names) {
    const reader = await openScriptDevice(brand, { document })
    Object.assign(found, readAnswers(fieldsOf(document), reader.doc))
    reader.close()
  }
  return found
}

/** Not in a book: what is for the team alone, and the five words where they are only chosen. */
const unprinted = [guide.core.memo.path, 'personality.keywords']

function koreanIn(answers: Answers): string[] {
  const inside = (value: unknown): string[] => {
    if (typeof value === 'string') return /[가-힣]/.test(value) ? [value] : []
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(inside) : []
  }
  return Object.entries(answers).flatMap(([path, value]) => (unprinted.includes(path) ? [] : inside(value)))
}

/** Without what every server gives anew: ids of rows and files, and when. */
function withoutServer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutServer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !/(^|\/)id$|idFile|idBlob|url$|At$|(^|\/)idBrand(?!Character|Keyword)/.test(name))
      .map(([name, inner]) => [name, withoutServer(inner)]),
  )
}

async function logoOf(brand: BrandOf): Promise<Buffer> {
  const { 'visual.logoJson.primary': file } = await readRest(brand)
  const address = new URL((file as { url: string }).url, brand.app.url)
  const answer = await fetch(address, { headers: { authorization: `Bearer ${brand.person.token}` } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

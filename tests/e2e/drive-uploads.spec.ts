import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { headers } from '#contract/errors.ts'
import { largestVideo } from '#contract/file.ts'
import { largeVideo } from '../support/large-video.ts'
import { type BrandOf, createBrand, givePlan, openAccount } from '../support/people.ts'
import { seed } from '../support/random.ts'
import { amountOf } from '../support/size.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced, waitUntilOfflineReady, wake } from './pages/sync.ts'

const folders = ['봄', '여름', '가을']
const count = amountOf('FILES', { fast: 30, full: 200 })
const shared = '공유한 메모.txt'

test(`three folders with ${count} files and a shared one are added without a network, the browser is killed, and all are there once`, async ({
  app,
  startBrowser,
}) => {
  test.setTimeout(300_000)
  const person = await openAccount(app, '이도윤')
  const brand = await createBrand(app, person, '새벽빵집')
  const directory = mkdtempSync(join(tmpdir(), 'saegim-shoot-'))
  const expected = writeFiles(directory)

  // Chromium writes cookies up to half a minute late: one that is killed sooner forgets who signed in.
  const first = await startBrowser()
  await bringSession(first.page, person)
  await first.page.goto('/brand/drive')
  await expectSynced(first.page)
  await waitUntilOfflineReady(first.page)
  await first.context.close()

  const before = await startBrowser()
  await before.page.goto('/brand/drive')
  await expect(before.page.getByRole('heading', { level: 1 })).toBeVisible()
  await app.kill()

  for (const name of folders)
    await before.page.locator('input[data-pick=folder]').setInputFiles(join(directory, name))
  await expect
    .poll(() => queued(before.page, person.idAccount), { timeout: 90_000 })
    .toBe(count + folders.length)
  await share(before.page, shared, '다음 촬영은 화요일')
  await expect(before.page.getByText(shared)).toBeVisible()
  await before.page.getByRole('button', { name: '드라이브에 담기' }).click()
  await expect(before.page).toHaveURL(/\/brand\/drive/)
  expected[shared] = { folder: null, sha256: hashOf(Buffer.from('다음 촬영은 화요일')) }
  await expect
    .poll(() => queued(before.page, person.idAccount), { timeout: 30_000 })
    .toBe(count + folders.length + 1)
  await killBrowser(before.page)

  const after = await startBrowser()
  await after.page.goto('/brand/drive')
  for (const name of folders) await expect(after.page.getByText(name, { exact: true }).first()).toBeVisible()
  await app.start()
  await wake(after.page)
  await expect.poll(() => queued(after.page, person.idAccount), { timeout: 180_000 }).toBe(0)
  expect(await served(brand)).toEqual(expected)
  rmSync(directory, { recursive: true })
})

test('a video as large as one may be goes up while the server is killed twice, and is there once with its bytes', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(300_000)
  const person = await openAccount(app, '이도윤')
  const brand = await createBrand(app, person, '새벽빵집')
  await givePlan(brand, 'PLUS')
  const directory = mkdtempSync(join(tmpdir(), 'saegim-video-'))
  const path = join(directory, '가게.mp4')
  const bytes = Buffer.concat([...largeVideo(largestVideo, seed)])
  writeFileSync(path, bytes)
  const { page } = await device(installed)
  await bringSession(page, person)
  await page.goto('/brand/drive')
  await page.locator('input[data-pick=files]').setInputFiles(path)
  for (const part of [0.2, 0.6]) {
    await expect
      .poll(() => storedBytes(brand), { timeout: 120_000, intervals: [20] })
      .toBeGreaterThan(part * largestVideo)
    await app.kill()
    await app.start()
  }
  await expect.poll(() => queued(page, person.idAccount), { timeout: 180_000 }).toBe(0)
  const answer = await fetch(`${app.url}/api/v1/file/changes`, {
    headers: { authorization: `Bearer ${person.token}`, [headers.brand]: String(brand.idBrand) },
  })
  expect(await answer.json(), `SEED=${seed}`).toMatchObject({
    files: [{ name: '가게.mp4', size: largestVideo, sha256: hashOf(bytes) }],
  })
  rmSync(directory, { recursive: true })
})

/** Where each file is to be, and with which bytes. */
type Files = Record<string, { readonly folder: string | null; readonly sha256: string }>

function writeFiles(directory: string): Files {
  const files: Files = {}
  for (const name of folders) mkdirSync(join(directory, name))
  for (let i = 0; i < count; i += 1) {
    const folder = folders[i % folders.length] ?? ''
    const name = `메모 ${i}.txt`
    const bytes = Buffer.from(randomBytes(4_000).toString('hex'))
    writeFileSync(join(directory, folder, name), bytes)
    files[name] = { folder, sha256: hashOf(bytes) }
  }
  return files
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Commands that wait on the device. */
function queued(page: Page, idAccount: number): Promise<number> {
  return page.evaluate(async (name) => {
    const asked = indexedDB.open(name)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const counted = database.transaction('outbox').objectStore('outbox').count()
    return new Promise<number>((resolve, reject) => {
      counted.onsuccess = () => {
        database.close()
        resolve(counted.result)
      }
      counted.onerror = () => reject(counted.error)
    })
  }, `saegim-account-${idAccount}`)
}

/** Bytes of a brand's files and uploads that the server has on its disk. */
function storedBytes({ app, idBrand }: BrandOf): number {
  const folder = join(app.dataDir, 'files/brand', String(idBrand))
  if (!existsSync(folder)) return 0
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

/** As the system does it with a file that another app shares. */
async function share(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName = '', content = '']) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/profile/receive', enctype: 'multipart/form-data' })
      const field = document.createElement('input')
      Object.assign(field, { type: 'file', name: 'files' })
      const files = new DataTransfer()
      files.items.add(new File([content], fileName))
      field.files = files.files
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    [name, text],
  )
  await expect(page).toHaveURL(/\/profile\/receive$/)
}

async function killBrowser(page: Page): Promise<void> {
  const gone = new Promise<void>((resolve) => void page.context().once('close', () => resolve()))
  const session = await page.context().newCDPSession(page)
  await session.send('Browser.crash').catch(() => {})
  await gone
}

/** Throws where a name is there twice. */
async function served({ app, person, idBrand }: BrandOf): Promise<Files> {
  const ask = async (path: string) => {
    const response = await fetch(`${app.url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${person.token}`, [headers.brand]: String(idBrand) },
    })
    return (await response.json()) as {
      files: { name: string; idDirectory: number; sha256: string }[]
      directories: { idDirectory: number; name: string }[]
      hasMore: boolean
    }
  }
  const { files, directories, hasMore } = await ask('/file/changes?size=1000')
  expect(hasMore).toBe(false)
  expect(directories.map(({ name }) => name).sort()).toEqual([...folders].sort())
  expect(files).toHaveLength(new Set(files.map(({ name }) => name)).size)
  const nameOf = new Map(directories.map(({ idDirectory, name }) => [idDirectory, name]))
  return Object.fromEntries(
    files.map(({ name, idDirectory, sha256 }) => [name, { folder: nameOf.get(idDirectory) ?? null, sha256 }]),
  )
}

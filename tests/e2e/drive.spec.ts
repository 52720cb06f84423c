import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { BrandOf } from '../support/people.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectToast } from './pages/billing.ts'
import { expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('files are brought into order by keys alone, with and without a network, and the server has the same order', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const { page, context } = await device(installed)
  await bringSession(page, person)
  await page.goto('/brand/drive')
  await expect(page.getByRole('heading', { name: '아직 비어 있어요' })).toBeVisible()
  await expectNoBarrier(page)

  await createFolder(page, '가마 사진')
  await createFolder(page, '로고 원본')
  await page
    .locator('[data-pick=files]')
    .setInputFiles(await pictures('달항아리.png', '밥그릇.png', '찻잔.png'))
  await expect(rowOf(page, '찻잔.png')).toBeVisible()
  await expectSynced(page)
  await expectNoBarrier(page)

  // In place: the extension stays.
  await rowOf(page, '달항아리.png').focus()
  await page.keyboard.press('F2')
  await page.keyboard.type('겨울 달항아리')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, '겨울 달항아리.png')).toBeFocused()
  await expectToast(page, '이름을 바꿨어요: 겨울 달항아리.png')

  // Dragged by its button: arrows go through the folders that take it.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '겨울 달항아리.png 끌어 옮기기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '가마 사진에 드롭' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: '가마 사진에 드롭' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, '가마 사진')).toHaveAccessibleName('폴더 가마 사진, 1개')

  // Cut here, pasted there.
  await rowOf(page, '밥그릇.png').focus()
  await page.keyboard.press('Control+x')
  await rowOf(page, '가마 사진').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/brand\/drive\/\d+$/)
  await expect(rowOf(page, '겨울 달항아리.png')).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(rowOf(page, '밥그릇.png')).toBeVisible()
  await expectNoBarrier(page)

  await page.getByRole('navigation', { name: '폴더 위치' }).getByRole('link').press('Enter')
  await rowOf(page, '찻잔.png').focus()
  await page.keyboard.press('Delete')
  await expect(rowOf(page, '찻잔.png')).toHaveCount(0)
  // Of the toasts the last one tells of it.
  await page.getByRole('button', { name: '실행 취소' }).last().press('Enter')
  await expect(rowOf(page, '찻잔.png')).toBeVisible()
  await expectSynced(page)
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await createFolder(page, '인쇄물')
  await rowOf(page, '찻잔.png').focus()
  await page.keyboard.press('F2')
  await page.keyboard.type('찻잔 세 가지')
  await page.keyboard.press('Enter')
  await rowOf(page, '찻잔 세 가지.png').click()
  await page.getByRole('button', { name: '옮기기', exact: true }).click()
  await page.getByRole('dialog').getByRole('row', { name: '인쇄물' }).click()
  await page.getByRole('button', { name: '여기로 옮기기' }).click()
  await expect(rowOf(page, '인쇄물')).toHaveAccessibleName('폴더 인쇄물, 1개')
  await rowOf(page, '로고 원본').focus()
  await page.keyboard.press('Delete')
  await expect(rowOf(page, '로고 원본')).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, '인쇄물')).toHaveAccessibleName('폴더 인쇄물, 1개')
  await expect(rowOf(page, '로고 원본')).toHaveCount(0)
  await page.getByPlaceholder('이름이나 태그로 찾기').fill('ㅊㅈㅅ')
  await expect(rowOf(page, '찻잔 세 가지.png')).toBeVisible()

  await context.setOffline(false)
  await expectSynced(page)
  const folders = await foldersOf(brand)
  expect(folders.map(({ name }) => name).sort()).toEqual(['가마 사진', '인쇄물'])
  expect(await filesOf(brand)).toEqual({
    '가마 사진': ['겨울 달항아리.png', '밥그릇.png'],
    인쇄물: ['찻잔 세 가지.png'],
  })

  await page.goto('/brand/trash/drive')
  await rowOf(page, '로고 원본').click()
  await page.getByRole('button', { name: '완전히 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '완전히 지우기' }).click()
  await expect(page.getByRole('heading', { name: '빈 휴지통이에요' })).toBeVisible()
  await expectNoBarrier(page)

  await changeWhileItWaits(page, context)
  expect(await filesOf(brand)).toEqual({
    '가마 사진': ['겨울 달항아리.png', '밥그릇.png'],
    인쇄물: ['찻잔 세 가지.png'],
  })
})

test('the button of a toast works over dialogs by keys, mouse and touch, and after they are closed', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page } = await device({ hasTouch: true })
  await logIn(page, person)
  await page.goto('/brand/drive')
  await page.locator('[data-pick=files]').setInputFiles(await pictures('찻잔.png'))
  const file = rowOf(page, '찻잔.png')
  await expect(file).toBeVisible()
  await expectSynced(page)
  const folder = page.getByRole('dialog', { name: '새 폴더' })
  const trash = async () => {
    // One toast at a time.
    await expect(page.getByRole('button', { name: '알림 닫기' })).toHaveCount(0)
    await file.focus()
    await page.keyboard.press('Delete')
    await expect(file).toHaveCount(0)
  }
  const openFolderDialog = async () => {
    await page.getByRole('main').getByRole('button', { name: '새 폴더', exact: true }).press('Enter')
    await expect(folder.getByLabel('폴더 이름')).toBeFocused()
  }

  // It comes behind the last button of the dialog, and what was read before is not read again.
  await trash()
  await expect(page.locator('span[aria-live=polite]', { hasText: '휴지통으로 옮겼어요' })).toHaveCount(1)
  await openFolderDialog()
  await expect(folder.locator('span[aria-live=polite]')).toHaveText('')
  await folder.getByRole('button', { name: '만들기' }).focus()
  await page.keyboard.press('Tab')
  await expect(folder.getByRole('button', { name: '실행 취소' })).toBeFocused()
  await expectNoBarrier(page)
  await page.keyboard.press('Enter')
  await expect(file).toHaveCount(1)
  await expect(folder.getByRole('button', { name: '만들기' })).toBeFocused()
  await page.keyboard.press('Escape')

  await trash()
  await openFolderDialog()
  await folder.getByRole('button', { name: '실행 취소' }).click()
  await expect(file).toHaveCount(1)
  await expect(folder).toBeVisible()
  await page.keyboard.press('Escape')

  await trash()
  await openFolderDialog()
  await folder.getByRole('button', { name: '실행 취소' }).tap()
  await expect(file).toHaveCount(1)
  await page.keyboard.press('Escape')

  await trash()
  await openFolderDialog()
  await page.keyboard.press('Escape')
  await expect(folder).toHaveCount(0)
  await page.getByRole('button', { name: '실행 취소' }).click()
  await expect(file).toHaveCount(1)

  // A dialog over a dialog, and words that are first said in one.
  await trash()
  await page.getByRole('button', { name: '태그', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: '태그 만들고 지우기' }).press('Enter')
  const tags = page.getByRole('dialog', { name: '태그' })
  await tags.getByLabel('새 태그').fill('가을')
  await page.keyboard.press('Enter')
  await expect(tags.locator('span[aria-live=polite]')).toContainText('‘가을’ 태그를 만들었어요')
  await tags.getByRole('button', { name: '태그 가을 지우기' }).press('Enter')
  const confirm = page.getByRole('alertdialog', { name: '‘가을’ 태그를 지울까요?' })
  await confirm.getByRole('button', { name: '실행 취소' }).click()
  await expect(file).toHaveCount(1)
  await confirm.getByRole('button', { name: '태그 지우기' }).press('Enter')
  await expect(tags.getByText('‘가을’ 태그를 지웠어요', { exact: true })).toBeVisible()
})

test('two devices move the same folder while offline: both show it where the server has it', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const one = await device(installed)
  await logIn(one.page, person)
  await one.page.goto('/brand/drive')
  for (const name of ['왼쪽', '오른쪽', '옮길 것']) await createFolder(one.page, name)
  await expectSynced(one.page)
  const two = await device(installed)
  await logIn(two.page, person)
  await two.page.goto('/brand/drive')
  await expect(rowOf(two.page, '옮길 것')).toBeVisible()

  for (const { page, context } of [one, two]) {
    await waitUntilOfflineReady(page)
    await context.setOffline(true)
  }
  await rowOf(one.page, '옮길 것').dragTo(rowOf(one.page, '왼쪽'))
  await rowOf(two.page, '옮길 것').dragTo(rowOf(two.page, '오른쪽'))
  for (const { page } of [one, two]) await expect(rowOf(page, '옮길 것')).toHaveCount(0)
  for (const { context, page } of [one, two]) {
    await context.setOffline(false)
    await expectSynced(page)
  }
  const [moved] = (await foldersOf(brand)).filter(({ name }) => name === '옮길 것')
  expect(moved).toBeUndefined()
  for (const { page } of [one, two]) {
    await page.goto('/brand/drive')
    await expect(rowOf(page, '오른쪽')).toHaveAccessibleName('폴더 오른쪽, 1개')
    await expect(rowOf(page, '왼쪽')).toHaveAccessibleName('폴더 왼쪽, 0개')
  }
})

test('on a tablet a finger scrolls, opens, chooses, and after a long press drags files onto folders and the path', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const { page, context } = await device({ viewport: { width: 820, height: 760 }, hasTouch: true })
  await logIn(page, person)
  await page.goto('/brand/drive')
  await createFolder(page, '가마 사진')
  const notes = Array.from({ length: 24 }, (_, i) => `메모 ${String(i).padStart(2, '0')}.txt`)
  await page
    .locator('[data-pick=files]')
    .setInputFiles(notes.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })))
  await expect(rowOf(page, '메모 23.txt')).toBeVisible()
  await expectSynced(page)
  // Without what the uploads show above the files.
  await page.reload()
  await page.getByRole('button', { name: '최근 순' }).click()
  await page.getByRole('menuitem', { name: '이름순', exact: true }).click()
  const finger = await createFinger(context, page)
  const folder = rowOf(page, '가마 사진')
  const lifted = page.locator('[data-touch-preview]')
  const [first, second] = [rowOf(page, '메모 00.txt'), rowOf(page, '메모 01.txt')]

  await finger.down(first)
  await finger.moveBy(0, -200)
  const rest = page.evaluate(
    () =>
      new Promise<number>((resolve) => addEventListener('scrollend', () => resolve(scrollY), { once: true })),
  )
  await finger.up()
  expect(await rest).toBeGreaterThan(50)
  await expect(page.locator('[role=row][aria-selected=true]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

  await finger.down(first)
  await expect(lifted).toHaveText('메모 00.txt')
  await finger.up()
  await expect(lifted).toBeHidden()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await second.tap()
  await expect(second).toHaveAttribute('aria-selected', 'true')

  // Both that are chosen go along.
  await finger.down(second)
  await expect(lifted).toHaveText('2개')
  await expect(async () => {
    await finger.moveTo(await centreOf(folder))
    await expect(folder).toHaveAttribute('data-touch-over', { timeout: 1_000 })
  }).toPass()
  await finger.up()
  await expect(folder).toHaveAccessibleName('폴더 가마 사진, 2개')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await folder.tap()
  await expect(first).toBeVisible()
  const top = page.getByRole('navigation', { name: '폴더 위치' }).getByRole('link')
  await finger.down(first)
  await expect(lifted).toHaveText('메모 00.txt')
  await finger.moveTo(await centreOf(top))
  await expect(top).toHaveAttribute('data-touch-over')
  await finger.up()
  await expect(first).toHaveCount(0)
  await expectSynced(page)
  expect(await filesOf(brand)).toEqual({ '가마 사진': ['메모 01.txt'] })
})

interface Point {
  readonly x: number
  readonly y: number
}

/** Touches as the browser gets them from a screen. */
async function createFinger(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  let at: Point = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  const down = async (locator: Locator) => {
    // While the page scrolls, rows take no touches.
    await locator.tap({ trial: true })
    at = await centreOf(locator)
    await send('touchStart')
  }
  const moveTo = async ({ x, y }: Point) => {
    const [from, steps] = [at, 12]
    for (let step = 1; step <= steps; step += 1) {
      at = { x: from.x + ((x - from.x) * step) / steps, y: from.y + ((y - from.y) * step) / steps }
      await send('touchMove')
    }
  }
  return {
    down,
    moveTo,
    up: () => send('touchEnd'),
    moveBy: (x: number, y: number) => moveTo({ x: at.x + x, y: at.y + y }),
  }
}

async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('drawings that lose a part are asked about once, without a network too, and only what is taken is sent', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page, context } = await device(installed)
  await logIn(page, person)
  await page.goto('/brand/drive')
  await expectSynced(page)
  await waitUntilOfflineReady(page)
  await context.setOffline(true)
  const drawing = (name: string) => fileURLToPath(new URL(`../fixtures/drawings/${name}`, import.meta.url))
  const names = ['figma.svg', 'fallback-page.svg', 'lost-filter.svg', 'inkscape.svg']
  await page.locator('[data-pick=files]').setInputFiles(names.map(drawing))
  const dialog = page.getByRole('dialog', { name: '그림 2개의 일부를 담을 수 없어요' })
  await expect(dialog.locator('code')).toHaveText(['foreignObject', 'fill'])
  for (const picture of await dialog.getByRole('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expectNoBarrier(page)
  await expect(rowOf(page, 'inkscape.svg')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'fallback-page.svg' }).uncheck()
  await dialog.getByRole('button', { name: '고른 그림 1개 담기' }).click()
  await expect(rowOf(page, 'lost-filter.svg')).toBeVisible()
  await context.setOffline(false)
  await expectSynced(page)
  for (const name of ['figma.svg', 'lost-filter.svg', 'inkscape.svg'])
    await expect(rowOf(page, name)).toBeVisible()
  await expect(rowOf(page, 'fallback-page.svg')).toHaveCount(0)
})

function rowOf(page: Page, name: string) {
  return page.locator(`[role=row]`, { hasText: name })
}

/** A browser that keeps nothing on the disk keeps a large file as a reference to it. */
async function changeWhileItWaits(page: Page, context: BrowserContext): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-changed-'))
  const path = join(directory, '가마 일지.txt')
  writeFileSync(path, '가'.repeat(6_000_000))
  await page.goto('/brand/drive')
  await context.setOffline(true)
  await page.locator('[data-pick=files]').setInputFiles(path)
  await expect(page.getByText('이 기기에 저장됨 · 연결되면 보내요')).toBeVisible()
  writeFileSync(path, '나'.repeat(100))
  await context.setOffline(false)
  await expect(page.getByText('이 기기에서 파일을 더 읽을 수 없어요. 목록에서 지우고')).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: '가마 일지.txt 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect(rowOf(page, '가마 일지.txt')).toHaveCount(0)
  await expectSynced(page)
  rmSync(directory, { recursive: true })
}

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '새 폴더', exact: true }).press('Enter')
  await page.getByLabel('폴더 이름').fill(name)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, name)).toBeVisible()
  await expectToast(page, `‘${name}’ 폴더를 만들었어요`)
}

async function pictures(...names: string[]) {
  return Promise.all(
    names.map(async (name, at) => {
      const background = { r: 60 * at, g: 120, b: 90 }
      const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .png()
        .toBuffer()
      return { name, mimeType: 'image/png', buffer }
    }),
  )
}

async function ask(brand: BrandOf, path: string): Promise<Record<string, Record<string, unknown>[]>> {
  const { app, person, idBrand } = brand
  const headers = { authorization: `Bearer ${person.token}`, idBrandHeader: String(idBrand) }
  const answer = await fetch(`${app.url}/api/v1/${path}`, { headers })
  const { _embedded } = (await answer.json()) as { _embedded: Record<string, Record<string, unknown>[]> }
  return _embedded
}

async function foldersOf(brand: BrandOf): Promise<{ name: string; idDirectory: number }[]> {
  const found = await ask(brand, 'directory/page?size=200')
  return found.resDirectoryLists as { name: string; idDirectory: number }[]
}

/** Names of files by the name of the folder at the top that they are in. */
async function filesOf(brand: BrandOf): Promise<Record<string, string[]>> {
  const inside: Record<string, string[]> = {}
  for (const { name, idDirectory } of await foldersOf(brand)) {
    const { resFileLists = [] } = await ask(
      brand,
      `file/page?size=200&idDirectory=${idDirectory}&sort=name,ASC`,
    )
    inside[name] = resFileLists.map((file) => String(file.name))
  }
  return inside
}

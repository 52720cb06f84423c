import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { guide } from '#model/documents/guide.ts'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { differenceOf, pictureOfPdf } from '../support/pictures.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

const { info, visual } = guide
const gowunBatang = { idFontFamily: 2, idFontFace: 2700, weightValue: 700 }

test('a logo is made offline, is a valid file in every format, and reaches the guide and REST', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const writer = await openScriptDevice(brand)
  info.subName.write(writer.doc, '오늘의 한 끼')
  visual.korMain.write(writer.doc, gowunBatang)
  visual.main.write(writer.doc, '#B4583A')
  await writer.settled()
  writer.close()
  const { page, context } = await device(installed)
  await logIn(page, person)
  await page.goto('/brand/guide/visual')
  await expectSynced(page)
  await waitUntilOfflineReady(page)
  await fontIsKept(page)

  await context.setOffline(true)
  // Six proposals, on the step of the logo and in the logo maker; a press opens one of them.
  await page.goto('/work-book/visual/logo/primary')
  const inStep = page.getByRole('region', { name: '브랜드로 그린 여섯 가지' })
  await expect(inStep.getByRole('link').filter({ has: page.locator('img') })).toHaveCount(6)
  await inStep.getByRole('link', { name: '배지' }).click()
  const main = page.getByRole('main')
  const drawn = main.getByRole('img', { name: '온기 로고' })
  await expect(drawn).toBeVisible()
  await expect(page).toHaveURL(/logo-maker$/)
  await expect(main.getByRole('radio', { name: '둥근 바탕' })).toBeChecked()
  await main.getByRole('button', { name: '제안 다시 보기' }).click()
  const proposals = main.getByRole('region', { name: '브랜드로 그린 로고 여섯 가지' })
  await expect(proposals.getByRole('listitem').locator('img')).toHaveCount(6)
  await proposals.getByRole('button', { name: '심볼 옆에 이름' }).click()
  await expect(main.getByRole('radio', { name: '바탕 없음' })).toBeChecked()
  await expect(drawn).toBeVisible()
  const name = main.getByRole('group', { name: '이름' })
  const pickFont = (label: string) =>
    name.getByRole('radio', { name: label, exact: true }).check({ force: true })
  await name.getByText('글꼴', { exact: true }).click()
  await expect(name.getByRole('radio', { name: '고운바탕', exact: true })).toBeChecked()
  const proposed = await drawn.getAttribute('src')
  await pickFont('프리텐다드')
  await expect(drawn).not.toHaveAttribute('src', proposed ?? '')
  await main.getByRole('searchbox', { name: '심볼 찾기' }).fill('ㄱㄹ')
  await main.getByRole('radio', { name: '그릇', exact: true }).check({ force: true })
  await main
    .getByRole('radiogroup', { name: '심볼 색' })
    .getByRole('radio', { name: '#B4583A' })
    .check({ force: true })
  const before = await drawn.getAttribute('src')
  await pickFont('고운바탕')
  await expect(drawn).not.toHaveAttribute('src', before ?? '')
  await expect(main.getByText('글꼴을 불러오지 못해')).toHaveCount(0)
  // A font that this device does not have: an error is shown, and the last drawing stays.
  await pickFont('도현')
  await expect(main.getByText('글꼴을 불러오지 못해')).toBeVisible()
  await expect(drawn).toBeVisible()
  await pickFont('고운바탕')
  await name.getByRole('combobox', { name: '굵기' }).selectOption({ label: '굵게' })
  await expect(main.getByText('글꼴을 불러오지 못해')).toHaveCount(0)

  const svg = readFileSync(await taken(page, 'SVG'))
  const png = readFileSync(await taken(page, 'PNG'))
  const pdf = pictureOfPdf(await taken(page, 'PDF'))
  const { width, format, hasAlpha } = await sharp(png).metadata()
  expect({ width, format, hasAlpha }).toEqual({ width: 1024, format: 'png', hasAlpha: true })
  expect(svg.toString()).toMatch(/^<svg[^>]+viewBox=.+#B4583A/s)
  expect(svg.toString()).not.toMatch(/<text|<image|font-family/)
  expect(await differenceOf(svg, png)).toBeLessThan(0.02)
  expect(await differenceOf(svg, pdf)).toBeLessThan(0.02)
  const empty = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#FFFFFF' } })
    .png()
    .toBuffer()
  expect(await differenceOf(png, empty)).toBeGreaterThan(0.05)

  await page.getByRole('button', { name: '로고로 쓰기' }).click()
  await page.getByRole('link', { name: '가이드에서 보기' }).click()
  await expect(page).toHaveURL(/\/brand\/guide\/visual/)
  for (const shown of ['온기 로고', '세로 로고']) {
    const picture = page.getByRole('img', { name: shown }).first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await expectSync(page, 'savedHere')

  await context.setOffline(false)
  await expectSynced(page)
  const files = async () => {
    const { logo } = (await readBrand(brand, 'visual')) as { logo: Logo }
    const { primary, secondary, blackWhite, vector } = logo.logoJson
    return [primary, secondary, blackWhite, vector, logo.logoSymbol]
  }
  await expect.poll(async () => (await files()).every((file) => file !== null)).toBe(true)
  const [primary, , , vector] = await Promise.all(
    (await files()).map(async (file) => {
      const address = new URL(file?.url ?? '', app.url)
      const answer = await fetch(address, { headers: { authorization: `Bearer ${person.token}` } })
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
  expect((await sharp(primary).metadata()).width).toBe(1600)
  expect(await differenceOf(svg, primary ?? png)).toBeLessThan(0.02)
  expect(vector?.toString()).toMatch(/^<svg/)
  expect(await differenceOf(svg, vector ?? png)).toBeLessThan(0.02)
})

interface Logo {
  readonly logoJson: Readonly<
    Record<'primary' | 'secondary' | 'blackWhite' | 'vector', { url: string } | null>
  >
  readonly logoSymbol: { url: string } | null
}

test('an own symbol that loses a part is shown before and after, and the person decides', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page } = await device()
  await logIn(page, person)
  await page.goto('/brand/logo-maker')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '제안 없이 시작하기' }).click()
  const input = main.locator('input[accept="image/svg+xml,.svg"]')
  const dialog = page.getByRole('dialog', { name: '그림의 일부를 담을 수 없어요' })
  const drawing = (name: string) => fileURLToPath(new URL(`../fixtures/drawings/${name}`, import.meta.url))
  const own = main.getByRole('radio', { name: '내 그림' })

  await input.setInputFiles(drawing('fallback-page.svg'))
  await expect(dialog.getByRole('listitem')).toHaveText(['foreignObject'])
  for (const picture of await dialog.getByRole('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expectNoBarrier(page)
  await dialog.getByRole('button', { name: '담지 않기' }).click()
  await expect(dialog).toBeHidden()
  await expect(own).toHaveCount(0)

  await input.setInputFiles(drawing('fallback-page.svg'))
  await dialog.getByRole('button', { name: '이대로 담기' }).click()
  await expect(own).toBeChecked()
  const symbol = await own.locator('..').locator('img').getAttribute('src')
  await input.setInputFiles(drawing('clip-use.svg'))
  await expect(own.locator('..').locator('img')).not.toHaveAttribute('src', symbol ?? '')
  await expect(dialog).toBeHidden()
})

test('an own symbol that is downloaded in one colour keeps what is inside of it', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page } = await device()
  await logIn(page, person)
  await page.goto('/brand/logo-maker')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '제안 없이 시작하기' }).click()
  await main.getByRole('radio', { name: '심볼만' }).check({ force: true })
  const ring =
    '<circle cx="50" cy="50" r="50" fill="#B4583A"/><circle cx="50" cy="50" r="25" fill="#FBFAF7"/>'
  const buffer = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ring}<circle cx="50" cy="50" r="10"/></svg>`,
  )
  await main
    .locator('input[accept="image/svg+xml,.svg"]')
    .setInputFiles({ name: '고리.svg', mimeType: 'image/svg+xml', buffer })
  await expect(main.getByRole('radio', { name: '내 그림' })).toBeChecked()
  await main.getByRole('radio', { name: '검정', exact: true }).check({ force: true })
  for (const format of ['SVG', 'PNG', 'PDF']) {
    const path = await taken(page, format)
    const data = await sharp(format === 'PDF' ? pictureOfPdf(path) : path)
      .flatten({ background: '#FFFFFF' })
      .resize(100, 100, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer()
    // The ring, what is inside of it, and the point in the middle.
    const shades = [10, 32, 50].map((x) => (data[50 * 100 + x] ?? 0) > 128)
    expect(shades).toEqual([false, true, false])
  }
})

/** The guide's pages bring the brand's fonts to the device, and the worker keeps them, however late it came. */
async function fontIsKept(page: Page): Promise<void> {
  const hasFace = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('fonts')).keys()
      return kept.some(({ url }) => /gowun-batang.+woff2?(\?|$)/.test(url))
    })
  await expect.poll(hasFace).toBe(true)
}

async function taken(page: Page, format: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: '파일로 받기' })
      .getByRole('button', { name: format, exact: true })
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^온기.*\\.${format.toLowerCase()}$`))
  return file.path()
}

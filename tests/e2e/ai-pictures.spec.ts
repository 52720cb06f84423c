import type { Page } from '@playwright/test'
import {
  imageReplies,
  openTestImageServer,
  type TestImageServer,
} from '#server/gateways/ai/test-image-server.ts'
import { startAppServer } from '../support/app-server.ts'
import { type BrandOf, createBrand, givePlan, openAccount, readBrand } from '../support/people.ts'
import { test as base, expect } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectToast } from './pages/billing.ts'

/** On a server with an image model, simulated on this machine. */
const test = base.extend<object, { model: TestImageServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const model = await openTestImageServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ model }, use) => {
      const app = await startAppServer({ AI_BASE_URL: model.url, AI_IMAGE_MODEL: 'paint-1' })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('pictures that a closed tab has asked for are there on return, in the drive, and were charged once', {
  tag: '@all',
}, async ({ app, device, model }) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  await givePlan(brand, 'BASIC')
  const before = await creditOf(brand)
  const { page, context } = await device()
  await bringSession(page, owner)
  await page.goto('/brand/ai-tool')
  await expect(page.getByText(/의 모델로 만들어요\./)).toBeVisible()
  await page.getByRole('link', { name: /그림 만들기/ }).click()
  await page.getByLabel('무엇을 그릴까요?').fill('나무 선반 위의 찻잔')
  await expectNoBarrier(page)

  const held = Promise.withResolvers<void>()
  model.answerNext(async (response, received) => {
    await held.promise
    await imageReplies.paints()(response, received)
  })
  const asked = model.nextRequest()
  await page.getByRole('button', { name: '20 크레딧으로 2장 만들기' }).click()
  await asked
  await expect(made(page).getByText(/그리고 있어요|차례를 기다리고 있어요/)).toBeVisible()
  await expect(page.getByText(/지금 멈추면 잡아 둔 20 크레딧이 모두 돌아와요/)).toBeVisible()
  await expectNoBarrier(page)
  await page.close()
  held.resolve()

  const next = await context.newPage()
  await next.goto('/brand/ai-tool/image')
  await expect(next.getByLabel('무엇을 그릴까요?')).toHaveValue('나무 선반 위의 찻잔')
  await expect(made(next).getByText('AI로 만든 그림')).toBeVisible()
  const pictures = made(next).getByRole('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectNoBarrier(next)
  expect(await creditOf(brand)).toBe(before - 20)
  expect(model.received.filter(({ path }) => path.endsWith('/images/generations'))).toHaveLength(1)

  // Escape closes what is open over the tool, and leaves the tool open.
  await made(next).getByRole('button', { name: '신고하기' }).click()
  await expect(next.getByLabel('무엇이 잘못되었나요?')).toBeFocused()
  await next.keyboard.press('Escape')
  await made(next).getByRole('button', { name: '1번째 그림 더 하기' }).click()
  await expect(next.getByRole('menuitem', { name: '플래너에 담기' })).toBeVisible()
  await next.keyboard.press('Escape')
  await expect(next.getByRole('menuitem', { name: '플래너에 담기' })).toBeHidden()
  await expect(next).toHaveURL(/ai-tool\/image$/)

  await made(next).getByRole('button', { name: '1번째 그림 더 하기' }).click()
  await next.getByRole('menuitem', { name: '플래너에 담기' }).click()
  await next.getByRole('button', { name: '새 생각으로 담기' }).click()
  await expectToast(next, '플래너에 담았어요')
  await made(next).getByRole('button', { name: '1번째 그림 더 하기' }).click()
  await next.getByRole('menuitem', { name: '드라이브에서 열기' }).click()
  await next.getByRole('button', { name: '파일 정보' }).click()
  await expect(next.getByText('AI로 만든 그림 · paint-1')).toBeVisible()
})

test('a host that breaks off gives the credits back, and so does a stop', { tag: '@all' }, async ({
  app,
  device,
  model,
}) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  await givePlan(brand, 'BASIC')
  const before = await creditOf(brand)
  const { page } = await device()
  await bringSession(page, owner)
  await page.goto('/brand/ai-tool/image')
  await page.getByLabel('무엇을 그릴까요?').fill('찻잔')
  const make = page.getByRole('button', { name: '20 크레딧으로 2장 만들기' })

  model.answerNext(imageReplies.breaksAt('{"data":[{"b64_json":"', 20))
  await make.click()
  await expect(made(page).getByText(/크레딧은 모두 돌아왔어요/)).toBeVisible()
  expect(await creditOf(brand)).toBe(before)

  model.answerNext(imageReplies.hangs)
  const asked = model.nextRequest()
  await make.click()
  const { closed } = await asked
  await made(page).getByRole('button', { name: '멈추기' }).click()
  await expect(made(page).getByText('만들기를 멈췄어요. 크레딧은 모두 돌아왔어요.')).toBeVisible()
  await closed
  expect(await creditOf(brand)).toBe(before)
})

function made(page: Page) {
  return page.getByRole('region', { name: '만든 그림' })
}

async function creditOf(brand: BrandOf): Promise<number> {
  return Number((await readBrand(brand)).credit)
}

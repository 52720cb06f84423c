import type { Locator, Page } from '@playwright/test'
import { strategy } from '#model/documents/strategy.ts'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { field } from './pages/workbook.ts'

const { personality, positioning } = strategy
const keywords = ['따뜻한', '다정한', '포근한', '정겨운', '친근한']

test('an answer, the order of the five words and the position map are done by keys alone', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const writer = await openScriptDevice(brand, { document: 'strategy' })
  writer.doc.transact(() => {
    for (const keyword of keywords) personality.keywords.add(writer.doc, { keyword })
    positioning.competitors.add(writer.doc, { brandName: '모아키친', axisX: 70, axisY: 20 })
  })
  await writer.settled()
  const { page } = await device()
  await bringSession(page, person)

  await page.goto('/work-book/core/story/what')
  await tabTo(page, field(page, 'core.what'))
  await page.keyboard.type('손으로 빚은 그릇')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/core\/story\/how$/)
  await tabTo(page, field(page, 'core.how'))
  await page.keyboard.type('두 번 굽기')
  await expect
    .poll(() => readBrand(brand, 'core'))
    .toMatchObject({ what: '손으로 빚은 그릇', how: '두 번 굽기' })

  await page.goto('/work-book/strategy/personality/keyword/complete')
  const handle = page.getByRole('button', { name: '따뜻한 순서 바꾸기' })
  await tabTo(page, handle)
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '따뜻한: 5개 중 3번째' })).toHaveCount(1)
  await expect(handle).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: '이 순서로 정하기' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('이 순서로 정했어요.')).toBeVisible()
  await expect
    .poll(() => readBrand(brand, 'personality'))
    .toMatchObject({ keyword1: '다정한', keyword2: '포근한', keyword3: '따뜻한' })

  await page.goto('/work-book/strategy/positioning/position/map')
  for (const [axis, picked] of [
    ['가로축', '부담 없는 가격'],
    ['세로축', '같은 모양으로 많이'],
  ] as const) {
    const select = page.getByRole('combobox', { name: axis })
    await tabTo(page, select)
    await page.keyboard.press('ArrowDown')
    await expect(select.locator('option:checked')).toHaveText(new RegExp(`^${picked}`))
  }
  await tabTo(page, page.getByRole('button', { name: '온기 지도에 놓기' }))
  await page.keyboard.press('Enter')
  const point = page.getByRole('group', { name: '포지션 맵' }).getByRole('button', { name: /^온기/ })
  await expect(point).toBeFocused()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowUp'])
    await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: '온기, 가로 53, 세로 60' })).toHaveCount(1)
  await expect.poll(() => readBrand(brand, 'positioning')).toMatchObject({ axisX: 53, axisY: 60 })
  await page.keyboard.press('ArrowLeft')
  await writer.until((doc) => positioning.axisX.read(doc) === 52, 'the point that a key moved')
  writer.close()
})

/** Forward by Tab from wherever the focus is: what is never reached cannot be done by keys. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

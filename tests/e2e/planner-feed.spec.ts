import type { Page } from '@playwright/test'
import { planner } from '#model/documents/planner.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

const { entries } = planner.planner
const channels = ['INSTAGRAM']

test('in the feed planned entries change places, the month is counted, and the palette finds an entry', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '최지우')
  const brand = await createBrand(app, person, '모락빵집')
  await using others = new AsyncDisposableStack()
  const other = await openScriptDevice(brand, { document: 'planner' })
  others.defer(() => other.close())
  for (const [key, title, day, time, status] of [
    ['bread', '퇴근길 식빵', '2026-12-17', '17:30', 'DRAFT'],
    ['bean', '동지 단팥빵', '2026-12-19', '11:00', 'PLANNED'],
    ['salt', '소금빵', '2026-12-01', '10:00', 'POSTED'],
    ['rice', '쌀식빵 보관하는 법', '2026-11-20', '10:00', 'POSTED'],
  ] as const)
    entries.add(
      other.doc,
      { title, day, time, status, channels, posted: status === 'POSTED' ? channels : null },
      { key },
    )
  await other.settled()
  const daysOf = () => entries.read(other.doc).map(({ key, day, time }) => `${key} ${day} ${time}`)

  const { page } = await device()
  await bringSession(page, person)
  await page.goto('/brand/content-planner?view=feed&day=2026-12-09')
  await test.step('by pointer and by keys, each with its own time', async () => {
    await cell(page, '퇴근길 식빵').hover()
    await page.mouse.down()
    await cell(page, '동지 단팥빵').hover()
    await page.mouse.up()
    await other.until(() => daysOf().includes('bread 2026-12-19 17:30'), 'the swap by pointer')
    expect(daysOf()).toContain('bean 2026-12-17 11:00')
    await cell(page, '퇴근길 식빵').focus()
    for (const key of [' ', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await other.until(() => daysOf().includes('bread 2026-12-17 17:30'), 'the swap by keys')
    await page.keyboard.press('Control+z')
    await other.until(() => daysOf().includes('bread 2026-12-19 17:30'), 'the undo of the swap')
  })

  await test.step('axe finds nothing, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoBarrier(page)
    }
  })

  await test.step('the month in numbers', async () => {
    await page
      .getByRole('button', { name: '12월 정리' })
      .or(page.getByRole('button', { name: '이번 달 정리' }))
      .click()
    const dialog = page.getByRole('dialog', { name: '2026년 12월 정리' })
    await expect(
      dialog.getByRole('table', { name: '채널별' }).getByRole('row', { name: /인스타그램 3/ }),
    ).toBeVisible()
    await expectNoBarrier(page)
    await page.keyboard.press('Escape')
  })

  await test.step('an entry by the initial consonants of its title', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('ㄷㅍㅃ')
    await page.getByRole('option', { name: /동지 단팥빵/ }).click()
    await expect(page.getByRole('complementary', { name: '열린 글' })).toBeVisible()
  })
})

const cell = (page: Page, title: string) =>
  page.getByRole('region', { name: '인스타그램 피드' }).getByRole('button', { name: new RegExp(title) })

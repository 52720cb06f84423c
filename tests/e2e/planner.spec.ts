import type { Page } from '@playwright/test'
import { planner } from '#model/documents/planner.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

const { entries } = planner.planner
const address = '/brand/content-planner?day=2026-12-09'

test('entries are written, dragged by pointer and keys, moved offline, and merged with a second device', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '최지우')
  const brand = await createBrand(app, person, '모락빵집')
  await using others = new AsyncDisposableStack()
  const other = await openScriptDevice(brand, { document: 'planner' })
  others.defer(() => other.close())
  entries.add(other.doc, { title: '퇴근길 식빵', day: '2026-12-17', time: '17:30' }, { key: 'bread' })
  entries.add(other.doc, { title: '한 해의 끝', day: '2026-12-31', time: '23:30' }, { key: 'end' })
  await other.settled()
  const whenOf = (key: string) => {
    const entry = entries.read(other.doc).find((each) => each.key === key)
    return `${entry?.day} ${entry?.time}`
  }

  const { page, context } = await device({ ...installed, timezoneId: 'America/New_York' })
  await bringSession(page, person)
  await page.goto(address)
  await expect(page.getByText('시각은 모두 서울 시각이에요.')).toBeVisible()
  await dragTo(page, '퇴근길 식빵', '12월 19일')
  await other.until(() => whenOf('bread') === '2026-12-19 17:30', 'the drag by pointer')

  await press(page, '한 해의 끝', ' ', 'ArrowRight', 'Enter')
  await other.until(() => whenOf('end') === '2027-01-01 23:30', 'the move by keys over midnight of the year')
  await page.keyboard.press('Control+z')
  await other.until(() => whenOf('end') === '2026-12-31 23:30', 'the undo of the move')

  await page.getByRole('button', { name: '새 글', exact: true }).click()
  await page
    .getByRole('complementary', { name: '열린 글' })
    .getByRole('textbox', { name: '제목' })
    .fill('새 식빵')
  await page.keyboard.press('Escape')
  await other.until((doc) => entries.read(doc).some(({ title }) => title === '새 식빵'), 'the new entry')

  await expectSynced(page)
  await waitUntilOfflineReady(page)
  await context.setOffline(true)
  await page.goto(address)
  await press(page, '퇴근길 식빵', ' ', 'ArrowLeft', 'Enter')
  await expectSync(page, 'savedHere')
  entries.properties.title.at('bread').write(other.doc, '퇴근길 밤식빵')
  await other.settled()
  await context.setOffline(false)
  await other.until(() => whenOf('bread') === '2026-12-18 17:30', 'what was moved offline')
  await expect(day(page, '12월 18일').getByRole('button', { name: '퇴근길 밤식빵' })).toBeVisible()
})

const day = (page: Page, name: string) => page.getByRole('group', { name })
const tile = (page: Page, title: string) => page.getByRole('button', { name: title })

async function press(page: Page, title: string, ...keys: string[]): Promise<void> {
  await tile(page, title).focus()
  for (const key of keys) await page.keyboard.press(key)
}

async function dragTo(page: Page, title: string, to: string): Promise<void> {
  await tile(page, title).hover()
  await page.mouse.down()
  await day(page, to).hover()
  await expect(page.getByText('17:30 그대로').first()).toBeVisible()
  await page.mouse.up()
}

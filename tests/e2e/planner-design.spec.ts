import sharp from 'sharp'
import { planner } from '#model/documents/planner.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced } from './pages/sync.ts'

const { entries } = planner.planner
const key = 'entry-of-the-journey'

test('an entry is designed in a template that has its words, downloaded in the size of its channel, and marked', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '김모락')
  const brand = await createBrand(app, person, '모락빵집')
  await using others = new AsyncDisposableStack()
  const away = await openScriptDevice(brand, { document: 'planner' })
  others.defer(() => away.close())
  entries.add(
    away.doc,
    {
      title: '동지 단팥빵 예약',
      text: '국산 팥을 여섯 시간 끓여요. 20일까지 예약을 받아요.',
      kind: 'PRODUCT',
      status: 'PLANNED',
      day: '2026-12-18',
      time: '11:00',
      channels: ['INSTAGRAM'],
    },
    { key },
  )
  await away.settled()
  const entry = () => entries.read(away.doc).find((each) => each.key === key)

  const { page } = await device()
  await bringSession(page, person)
  await page.goto(`/brand/content-planner?entry=${key}`)
  const panel = page.getByRole('article', { name: '동지 단팥빵 예약' })
  await panel.getByRole('button', { name: '디자인 만들기' }).click()
  const chooser = page.getByRole('dialog', { name: '템플릿 고르기' })
  const choices = chooser.getByRole('list').getByRole('button')
  await expect(choices.nth(3)).toBeVisible()
  const [editor] = await Promise.all([page.context().waitForEvent('page'), choices.first().click()])
  // The template has the words of the entry, before anything is written in the editor.
  await expect(editor.getByText('동지').first()).toBeAttached()
  await editor.close()

  await expect(panel.getByText('내 디자인')).toBeVisible()
  await away.until(() => entry()?.pictures?.[0]?.startsWith('design:') === true, 'the design of the entry')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: '내려받기', exact: true }).click()
  const { width, height } = await sharp(await (await download).path()).metadata()
  expect([width, height]).toEqual([1080, 1350])

  await panel.getByRole('button', { name: '올렸어요' }).click()
  await expect(page.getByText('올린 글로 적었어요')).toBeVisible()
  await away.until(() => entry()?.status === 'POSTED', 'the mark')
  expect(entry()?.posted).toEqual(['INSTAGRAM'])
})

test('a filled month shows its drafts in templates, no two neighbours alike, and one press takes all of it back', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '김모락')
  const brand = await createBrand(app, person, '모락빵집')
  await using others = new AsyncDisposableStack()
  const away = await openScriptDevice(brand, { document: 'planner' })
  others.defer(() => away.close())
  const { page } = await device()
  await bringSession(page, person)
  await page.goto(`/brand/content-planner?day=${nextMonth()}-09`)
  await page.getByRole('button', { name: '한 달 채우기' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('그림은 템플릿으로')).toBeVisible()
  await dialog.getByRole('button', { name: /^초안 \d+편 넣기$/ }).click()
  await away.until((doc) => entries.keys(doc).length > 5, 'the drafts')
  const templates = entries
    .read(away.doc)
    .toSorted((one, other) => `${one.day}`.localeCompare(`${other.day}`))
    .map(({ template }) => template)
  expect(templates.filter((template) => template === null)).toEqual([])
  expect(templates.filter((template, at) => at > 0 && template === templates[at - 1])).toEqual([])
  expect(new Set(templates).size).toBeGreaterThan(4)

  await page.getByRole('button', { name: '실행 취소' }).click()
  await away.until((doc) => entries.keys(doc).length === 0, 'the month as it was')
  await expectSynced(page)
  await page.goto('/brand/design')
  await expect(page.getByRole('link', { name: /디자인 열기/ })).toHaveCount(0)
})

function nextMonth(): string {
  return new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7)
}

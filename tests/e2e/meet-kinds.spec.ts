import type { Page } from '@playwright/test'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectSync, expectSynced, indicator, waitUntilOfflineReady } from './pages/sync.ts'

interface Choices {
  readonly tone: string
  readonly keywords: readonly string[]
  readonly balance: number
  readonly competitor: string
  readonly persona: string
  readonly products: string
}

const first: Choices = {
  tone: '따뜻함',
  keywords: ['따뜻한', '다정한', '포근한'],
  balance: 20,
  competitor: '모아키친',
  persona: '이서연',
  products: '밥그릇',
}
const second: Choices = {
  tone: '차분함',
  keywords: ['차분한', '고요한', '담백한'],
  balance: 80,
  competitor: '백토재',
  persona: '박준호',
  products: '국그릇',
}

/** What each page says once its answers are shown; the heading alone is the same on both devices. */
const pages: readonly (readonly [address: string, words: readonly RegExp[]])[] = [
  ['/brand/guide/brand-profile', [/밥그릇/, /국그릇/]],
  ['/brand/strategy/personality', [first, second].map(({ keywords }) => new RegExp(keywords.join('|')))],
  [
    '/brand/strategy/positioning',
    [first, second].flatMap(({ competitor, persona }) => [new RegExp(competitor), new RegExp(persona)]),
  ],
]

test('two devices fill every kind of field offline; after syncing both read the same, and so does REST', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const person = await openAccount(app, '최지우')
  const brand = await createBrand(app, person, '온기')
  const [one, two] = [await device(installed), await device(installed)]
  for (const { page } of [one, two]) {
    await logIn(page, person)
    for (const [address] of pages) {
      await page.goto(address)
      await expectSynced(page)
    }
    await waitUntilOfflineReady(page)
  }
  await Promise.all([one, two].map(({ context }) => context.setOffline(true)))
  await fill(one.page, first)
  await fill(two.page, second)
  await Promise.all([one, two].map(({ page }) => expectSync(page, 'savedHere')))

  await Promise.all([one, two].map(({ context }) => context.setOffline(false)))
  // All is sent. The sixth keyword is refused within a second, which may be before a look at the indicator.
  for (const { page } of [one, two])
    await expect(indicator(page)).toHaveAttribute('data-sync', /^(synced|failed)$/, { timeout: 45_000 })

  // Texts and items of both are there; of single choices one remains, the same on both.
  for (const [address, words] of pages) {
    await one.page.goto(address)
    await two.page.goto(address)
    await expect(async () => {
      const [here, there] = [await read(one.page), await read(two.page)]
      expect(here).toBe(there)
      for (const word of words) expect(here).toMatch(word)
    }).toPass({ timeout: 20_000 })
  }
  // Two people chose three keywords each: all six remain, the sixth is marked, REST has the first five.
  await one.page.goto('/work-book/strategy/personality/keyword/keywords')
  const chosen = one.page.locator('[data-field="personality.keywords"]')
  for (const word of [...first.keywords, ...second.keywords])
    await expect(chosen.getByText(word, { exact: true }).first()).toBeVisible()
  await expect(chosen.getByText('초과').first()).toBeVisible()

  await expect
    .poll(async () => ((await readBrand(brand, 'personality')).keywords as unknown[]).length)
    .toBe(5)
  await expect
    .poll(async () => (await readBrand(brand, 'core')).service)
    .toMatch(/밥그릇.*국그릇|국그릇.*밥그릇/)
  await expect
    .poll(async () => [20, 80].includes(Number((await readBrand(brand, 'personality')).balancePersonality)))
    .toBe(true)
  const names = async (path: string, list: string, name: string) => {
    const answer = (await readBrand(brand, path)) as { _embedded: Record<string, Record<string, string>[]> }
    return answer._embedded[list]?.map((row) => row[name]).toSorted()
  }
  await expect
    .poll(() => names('positioning/competitor', 'competitors', 'brandName'))
    .toEqual([first.competitor, second.competitor].toSorted())
  await expect
    .poll(() => names('positioning/persona', 'personas', 'name'))
    .toEqual([first.persona, second.persona].toSorted())
})

async function fill(page: Page, choices: Choices): Promise<void> {
  await page.goto('/work-book/info/brand-profile/product')
  await write(page, '[data-field="core.service"]', choices.products)

  await page.goto('/work-book/strategy/personality/keyword/keywords')
  const tone = page.getByRole('main').getByRole('list', { name: choices.tone })
  for (const word of choices.keywords) await tone.getByRole('button', { name: word, exact: true }).click()

  await page.goto('/work-book/strategy/personality/voice/individuality')
  await page
    .locator('[data-field="personality.balancePersonality"]')
    .getByRole('slider')
    .fill(String(choices.balance))

  await page.goto('/work-book/strategy/positioning/market/competitor')
  await page.getByRole('button', { name: /경쟁 브랜드 추가/ }).click()
  await write(page, '[data-field$="/brandName"]', choices.competitor)

  await page.goto('/work-book/strategy/positioning/persona/who')
  await page.getByRole('button', { name: '빈 카드로 시작하기' }).click()
  await write(page, '[data-field$="/name"]', choices.persona)
}

async function write(page: Page, address: string, words: string): Promise<void> {
  const box = page.locator(address).getByRole('textbox').first()
  await expect(box).toBeEditable()
  await box.pressSequentially(words)
  await box.blur()
}

/** What the page says, without what depends on the moment. */
async function read(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return (await page.getByRole('main').textContent()) ?? ''
}

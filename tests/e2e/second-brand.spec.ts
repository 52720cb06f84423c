import { type AppServer, startAppServer } from '../support/app-server.ts'
import { createBrand, listBrands, openAccount, type Person, readBrand } from '../support/people.ts'
import { test as base, expect, installed } from './journey.ts'
import { bringSession, nameBrand } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { typeCard } from './pages/billing.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'
import { answer } from './pages/workbook.ts'

/** As `journey.ts`, on a server where a second brand needs a plan, as on one in public. */
const test = base.extend<object, { app: AppServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const app = await startAppServer({
        MORE_BRANDS_NEED_PLAN: 'on',
        WRITEBACK_DELAY_MS: '200',
        WRITEBACK_MAX_DELAY_MS: '1000',
      })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a second brand is made without a network, waits on the device for a plan of the first, and moves with its words once that is paid', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const first = await createBrand(app, owner, '온기')
  const { page, context } = await device(installed)
  await bringSession(page, owner)
  await page.goto('/brand')
  await expectSynced(page)
  await waitUntilOfflineReady(page)
  await context.setOffline(true)
  await page.goto('/quest/0')
  await nameBrand(page, '물참')
  await page.goto('/work-book/core/story/what')
  await answer(page, 'core.what', words)
  await expectSync(page, 'savedHere')

  // The server refuses it: it stays here, with its words, and says what it waits for.
  await page.goto('/brand')
  await context.setOffline(false)
  await expect(
    page.getByText('Basic 플랜부터 브랜드를 여러 개 둘 수 있어요.', { exact: false }),
  ).toBeVisible()
  await expectNoBarrier(page)
  expect(await namesOf(app, owner)).toEqual(['온기'])

  // The plan is of the brand that is in the account.
  await page.getByRole('button', { name: '온기 플랜 보기' }).press('Enter')
  await expect(page).toHaveURL(/brand\/setting\/payment$/)
  await page.getByRole('main').getByRole('button', { name: '플랜 바꾸기' }).press('Enter')
  const modal = page.getByRole('dialog', { name: '플랜 고르기' })
  const pay = modal.getByRole('button', { name: '₩29,900 결제하기', exact: true })
  await pay.press('Enter')
  const form = page.getByRole('dialog', { name: '카드 추가' })
  await typeCard(page, form, '4242424242424242')
  await form.getByRole('button', { name: '카드 등록하기' }).press('Enter')
  await expect(form).toBeHidden()
  await pay.press('Enter')
  await expect(modal).toBeHidden()

  // At the next start it is in the account with its words, although it was not opened there.
  await page.goto('/profile')
  await expect.poll(() => namesOf(app, owner)).toEqual(['물참', '온기'])
  const second = (await listBrands(app, owner)).find(({ id }) => id !== first.idBrand)
  const moved = { app, person: owner, idBrand: second?.id ?? 0 }
  await expect.poll(() => readBrand(moved, 'core')).toMatchObject({ what: words })
  expect((await readBrand(moved)).plan).toBe('FREE')
  expect((await readBrand(first)).plan).toBe('BASIC')
})

const words = '손으로 빚은 물병'

async function namesOf(app: AppServer, owner: Person): Promise<readonly string[]> {
  return (await listBrands(app, owner)).map(({ name }) => name).sort()
}

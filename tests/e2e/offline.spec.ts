import type { Page } from '@playwright/test'
import type { AppServer } from '../support/app-server.ts'
import {
  createBrand,
  freshEmail,
  listBrands,
  logIn as logInByScript,
  openAccount,
  readBrand,
} from '../support/people.ts'
import { answerPurposeAndStory, typedAnswers } from './answers.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession, confirmAndSignUp, nameBrand } from './pages/account.ts'
import { expectGuideReads } from './pages/guide.ts'
import { expectSync, expectSynced, waitUntilInstalled, waitUntilOfflineReady } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

interface Way {
  readonly name: string
  readonly tag: string[]
  cut(page: Page, app: AppServer): Promise<void>
  mend(page: Page, app: AppServer): Promise<void>
}

const ways: readonly Way[] = [
  {
    name: 'the network is gone',
    tag: [],
    cut: (page) => page.context().setOffline(true),
    mend: (page) => page.context().setOffline(false),
  },
  {
    name: 'the server is killed',
    tag: ['@all'],
    cut: (_page, app) => app.kill(),
    mend: (_page, app) => app.start(),
  },
]

for (const { name, tag, cut, mend } of ways) {
  test(`purpose and story are answered while ${name}, read after a reload, and held by REST once it is back`, {
    tag,
  }, async ({ app, device }) => {
    const { page } = await device(installed)
    const email = freshEmail()
    await page.goto('/account/signup/intro')
    await page.getByLabel('이메일', { exact: true }).fill(email)
    await page.getByRole('button', { name: '이메일로 계속하기' }).click()
    await confirmAndSignUp(page, app, { email, fullName: '김하루' })
    await nameBrand(page, '온기')
    await expectSynced(page)
    await waitUntilOfflineReady(page)

    await cut(page, app)
    await page.getByRole('link', { name: '쓰기 시작하기', exact: true }).click()
    await answerPurposeAndStory(page)
    await expectSync(page, 'savedHere')

    await page.reload()
    await expectGuideReads(
      page,
      Object.values(typedAnswers)
        .flatMap((words) => words.split('\n'))
        .slice(0, -1),
    )
    await expectSync(page, 'savedHere')

    await mend(page, app)
    await expectSynced(page)
    const person = await logInByScript(app, email)
    const [brand, ...others] = await listBrands(app, person)
    expect([brand?.name, others]).toEqual(['온기', []])
    await expect
      .poll(() => readBrand({ app, person, idBrand: brand?.id ?? 0 }, 'core'))
      .toMatchObject(typedAnswers)
  })
}

test('a browser that starts without a server opens the brand, and sends what is typed later', async ({
  app,
  startBrowser,
}) => {
  const person = await openAccount(app, '이도윤')
  const brand = await createBrand(app, person, '새벽빵집')

  const before = await startBrowser()
  await bringSession(before.page, person)
  await before.page.goto('/brand')
  await expect(before.page.getByRole('heading', { level: 1, name: '새벽빵집' })).toBeVisible()
  const what = await openStep(before.page, 'core/story/what', 'core.what')
  await what.pressSequentially('새벽 네 시에 굽는 빵')
  await expectSynced(before.page)
  await waitUntilInstalled(before.page)
  await before.context.close()

  await app.kill()
  const after = await startBrowser()
  await after.page.goto('/brand')
  await expect(after.page.getByRole('heading', { level: 1, name: '새벽빵집' })).toBeVisible()
  await openStep(after.page, 'core/story/what', 'core.what')
  await expect(field(after.page, 'core.what')).toHaveValue('새벽 네 시에 굽는 빵')
  await field(after.page, 'core.what').press('End')
  await field(after.page, 'core.what').pressSequentially('과 수프')
  await expectSync(after.page, 'savedHere')

  await app.start()
  await expectSynced(after.page)
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ what: '새벽 네 시에 굽는 빵과 수프' })
})

test('a brand that this device never opened shows so offline, and opens online', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '박서연')
  await createBrand(app, person, '첫째')
  await createBrand(app, person, '둘째')
  const { context, page } = await device(installed)
  await bringSession(page, person)
  await page.goto('/brand')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/첫째|둘째/)
  await expectSynced(page)
  const isFirst = (await page.getByRole('heading', { level: 1 }).textContent())?.includes('첫째')
  const other = isFirst ? '둘째' : '첫째'
  await page.goto('/profile')
  const row = page.getByRole('listitem').filter({ hasText: other })
  await expect(row).toBeVisible()
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.reload()
  await expect(row).toContainText('이 기기에서 아직 열지 않은 브랜드예요')
  await expect(page.getByRole('button', { name: `${other} 열기` })).toHaveAttribute('aria-disabled', 'true')

  await context.setOffline(false)
  await page.getByRole('button', { name: `${other} 열기` }).click()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { createBrand, freshEmail, makePaymentLink, openAccount, openStaff } from '../support/people.ts'
import { test as base, expect } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, openPlanModal, planModal, pressByKey, typeCard } from './pages/billing.ts'

/*
 * Scripts of other companies and forms of cards are never in one document. Chat and captcha are on; their scripts are
 * stand-ins that the browser gets in their place, as is the server that verifies proofs.
 */

const number = '4242424242424242'

const test = base.extend<object, { google: Server }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const google = createServer((_, response) => {
        const said = { success: true, score: 0.9, action: 'payment', hostname: 'localhost' }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(said))
      })
      await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
      await use(google)
      await new Promise((resolve) => google.close(resolve))
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ google }, use) => {
      const app = await startAppServer({
        RECAPTCHA_SITE_KEY: 'site',
        RECAPTCHA_SECRET_KEY: 'word',
        RECAPTCHA_BASE_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}`,
        CHANNEL_TALK_PLUGIN_KEY: 'plugin',
        CHANNEL_TALK_SECRET_KEY: '4629de5def93d6a2abea6afa9bd5476d',
      })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('after the chat was open, a card is typed in a new document, and no chat opens beside it', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결', await prove(app))
  await createBrand(app, owner, '온기')
  const { page, context } = await device()
  await replaceScripts(context)
  await logIn(page, owner)
  await page.goto('/brand/setting/payment')
  await openChat(page)
  expect(await foreignScripts(page)).toBe(1)

  await pressByKey(button(page, '카드 추가'))
  const reload = page.getByRole('dialog', { name: '화면을 새로 열고 입력해요' })
  await expect(reload).toBeVisible()
  await expect(page.locator('[data-card-field]')).toHaveCount(0)
  await expectNoBarrier(page)
  await Promise.all([page.waitForEvent('load'), pressByKey(button(reload, '화면 새로 열기'))])
  await pressByKey(button(page, '카드 추가'))
  const form = page.getByRole('dialog', { name: '카드 추가' })
  await expect(form.getByLabel('카드 번호', { exact: true })).toBeVisible()
  expect(await foreignScripts(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  // The choice of a plan that was open is open again.
  await openChat(page)
  await openPlanModal(page, 'Free')
  await pressByKey(button(planModal(page), '카드 추가'))
  await Promise.all([page.waitForEvent('load'), pressByKey(button(reload, '화면 새로 열기'))])
  await expect(planModal(page)).toBeVisible()
  await pressByKey(button(planModal(page), '카드 추가'))
  await expect(form.getByLabel('카드 번호', { exact: true })).toBeVisible()
  expect(await foreignScripts(page)).toBe(0)
})

test('the captcha of a payment link comes before the form of the card, in another document', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결', await prove(app))
  const brand = await createBrand(app, owner, '온기')
  const staff = await openStaff(app, '지우', 'OPERATOR', await prove(app))
  const payer = freshEmail()
  const path = await makePaymentLink(brand, staff, payer)
  const { page, context } = await device()
  await replaceScripts(context)
  await page.goto(path)
  const start = button(page, '카드 입력하기')
  await expect(start).toBeVisible()
  await expect(page.locator('[data-card-field]')).toHaveCount(0)
  await expectNoBarrier(page)
  await Promise.all([page.waitForEvent('load'), pressByKey(start)])

  const pay = page.getByRole('button', { name: /^₩[\d,]+ 결제하기$/ })
  await expect(pay).toBeVisible()
  expect(await foreignScripts(page)).toBe(0)
  await page.getByLabel('이메일').fill(payer)
  await typeCard(page, page.locator('form'), number)
  // The server has forgotten the proof meanwhile: nothing is paid, and it is asked for again.
  await context.clearCookies({ name: 'saegim-captcha' })
  await pressByKey(pay)
  await expect(page.getByText(/확인한 지 오래되어 결제하지 않았어요/)).toBeVisible()
  await Promise.all([page.waitForEvent('load'), pressByKey(start)])
  await page.getByLabel('이메일').fill(payer)
  await typeCard(page, page.locator('form'), number)
  await pressByKey(pay)
  await expect(page.getByRole('heading', { name: /결제했어요/ })).toBeVisible()
  expect(await foreignScripts(page)).toBe(0)
})

/** The header of a visitor who went through the captcha. */
async function prove(app: AppServer): Promise<{ cookie: string }> {
  const { headers } = await fetch(`${app.url}/api/v1/captcha/google-check?token=proof`, {
    method: 'POST',
  })
  return {
    cookie: headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

async function replaceScripts(context: BrowserContext): Promise<void> {
  const answer = (body: string) => ({ contentType: 'text/javascript', body })
  await context.route('https://cdn.channel.io/**', (route) =>
    route.fulfill(
      answer(`{
        const { q } = window.ChannelIO
        window.ChannelIO = (command, options, done) => done?.(null)
        for (const given of q) window.ChannelIO(...given)
      }`),
    ),
  )
  await context.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill(answer(`window.grecaptcha = { ready: (then) => then(), execute: async () => 'proof' }`)),
  )
}

async function openChat(page: Page): Promise<void> {
  await pressByKey(page.getByRole('button', { name: '도움말' }).first())
  const help = page.getByRole('dialog', { name: '도움말' })
  await help.getByRole('button', { name: /^채팅 문의/ }).press('Enter')
  await expect(help).toBeHidden()
}

const foreignScripts = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.scripts].filter(({ src }) => src && new URL(src).origin !== location.origin).length,
  )

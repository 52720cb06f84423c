import type { Page } from '@playwright/test'
import { createBrand, openAccount } from '../support/people.ts'
import type { Providers } from '../support/providers.ts'
import { logIn, nameBrand } from './pages/account.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'
import { expect, installed, test } from './with-providers.ts'

let people = 6_000_000

function somebodyNew({ who }: Providers): string {
  people += 1
  const email = `social${people}@provider.example`
  Object.assign(who, { id: String(people), email })
  return email
}

const door = (page: Page, name: string) => page.getByRole('button', { name: `${name} 계정으로 계속하기` })

/** At the terms. */
async function finishSignUp(page: Page): Promise<void> {
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('button', { name: '가입하기', exact: true }).click()
}

for (const name of ['Google', '카카오']) {
  test(`${name}: a window, the terms, and the next time only a window`, {
    tag: name === 'Google' ? [] : '@all',
  }, async ({ device, providers }) => {
    const email = somebodyNew(providers)
    const isControlled = name === 'Google'
    const { page } = await device(isControlled ? installed : {})
    await page.goto('/account/login')
    if (isControlled) {
      // The page that a provider redirects to has to come from the server even now.
      await waitUntilOfflineReady(page)
      await page.reload()
    }
    const opening = page.waitForEvent('popup')
    await door(page, name).click()
    const popup = await opening
    await expect(page.getByRole('heading', { name: '가입 마치기' })).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('박민아')
    await finishSignUp(page)
    await nameBrand(page, '온기')

    const { page: other } = await device()
    await other.goto('/account/login')
    await door(other, name).click()
    await expect(other.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
    expect(new URL(other.url()).pathname).toBe('/brand')
  })
}

test('Naver: declining in the popup changes nothing; without an e-mail one is required and confirmed', {
  tag: '@all',
}, async ({ app, device, providers }) => {
  const email = somebodyNew(providers).replace('provider', 'ongi')
  providers.who.email = null
  providers.manners.deny = true
  const { page } = await device()
  await page.goto('/account/login')
  const denied = page.waitForEvent('popup')
  await door(page, '네이버').click()
  const popup = await denied
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page.getByText('창에서 로그인을 마쳐 주세요')).toBeHidden()
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible()

  providers.manners.deny = false
  await door(page, '네이버').click()
  await expect(page.getByRole('heading', { name: '가입 마치기' })).toBeVisible()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  const code = page.getByLabel('인증 코드', { exact: true })
  await expect(code).toBeVisible()
  await code.fill(app.mailedCode(email))
  await expect(page.getByText('이메일을 확인했어요')).toBeVisible()
  await finishSignUp(page)
  await expect(page).toHaveURL(/\/quest\/0/)
})

test('Facebook: where popups are blocked, the same tab redirects and returns to the page it wanted to open', {
  tag: '@all',
}, async ({ app, device, providers }) => {
  const email = somebodyNew(providers).replace('provider', 'ongi')
  providers.who.email = email
  const { page } = await device()
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/account/login?redirectUrl=%2Fprofile%2Fsetting')
  await door(page, 'Facebook').click()
  await expect(page.getByRole('heading', { name: '가입 마치기' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  const code = page.getByLabel('인증 코드', { exact: true })
  await expect(code).toBeVisible()
  await code.fill(app.mailedCode(email))
  await expect(page.getByText('이메일을 확인했어요')).toBeVisible()
  await finishSignUp(page)
  await expect(page).toHaveURL(/\/profile\/setting$/)

  // An account without a password confirms at the provider, and the form keeps its content.
  await page.getByRole('button', { name: '탈퇴하기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '가격이 부담돼요' }).check()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '탈퇴하기' }).click()
  await expect(dialog.getByText('본인 확인을 마쳤어요')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '가격이 부담돼요' })).toBeChecked()
  await dialog.getByRole('button', { name: '탈퇴하기' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('in the profile a provider is linked and unlinked; a closed popup or another person’s login changes nothing', {
  tag: '@all',
}, async ({ app, device, providers }) => {
  const [person, other] = [await openAccount(app, '강유진'), await openAccount(app, '한결')]
  somebodyNew(providers)
  const join = async (page: Page) => {
    await page.getByRole('button', { name: '카카오 계정 연결', exact: true }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: '연결', exact: true }).click()
    return opening
  }
  const open = async (who: typeof person) => {
    const { page } = await device()
    await logIn(page, who)
    await page.goto('/profile/setting')
    return page
  }
  const page = await open(person)
  providers.manners.asks = true
  const popup = await join(page)
  await expect(popup.getByRole('link', { name: 'agree' })).toBeVisible()
  await popup.close()
  await expect(page.getByRole('button', { name: '카카오 계정 연결', exact: true })).toBeEnabled()

  providers.manners.asks = false
  await join(page)
  await expect(page.getByText('카카오 계정을 연결했어요.', { exact: true })).toBeVisible()
  const second = await open(other)
  await join(second)
  await expect(second.getByText('이미 다른 계정에 연결된 소셜 계정이에요.', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: '카카오 계정 연결 끊기' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '연결 끊기', exact: true })
    .click()
  await expect(page.getByText('카카오 계정 연결을 끊었어요.', { exact: true })).toBeVisible()
  await expect.poll(() => providers.left).toEqual([`KAKAO ${people}`])
})

test('a post and a share link are sent by KakaoTalk, whose SDK is loaded only by the press', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page } = await device()
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('kakao_js_sdk')) loaded.push(request.url())
  })
  await page.goto('/blog/1?utm_source=somewhere')
  const send = page.getByRole('button', { name: '카카오톡', exact: true })
  await expect(send).toBeVisible()
  expect(loaded).toEqual([])
  await send.click()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect
    .poll(() => callsOf(page))
    .toMatchObject([
      ['init', 'kakao-js'],
      ['sendDefault', { objectType: 'feed', content: { title: expect.stringContaining(title ?? '') } }],
    ])
  await send.click()
  await expect.poll(async () => (await callsOf(page)).length).toBe(3)
  expect(loaded).toHaveLength(1)
  expect(JSON.stringify(await callsOf(page))).not.toContain('utm_source')

  await logIn(page, person)
  await page.goto('/brand/guide/core')
  await page.getByRole('button', { name: '공유' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '링크 만들기' }).click()
  await dialog.getByRole('button', { name: '카카오톡으로 보내기' }).click()
  const link = { webUrl: expect.stringContaining(`${app.url}/share/`) }
  await expect
    .poll(() => callsOf(page))
    .toMatchObject([
      ['init', 'kakao-js'],
      ['sendDefault', { content: { title: expect.stringContaining('온기'), link } }],
    ])
})

/** What the page said to the stand-in for Kakao's SDK. */
function callsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as { kakaoCalls?: unknown[] }).kakaoCalls ?? [])
}

import type { Page } from '@playwright/test'
import { fallAsleep, openAccount, password } from '../support/people.ts'
import { nameBrand } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expect, test } from './with-providers.ts'

const newPassword = 'gamja-onggi-2027'

test('a forgotten password is reset by mail, which ends all other sessions', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '이지우')
  const { page, context } = await device()
  await page.goto('/account/login?redirectUrl=%2Fprofile')
  await page.getByLabel('이메일', { exact: true }).fill(person.email)
  await page.getByRole('link', { name: '비밀번호 찾기' }).click()
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(person.email)
  // Everything that loads after the first content is loaded.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('인터넷에 연결되어야 할 수 있어요')).toBeVisible()
  await expectNoBarrier(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: '인증 코드 받기' }).click()

  const code = page.getByLabel('인증 코드', { exact: true })
  await expect(code).toBeVisible()
  await expect.poll(() => app.mailed(person.email)).toContain('/account/cert/password/reset')
  await code.fill(app.mailedCode(person.email))
  await expect(page.getByText('이메일을 확인했어요')).toBeVisible()
  await page.getByLabel('새 비밀번호').fill(newPassword)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await enter(page, password)
  await expect(page.getByText('이메일 또는 비밀번호가 맞지 않아요.', { exact: true })).toBeVisible()
  await enter(page, newPassword)
  await expect(page).toHaveURL(/\/profile$/)
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await fetch(`${app.url}/api/v1/me`, { headers })).status).toBe(401)
})

test('a dormant account is restored by mail and continues to the page it wanted to open', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '윤나래')
  await fallAsleep(app, person)
  const { page } = await device()
  await page.goto('/account/login?redirectUrl=%2Fprofile')
  await page.getByLabel('이메일', { exact: true }).fill(person.email)
  await enter(page, password)
  await expect(page.getByRole('heading', { level: 1, name: '휴면 풀기' })).toBeVisible()
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  const code = page.getByLabel('인증 코드', { exact: true })
  await expect(code).toBeVisible()
  await expectNoBarrier(page)
  await expect.poll(() => app.mailed(person.email)).toContain('/account/cert/dormancy')
  await code.fill(app.mailedCode(person.email))
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await enter(page, password)
  await expect(page).toHaveURL(/\/profile$/)
})

test('over a brand of this device: closing the popup cancels without an error, and the next try leads to the terms', {
  tag: '@all',
}, async ({ device, providers }) => {
  providers.manners.asks = true
  const { page } = await device()
  await page.goto('/?invite=7')
  await page.getByRole('banner').getByRole('link', { name: '시작하기' }).click()
  await nameBrand(page, '온기')
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('main').getByRole('button', { name: '가입하기' }).click()
    await expect(dialog).toBeVisible()
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: '카카오 계정으로 계속하기' }).click()
    return opening
  }
  const popup = await open()
  await expect(popup.getByRole('link', { name: 'agree' })).toBeVisible()
  await expectNoBarrier(page)
  await popup.close()
  await expect(dialog).toBeHidden()

  const second = await open()
  await second.getByRole('link', { name: 'agree' }).click()
  await expect(dialog.getByRole('heading', { name: '가입 마치기' })).toBeVisible()
  await expect(dialog.getByText('만 14세 이상임을 확인해 주세요.')).toBeVisible()
  await dialog.getByLabel('만 14세 이상이에요').check()
  await expect(dialog.getByText('서비스 이용약관에 동의해 주세요.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '서비스 이용약관' }).check()
  await expect(dialog.getByText('개인정보 처리방침에 동의해 주세요.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '개인정보 처리방침' }).check()
  await expectNoBarrier(page)
  const signingUp = page.waitForRequest((request) => request.postData()?.includes('"invitedCode"') === true)
  await dialog.getByRole('button', { name: '가입하기' }).click()
  expect((await signingUp).postDataJSON()).toMatchObject({ invitedCode: '7' })
  await expect(page.getByText('가입했어요.', { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/brand')
})

test('in an in-app browser Google opens the system browser; an invalid return shows an error and leads to the login', {
  tag: '@all',
}, async ({ device }) => {
  const { page } = await device({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36 KAKAOTALK/25.9',
  })
  await page.goto('/account/login')
  await page.getByRole('button', { name: 'Google 계정으로 계속하기' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('앱 안의 브라우저에서는 Google 로그인을 쓸 수 없어요.')
  await expect(dialog.getByRole('link', { name: '기본 브라우저로 열기' })).toHaveAttribute('href', /^intent:/)
  await expectNoBarrier(page)

  for (const [path, words] of [
    ['kakao?code=1&state=of-another', '로그인을 시작한 창과 맞지 않아요.'],
    ['kakao?code=1', '로그인 확인 값이 없어요.'],
    ['kakao?state=1', '인증 코드를 받지 못했어요.'],
    ['myspace?code=1&state=1', '지원하지 않는 로그인 서비스예요.'],
    ['kakao?error=SNS_DOWN', '이 로그인 서비스가 잠시 응답하지 않아요.'],
  ] as const) {
    await page.goto(`/oauth2/${path}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words)
    expect(new URL(page.url()).search).toBe('')
  }
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
})

async function enter(page: Page, typed: string): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}

import type { Page } from '@playwright/test'
import { codeOfSecret, openAccount, passStepUp, password } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'

test('two-step verification is turned on, asked on a new device and before it is turned off', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '이지우')
  const { page } = await device()
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/profile\/setting$/)
  await page.getByRole('button', { name: '2단계 인증 켜기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('현재 비밀번호').fill(password)
  await expectNoBarrier(page)
  await dialog.getByRole('button', { name: '다음' }).click()
  await expect(dialog.getByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible()
  await expectNoBarrier(page)
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('인증 앱의 코드').fill(codeOfSecret(secret, -1))
  const codes = dialog.getByRole('list', { name: '받은 복구 코드' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectNoBarrier(page)
  const [first = '', second = ''] = await codes.allTextContents()
  await page.keyboard.press('Escape')
  await expect(codes).toHaveCount(10)
  await dialog.getByText('복구 코드를 안전한 곳에 보관했어요').click()
  await dialog.getByRole('button', { name: '마치기' }).click()
  await expect(page.getByText('남은 복구 코드 10개')).toBeVisible()
  await expect.poll(() => app.mailed(person.email)).toContain('/profile/setting')

  const { page: other } = await device()
  await logIn(other, person.email)
  const field = other.getByLabel('인증 앱의 코드')
  await expect(field).toBeFocused()
  await expect(other.getByRole('link', { name: '가입하기' })).toBeHidden()
  await expectNoBarrier(other)
  await field.fill('000000')
  await expect(other.getByText('인증 코드가 맞지 않거나 시간이 지났어요.')).toBeVisible()
  await other.getByText('이 브라우저에서는 90일 동안 묻지 않기').click()
  await field.fill(codeOfSecret(secret))
  await expect(other).toHaveURL(/\/profile\/setting$/)
  await expect(other.getByText('2단계 인증 코드가 1번 틀렸어요')).toBeVisible()

  // A trusted browser logs in without a code, and has to give one before something dangerous.
  await other.context().clearCookies({ name: 'saegim-access-token' })
  await logIn(other, person.email)
  await expect(other).toHaveURL(/\/profile\/setting$/)
  await other.getByRole('button', { name: '2단계 인증 끄기' }).click()
  const off = other.getByRole('dialog', { name: '2단계 인증을 끌까요?' })
  await off.getByLabel('현재 비밀번호').fill(password)
  await off.getByRole('button', { name: '끄기' }).click()
  const asked = other.getByRole('dialog', { name: '2단계 인증', exact: true })
  await expect(asked.getByLabel('인증 앱의 코드')).toBeFocused()
  await expectNoBarrier(other)
  await asked.getByRole('button', { name: '취소' }).click()
  await expect(off).toBeVisible()
  await off.getByRole('button', { name: '끄기' }).click()
  await asked.getByRole('button', { name: '복구 코드 쓰기' }).click()
  await asked.getByLabel('복구 코드').fill(second.toLowerCase())
  await asked.getByLabel('복구 코드').press('Enter')
  await expect(other.getByText('2단계 인증을 껐어요.', { exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: '2단계 인증 켜기' })).toBeVisible()
  expect(first).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/)
})

test('a passkey is added, replaces the code at the next login and before something dangerous, and is removed', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '윤나래')
  const { page, context } = await device()
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, person.email)
  await page.getByRole('button', { name: '2단계 인증 켜기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('현재 비밀번호').fill(password)
  await dialog.getByRole('button', { name: '다음' }).click()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('인증 앱의 코드').fill(codeOfSecret(secret))
  await dialog.getByText('복구 코드를 안전한 곳에 보관했어요').click()
  await dialog.getByRole('button', { name: '마치기' }).click()

  await page.getByRole('button', { name: '패스키 추가' }).click()
  await expect(page.getByText('패스키를 추가했어요.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '패스키 지우기' })).toBeVisible()
  await expectNoBarrier(page)

  // The passkey stays with the browser, the session does not.
  await context.clearCookies()
  await logIn(page, person.email)
  await page.getByRole('button', { name: '패스키로 확인하기' }).click()
  await expect(page).toHaveURL(/\/profile\/setting$/)
  await expect(page.getByText(/^추가 .* · 마지막 사용/)).toBeVisible()

  await passStepUp(app, person)
  await page.getByRole('button', { name: '패스키 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  const asked = page.getByRole('dialog', { name: '2단계 인증', exact: true })
  await expect(asked.getByLabel('인증 앱의 코드')).toBeFocused()
  await expectNoBarrier(page)
  await asked.getByRole('button', { name: '패스키로 확인하기' }).click()
  await expect(page.getByText('패스키를 지웠어요.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '패스키 지우기' })).toHaveCount(0)
})

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/account/login?redirectUrl=%2Fprofile%2Fsetting')
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

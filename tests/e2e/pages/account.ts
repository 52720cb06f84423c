import { expect, type Page } from '@playwright/test'
import { cookies } from '#model/access/cookies.ts'
import { type Language, languages } from '#model/language/languages.ts'
import type { AppServer } from '../../support/app-server.ts'
import { chooseLanguage, type Person, password } from '../../support/people.ts'

/** Fills in the form of `/account/signup` or of the modal, with the code from the mail. */
export async function signUp(
  page: Page,
  app: AppServer,
  who: { email: string; fullName: string; wrongCodeFirst?: boolean },
): Promise<void> {
  await page.getByLabel('이메일', { exact: true }).fill(who.email)
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await confirmAndSignUp(page, app, who)
}

/** Fills in the form of `/account/signup` from the code on, for an address to which it was mailed by the page before. */
export async function confirmAndSignUp(
  page: Page,
  app: AppServer,
  who: { email: string; fullName: string; wrongCodeFirst?: boolean },
): Promise<void> {
  const code = page.getByLabel('인증 코드', { exact: true })
  await expect(code).toBeVisible()
  const mailed = app.mailedCode(who.email)
  if (who.wrongCodeFirst) {
    await code.fill(mailed === '111111' ? '222222' : '111111')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  }
  await code.fill(mailed)
  await expect(page.getByText('이메일을 확인했어요')).toBeVisible()
  await page.getByLabel('이름', { exact: true }).fill(who.fullName)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('button', { name: '가입하기' }).and(page.locator('[type=submit]')).click()
}

export async function logIn(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  if (!page.url().includes('/account/login')) await page.goto('/account/login')
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await expect(page).not.toHaveURL(/account\/login/)
}

/**
 * As if the person had logged in on this device before: what `logIn` leaves, without loading its page. The device has opened
 * nothing yet; what is loaded next is its first page. Journeys that are about logging in use the form.
 */
export async function bringSession(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  const answered = await page.request.post('/api/v1/account/login', { data: { email, password } })
  expect(answered.ok(), await answered.text()).toBe(true)
  const { id: idAccount, fullName, image, accessToken } = await answered.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const listed = await (await page.request.get('/api/v1/brand/list', { headers })).json()
  const brands: { id: number }[] = listed._embedded.brands
  const [brand] = brands.map(({ id }) => id).sort((one, other) => one - other)
  // Storage belongs to an origin, which a page that is no app has as well.
  await page.goto('/healthz')
  const url = page.url()
  // With their lifetimes: a browser that is started again has them still.
  const cookie = (
    { name, maxAgeSeconds }: typeof cookies.accessToken | typeof cookies.brandId,
    value: string,
  ) => ({
    name,
    value,
    url,
    expires: Math.floor(Date.now() / 1000) + maxAgeSeconds,
  })
  await page
    .context()
    .addCookies([
      cookie(cookies.accessToken, accessToken),
      ...(brand === undefined ? [] : [cookie(cookies.brandId, String(brand))]),
    ])
  const session = JSON.stringify({ idAccount, email, fullName, image })
  await page.evaluate((kept) => localStorage.setItem('saegim-session', kept), session)
}

/** At `/quest/0`: begins a brand and leaves its other questions for later. */
export async function nameBrand(page: Page, name: string): Promise<void> {
  await page.getByLabel('브랜드 이름').fill(name)
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page).toHaveURL(/\/quest\/1$/)
  await page.getByRole('link', { name: '나중에 하고 홈으로' }).click()
  await expect(page).toHaveURL(/\/brand$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Leaves the page, which must be the only one, and has the next one in that language, as if it had been chosen here. */
export async function switchLanguage(
  page: Page,
  app: AppServer,
  person: Person,
  language: Language,
): Promise<void> {
  // An answer that is still on its way to the page would take the language before it over.
  await page.goto('about:blank')
  const { tag, rest } = languages.find(({ key }) => key === language) ?? languages[0]
  await chooseLanguage(app, person, rest)
  await page.context().addCookies([{ name: 'saegim-locale', value: tag, url: app.url }])
}

import { chooseLanguage, openAccount } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { logIn, nameBrand } from './pages/account.ts'

test('the bar of a policy stays; the drawer greets, and closes on a wide window; the logo loads the first page anew', {
  tag: '@all',
}, async ({ app, device }) => {
  const narrow = { width: 390, height: 700 }
  const { page } = await device({ viewport: narrow })
  await page.goto('/policy/TERM')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('banner')).toBeInViewport()

  const drawer = page.locator('#site-menu')
  await page.goto('/')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await expect(drawer.getByText('로그인하면 이어서 쓸 수 있어요')).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect(drawer).toBeHidden()
  await page.setViewportSize(narrow)

  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''))
  await page.getByRole('banner').getByRole('link', { name: '새김 처음으로' }).click()
  await expect(page.locator('html[data-seen]')).toHaveCount(0)

  await page.goto('/quest/0')
  await nameBrand(page, '소담상회')
  await page.goto('/')
  await expect(page.getByRole('link', { name: '내 브랜드로' })).toHaveAttribute('href', '/brand')
  await logIn(page, await openAccount(app, '한결'))
  await page.goto('/')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await expect(drawer).toContainText('소담상회, 반가워요')
})

test('signing in on a device in Korean shows an account that chose English in English', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, 'Hana Kim')
  await chooseLanguage(app, person, 'en')
  const { page } = await device()
  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
})

import { freshEmail, listBrands, logIn as logInByScript, readBrand } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { confirmAndSignUp } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { compose } from './pages/compose.ts'
import { expectSynced } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

const alsoAnswered = [
  'core/value/positive',
  'info/brand-profile/industry',
  'info/brand-profile/product',
  'strategy/personality/keyword/keywords',
  'strategy/personality/keyword/complete',
  'visual/color/main',
  'visual/color/pallet',
]
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('on a phone, offline in between: what is typed on the landing page and in the questions makes a guide, a book and a picture, and sign-up keeps all of it', async ({
  app,
  device,
}) => {
  const { page, context } = await device({ ...installed, ...phone })
  await page.goto('/quest/3')
  await expect(page).toHaveURL(/\/quest\/0$/)

  await page.goto('/')
  const sheet = page.getByRole('region', { name: '가이드 미리보기' })
  await expect(sheet).toBeHidden()
  await compose(page.getByLabel('브랜드 이름'), ['ㅅ', '소', '손'])
  await expect(sheet.getByRole('heading', { name: '손', exact: true })).toBeVisible()
  await page.getByLabel('브랜드 이름').fill('소담식당')
  await page.getByLabel('브랜드 이름').press('Enter')
  await expect(page.getByLabel('파는 것, 하는 일')).toBeFocused()
  await page.getByLabel('파는 것, 하는 일').fill('미역국, 가지덮밥')
  await expect(sheet.getByText('소담식당은 미역국과 가지덮밥을 준비해요.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('파는 것, 하는 일')).toHaveValue('미역국, 가지덮밥')
  await page.getByLabel('자주 찾는 손님').fill('걸어서 오는 동네 단골')
  await expect(sheet.getByRole('heading', { name: '걸어서 오는 동네 단골을 위한 미역국' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByLabel('자주 찾는 손님').press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: '어떤 일을 하나요?' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saegim-handover'))).toBeNull()
  await expect(page.getByRole('complementary').getByText('걸어서 오는 동네 단골이 찾는 미역국')).toBeVisible()
  await expectNoBarrier(page)

  // By 미역국.
  await expect(page.getByRole('button', { name: '한식·분식', pressed: true })).toBeVisible()
  await page.getByRole('radio', { name: '외식·식음료' }).press('Enter')
  await expect(page.getByRole('heading', { name: '어떤 느낌의 브랜드인가요?' })).toBeVisible()
  await page.getByRole('link', { name: '이전' }).click()
  await expect(page.getByRole('radio', { name: '외식·식음료' })).toBeChecked()

  await context.setOffline(true)
  await page.getByRole('button', { name: '다음' }).click()
  for (const word of ['따뜻한', '다정한', '정직한', '자연스러운', '전통 있는'])
    await page.getByRole('button', { name: word, exact: true }).click()
  await page.getByRole('radio', { name: /^짙은 초록/ }).click({ force: true })
  await expectNoBarrier(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: '결과 보기' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '소담식당의 첫 모습이에요' })).toBeVisible()
  await expect(page.getByText('빈칸 없이 채워 새겼어요')).toBeVisible()
  const later = page.getByRole('region', { name: '더 답하면 또렷해져요' })
  await expect(later.getByRole('button', { name: '걸어서 오는 동네 단골' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await context.setOffline(true)
  await later.getByLabel('직접 쓰기').nth(1).fill('매일 끓이는 국')
  await expect(later.getByRole('button', { name: '가지덮밥' })).toBeVisible()
  const item = later.getByLabel('이름', { exact: true })
  await item.fill('미역국')
  await item.press('Enter')
  await expect(item).toHaveAttribute('aria-invalid', 'true')
  await item.fill('')
  await context.setOffline(false)
  // Chosen once the device has noted it, so not with the press itself.
  const tagline = page.getByRole('radio', { name: '따뜻한 마음으로 미역국을 끓이는 소담식당' })
  await tagline.click()
  await expect(tagline).toBeChecked()
  // With the first logo, drawn on the device.
  for (const thing of ['종이 가방', '간판', '명함', '휴대전화 화면'])
    await expect(
      page.getByRole('listitem').filter({ hasText: thing }).locator('svg image').first(),
    ).toBeAttached()
  await expectNoBarrier(page)
  const first = page.getByRole('img', { name: '소담식당의 첫 로고' })
  const proposed = (await first.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: '다른 제안' }).click()
  await expect(first).not.toHaveAttribute('src', proposed)
  await page.getByRole('button', { name: '이전 제안' }).click()
  await expect(first).toHaveAttribute('src', proposed)
  await context.setOffline(true)
  await page.getByRole('radio', { name: '이름만 있는 로고' }).press('Space')
  await expect(first).not.toHaveAttribute('src', proposed)
  const logo = await page.locator('label:has(:checked) img').getAttribute('src')
  await page.getByRole('button', { name: '이 로고로 시작하기' }).click()
  await expect(page.getByText('이 로고로 시작했어요.')).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByRole('radio', { name: '이름만 있는 로고' })).toBeHidden()
  await expectNoBarrier(page)
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: '그림으로 보내기' }).click()
  expect((await picture).suggestedFilename()).toBe('소담식당.png')
  await page.getByRole('button', { name: '브랜드 북 (PDF)' }).click()
  await expect(page.getByRole('dialog', { name: '브랜드 북' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/^다 됐어요/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('dialog').locator('canvas, img').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: '가입하고 지키기' }).click()
  await expect(page.getByRole('region', { name: '가져갈 브랜드' })).toContainText('소담식당')
  const email = freshEmail()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByRole('button', { name: '이메일로 계속하기' }).click()
  await confirmAndSignUp(page, app, { email, fullName: '오세라' })
  await expect(page).toHaveURL(/\/brand$/)
  await expectSynced(page)
  const person = await logInByScript(app, email)
  const [made] = await listBrands(app, person)
  const brand = { app, person, idBrand: made?.id ?? 0 }
  await expect
    .poll(() => readBrand(brand, 'core'))
    .toMatchObject({
      target: '걸어서 오는 동네 단골',
      positive: '매일 끓이는 국',
      service: '미역국, 가지덮밥',
    })
  await expect.poll(() => readBrand(brand)).toMatchObject({ name: '소담식당', industry: 'FNB_KOREAN' })

  await page.goto('/brand/guide/visual')
  await expect(page.getByRole('img', { name: '소담식당 로고 초안' })).toHaveAttribute('src', logo ?? '')
  await page.getByRole('link', { name: '로고 다듬기' }).click()
  await expect(page.getByRole('img', { name: '소담식당 로고' })).toHaveAttribute('src', logo ?? '')
  await expect
    .poll(() => readBrand(brand, 'personality'))
    .toMatchObject({ tagline1: '따뜻한 마음으로 미역국을 끓이는 소담식당' })

  await openStep(page, 'core/purpose/why', 'core.target')
  await expect(field(page, 'core.target')).toHaveValue('걸어서 오는 동네 단골')
  const note = page.getByRole('main').getByText('첫 질문에서 적은 답')
  await expect(note).toBeVisible()
  await field(page, 'core.target').fill('퇴근길에 들르는 단골')
  await expect(note).toBeHidden()
  // The note is shown where the field still has what was answered.
  for (const step of alsoAnswered) {
    await page.goto(`/work-book/${step}`)
    await expect(note, step).toBeVisible()
  }
})

test('every question before the result but the name can be skipped, and the questions go on where they were left', {
  tag: '@all',
}, async ({ device }) => {
  const { page } = await device()
  await page.goto('/quest/0')
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page.getByLabel('브랜드 이름')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('브랜드 이름').fill('모아')
  await page.getByRole('button', { name: '시작하기' }).click()
  for (const step of [1, 5]) {
    await expect(page).toHaveURL(new RegExp(`/quest/${step}$`))
    await page.getByRole('button', { name: '건너뛰기' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: '모아의 첫 모습이에요' })).toBeVisible()
  await page.goto('/quest/0')
  await expect(page.getByLabel('브랜드 이름')).toHaveValue('모아')
  await page.getByRole('button', { name: '다른 브랜드 새로 만들기' }).click()
  await expect(page.getByLabel('브랜드 이름')).toHaveValue('')
})

import type { Locator } from '@playwright/test'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { button, expectToast, listPayments, planModal } from './pages/billing.ts'

const card = [
  ['카드 번호', '4242424242424242'],
  ['유효기간', '1230'],
  ['CVC', '987'],
  ['생년월일', '900131'],
  ['비밀번호 앞 2자리', '12'],
] as const

test('on a tablet a plan is bought by touch alone', { tag: '@all' }, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const brand = await createBrand(app, owner, '온기')
  const { page } = await device({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
  })
  await logIn(page, owner)
  const modal = planModal(page)
  await button(page, '메뉴 펼치기').tap()
  await page.locator('summary', { hasText: 'Free 플랜' }).tap()
  await button(page, '플랜 보기').tap()
  await modal.getByRole('tab', { name: 'Plus' }).tap()
  await modal.getByText('연간', { exact: true }).tap()
  await expect(modal.getByText('1년에 ₩170,800 아껴요')).toBeVisible()
  await modal.getByText('월간', { exact: true }).tap()
  for (const control of await controlsOf(modal))
    expect(control.height, control.name).toBeGreaterThanOrEqual(44)

  await button(modal, '카드 추가').tap()
  const form = page.getByRole('dialog', { name: '카드 추가' })
  for (const [label, text] of card) {
    await form.getByLabel(label, { exact: true }).tap()
    await page.keyboard.type(text)
  }
  await form.getByRole('checkbox').tap()
  for (const control of await controlsOf(form))
    expect(control.height, control.name).toBeGreaterThanOrEqual(44)
  await button(form, '카드 등록하기').tap()
  await expect(form).toBeHidden()
  await button(modal, '₩85,400 결제하기').tap()
  await expect(modal).toBeHidden()
  await expectToast(page, '결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.')
  await expect.poll(async () => (await readBrand(brand)).plan).toBe('PLUS')
  expect(await listPayments(brand)).toMatchObject([{ status: 'PAID', amount: 85_400 }])
})

test('by keys alone a plan is bought, and the focus is on its receipt', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '물참')
  const { page } = await device()
  await logIn(page, owner)
  const modal = planModal(page)
  await tabTo(page.locator('summary', { hasText: 'Free 플랜' }))
  await page.keyboard.press('Enter')
  await tabTo(button(page, '플랜 보기'))
  await page.keyboard.press('Enter')
  await expect(modal).toBeVisible()
  await tabTo(modal.getByRole('tab', { name: 'Basic' }))
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('tab', { name: 'Plus' })).toBeFocused()
  await tabTo(modal.getByRole('radio', { name: '월간' }))
  await page.keyboard.press('ArrowRight')
  await expect(button(modal, '₩854,000 결제하기')).toBeVisible()
  await page.keyboard.press('ArrowLeft')

  await tabTo(button(modal, '카드 추가'))
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: '카드 추가' })
  for (const [label, text] of card) {
    await tabTo(form.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(button(modal, '카드 추가')).toBeFocused()
  await tabTo(button(modal, '₩85,400 결제하기'))
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await expectToast(page, '결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.')
  await expect(page.getByRole('heading', { level: 1, name: '결제했어요' })).toBeFocused()
  await expect.poll(async () => (await readBrand(brand)).plan).toBe('PLUS')

  // Closed by a key, too.
  await button(page, '플랜 보기').focus()
  await page.keyboard.press('Enter')
  await expect(button(modal, '현재 플랜')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(button(page, '플랜 보기')).toBeFocused()
})

/** What is touched: a label is touched for its input. */
async function controlsOf(dialog: Locator): Promise<{ name: string; height: number }[]> {
  return dialog.evaluate((element) =>
    [...element.querySelectorAll('button, input, select, a[href]')]
      .map((control) => control.closest('label') ?? control)
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent.trim(),
        height: control.getBoundingClientRect().height,
      })),
  )
}

/** Forward by Tab from wherever the focus is: what is never reached cannot be done by keys. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

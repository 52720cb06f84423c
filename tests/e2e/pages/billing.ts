import { expect, type Locator, type Page } from '@playwright/test'
import type { BrandOf } from '../../support/people.ts'

/** Types everything that a card needs but its number, and agrees. */
export async function typeRestOfCard(page: Page, form: Locator): Promise<void> {
  const typed = [
    ['유효기간', '1230'],
    ['CVC', '987'],
    ['생년월일', '900131'],
    ['비밀번호 앞 2자리', '12'],
  ] as const
  for (const [label, text] of typed) await typeInto(page, form.getByLabel(label), text)
  const agreed = form.getByRole('checkbox')
  if (await agreed.isChecked()) return
  await agreed.focus()
  await page.keyboard.press('Space')
}

/** Types a card with keys alone. */
export async function typeCard(page: Page, form: Locator, number: string): Promise<void> {
  await typeInto(page, form.getByLabel('카드 번호', { exact: true }), number)
  await typeRestOfCard(page, form)
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.focus()
  await page.keyboard.type(text)
}

/** By keys, from the foot of the sidebar. `title`: of the plan that runs. */
export async function openPlanModal(page: Page, title: string): Promise<void> {
  const foot = page.locator('summary', { hasText: `${title} 플랜` })
  await expect(foot).toBeVisible()
  const open = page.getByRole('button', { name: '플랜 보기' })
  if (!(await open.isVisible())) await foot.press('Enter')
  await open.press('Enter')
  await expect(page.getByRole('dialog', { name: '플랜 고르기' })).toBeVisible()
}

interface Payment {
  readonly title: string
  readonly status: string
  readonly amount: number
  readonly currency: string
  readonly sandbox: boolean
}

/** The payments of a brand as the REST API lists them. */
export async function listPayments({ app, person, idBrand }: BrandOf): Promise<readonly Payment[]> {
  const response = await fetch(`${app.url}/api/v1/subscribe/payment/page`, {
    headers: { authorization: `Bearer ${person.token}`, idBrandHeader: String(idBrand) },
  })
  return ((await response.json()) as { _embedded: { payments: readonly Payment[] } })._embedded.payments
}

export const planModal = (page: Page): Locator => page.getByRole('dialog', { name: '플랜 고르기' })

export const button = (within: Locator | Page, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

export async function pressByKey(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

/** In the open form of a new card, by keys. */
export async function addCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole('dialog', { name: '카드 추가' })
  await typeCard(page, form, number)
  await pressByKey(button(form, '카드 등록하기'))
  await expect(form).toBeHidden()
}

/** A toast says it. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const toasts = page.getByRole('region', { name: '알림' })
  await expect(toasts.getByText(words, { exact: true })).toBeVisible()
}

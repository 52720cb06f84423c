import type { Page } from 'playwright'
import type { AppServer } from '../../support/app-server.ts'
import type { Hand } from './hand.ts'

const password = 'saegim-2026'
const card = [
  ['카드 번호', '4242424242424242'],
  ['유효기간', '1230'],
  ['CVC', '987'],
  ['생년월일', '900131'],
  ['비밀번호 앞 2자리', '12'],
] as const

/** From the result of the first questions to the brand in an account, with everything at the server. */
export async function keepResult(page: Page, hand: Hand, app: AppServer, email: string): Promise<void> {
  await page.getByRole('link', { name: '가입하고 지키기' }).click()
  await hand.type(page.getByLabel('이메일', { exact: true }), email)
  await page.getByRole('button', { name: '이메일로 계속하기' }).click()
  await confirm(page, hand, app, { email, fullName: '오세라' })
  await page.waitForURL('**/brand')
  await page.locator('button[data-sync=synced]').waitFor()
}

/** From the home of the brand to the address of an invitation, which the owner would send to a chat. */
export async function invite(page: Page): Promise<string> {
  await page.goto('/brand/setting/team')
  await page.getByRole('button', { name: '링크 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '초대 링크 만들기' })
  await dialog.getByRole('button', { name: '만들고 복사하기' }).click()
  await page
    .getByRole('region', { name: '초대 링크' })
    .getByText(/0명이 들어왔어요/)
    .waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** From the address of an invitation to the brand, by a person without an account. */
export async function accept(
  page: Page,
  hand: Hand,
  app: AppServer,
  { address, email }: { readonly address: string; readonly email: string },
): Promise<void> {
  await page.goto(address)
  await hand.type(page.getByLabel('이메일', { exact: true }), email)
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await confirm(page, hand, app, { email, fullName: '문태오' })
  await page.getByRole('heading', { level: 1, name: '온기' }).waitFor()
}

/** From the home of the brand to the receipt of its first plan. */
export async function buyPlan(page: Page, hand: Hand): Promise<void> {
  await page.goto('/brand')
  const foot = page.locator('summary', { hasText: 'Free 플랜' })
  await foot.waitFor()
  const open = page.getByRole('button', { name: '플랜 보기' })
  if (!(await open.isVisible())) await foot.click()
  await open.click()
  const pay = page
    .getByRole('dialog', { name: '플랜 고르기' })
    .getByRole('button', { name: '₩29,900 결제하기', exact: true })
  await pay.click()
  const form = page.getByRole('dialog', { name: '카드 추가' })
  for (const [label, text] of card)
    await hand.type(form.getByLabel(label, { exact: label === '카드 번호' }), text)
  const agreed = form.getByRole('checkbox')
  if (!(await agreed.isChecked())) await agreed.check()
  await form.getByRole('button', { name: '카드 등록하기', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await pay.click()
  await page.getByRole('heading', { level: 1, name: '결제했어요' }).waitFor()
}

async function confirm(
  page: Page,
  hand: Hand,
  app: AppServer,
  { email, fullName }: { readonly email: string; readonly fullName: string },
): Promise<void> {
  const code = page.getByLabel('인증 코드', { exact: true })
  await code.waitFor()
  await hand.type(code, app.mailedCode(email))
  await page.getByText('이메일을 확인했어요').waitFor()
  await hand.type(page.getByLabel('이름', { exact: true }), fullName)
  await hand.type(page.getByLabel('비밀번호', { exact: true }), password)
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('button', { name: '가입하기' }).and(page.locator('[type=submit]')).click()
}

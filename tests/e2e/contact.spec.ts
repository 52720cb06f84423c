import { codeOfSecret, openAccount, openStaff, password } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

test('a question is typed without a network, sent with one, answered at the desk and closed', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(120_000)
  const person = await openAccount(app, '이지우')
  const staff = await openStaff(app, '지우', 'OPERATOR')
  const { page, context } = await device()
  await bringSession(page, person)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: '무엇을 도와드릴까요?' })).toBeVisible()
  await expect(page.getByLabel('답을 받을 이메일')).toHaveValue(person.email)
  await page.getByRole('button', { name: '문의 보내기' }).press('Enter')
  await expect(page.getByLabel('무엇에 대한 문의인가요?')).toBeFocused()
  await expectNoBarrier(page)

  await context.setOffline(true)
  await page.getByLabel('무엇에 대한 문의인가요?').selectOption('결제와 플랜')
  await page.getByLabel('문의 내용').fill('연간으로 바꾸면 언제 결제되나요?')
  await expect(page.getByText('인터넷에 연결되어야 할 수 있어요')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('문의 내용')).toHaveValue('연간으로 바꾸면 언제 결제되나요?')
  await page.getByRole('button', { name: '문의 보내기' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '문의를 받았어요' })).toBeVisible()
  const number = (await page.getByText(/문의 번호는 \d+번/).textContent())?.match(/(\d+)번/)?.[1]
  await expectNoBarrier(page)

  const { page: desk } = await device()
  await desk.goto('/operator')
  await desk.getByLabel('이메일').fill(staff.email)
  await desk.getByLabel('비밀번호', { exact: true }).fill(password)
  await desk.getByLabel('인증 앱의 코드').fill(codeOfSecret(staff.secret, 1))
  await desk.keyboard.press('Enter')
  await desk.getByRole('tab', { name: '문의' }).click()
  await desk.getByRole('button', { name: new RegExp(`이지우.*#${number} · 결제와 플랜`) }).press('Enter')
  await expect(desk.getByText('연간으로 바꾸면 언제 결제되나요?')).toBeVisible()
  await expectNoBarrier(desk)
  await desk.getByLabel('답', { exact: true }).fill('바꾸는 날에 결제돼요.')
  await desk.getByRole('button', { name: '답 보내기' }).press('Enter')
  await expect(desk.getByRole('article').getByText('바꾸는 날에 결제돼요.')).toBeVisible()
  await expect(desk.getByLabel('답', { exact: true })).toHaveValue('')
  await desk.getByRole('button', { name: '문의 끝내기' }).press('Enter')
  await expect(desk.getByText(new RegExp(`^#${number} · 끝났어요`))).toBeVisible()
})

import { inviteMember, listInviteLinks } from '#contract/member.ts'
import { createBrand, openAccount, type Person, password } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession, signUp } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

test('who was invited by mail signs up on one page with the address of the mail, and is in the brand', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const { idBrand } = await createBrand(app, owner, '온기')
  const email = `newcomer-${idBrand}@ongi.example`
  const body = JSON.stringify({ inviteEmail: email, brandRole: 'BRAND_ROLE_MEMBER' })
  const answer = await fetch(`${app.url}${inviteMember.path}`, {
    method: 'POST',
    headers: { ...headersOf(owner, idBrand), 'content-type': 'application/json' },
    body,
  })
  expect(answer.ok).toBe(true)
  const find = () => /\/invite#invitation=[\w-]+/.exec(app.mailed(email) ?? '')?.[0] ?? ''
  await expect.poll(find).not.toBe('')

  const { page } = await device()
  await page.goto(find())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('한결 님이 온기 팀에 초대했어요')
  await expect(page.getByRole('main')).toContainText(email)
  await expectNoBarrier(page)
  await page.getByLabel('이름', { exact: true }).fill('박서준')
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('main').getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
})

test('an owner makes a link for several people, by which a visitor signs up and joins', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const { idBrand } = await createBrand(app, owner, '온기')
  const [{ page: mine }, { page }] = [await device(), await device()]
  await bringSession(mine, owner)
  await mine.goto('/brand/setting/team')
  await mine.getByRole('button', { name: '링크 만들기' }).click()
  const dialog = mine.getByRole('dialog', { name: '초대 링크 만들기' })
  await dialog.getByRole('radio', { name: /^디자이너/ }).check()
  await expectNoBarrier(mine)
  await dialog.getByRole('button', { name: '만들고 복사하기' }).click()
  const links = mine.getByRole('region', { name: '초대 링크' })
  await expect(links).toContainText('디자이너 역할')
  await expect(links).toContainText('5명 중 0명이 들어왔어요')

  const listed = await fetch(`${app.url}${listInviteLinks.path}`, { headers: headersOf(owner, idBrand) })
  const { _embedded } = (await listed.json()) as { _embedded: { links: { url: string }[] } }
  const address = _embedded.links[0]?.url.replace(/^.*(?=\/invite#)/, '') ?? ''
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('한결 님이 온기 팀에 초대했어요')
  await signUp(page, app, { email: `guest-${idBrand}@ongi.example`, fullName: '문태오' })
  await expect(page.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()

  await mine.reload()
  await expect(mine.getByRole('region', { name: '초대 링크' })).toContainText('5명 중 1명이 들어왔어요')
})

function headersOf(person: Person, idBrand: number): Record<string, string> {
  return { authorization: `Bearer ${person.token}`, idBrandHeader: String(idBrand) }
}

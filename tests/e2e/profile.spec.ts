import type { Page } from '@playwright/test'
import type { AppServer } from '../support/app-server.ts'
import { createBrand, openAccount, type Person, password, readBrand } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import { readWholeStorage } from './pages/storage.ts'
import { expectSynced, waitUntilOfflineReady } from './pages/sync.ts'
import { answer, openStep } from './pages/workbook.ts'

const expired = '다시 로그인하면 동기화돼요'
const newPassword = 'ongi-2026-new'

test('a new password, a device that is signed out, and logging out everywhere end the other browsers', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '강유진')
  await createBrand(app, person, '온기')
  const [{ page }, { page: other }] = [await device(), await device()]
  await logIn(page, person)
  await logIn(other, person)
  await expectSynced(other)

  await page.goto('/profile/setting')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill('not-mine-1')
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(dialog.getByText('현재 비밀번호가 맞지 않아요.')).toBeVisible()
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  const done = page.getByText('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.', { exact: true })
  await expect(done).toBeVisible()
  await expect(other.getByText(expired)).toBeVisible()

  await logInAgain(other, person)
  await page.reload()
  const devices = page.getByRole('region', { name: '로그인한 기기' })
  await expect(devices.getByText('이 기기', { exact: true })).toBeVisible()
  await devices.getByRole('button', { name: '로그아웃', exact: true }).click()
  await expect(devices.getByRole('button', { name: '로그아웃', exact: true })).toHaveCount(0)
  await expect(other.getByText(expired)).toBeVisible()

  await logInAgain(other, person)
  await devices.getByRole('button', { name: '모든 기기에서 로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other.getByText(expired)).toBeVisible()
  await page.goto('/profile/setting')
  await expect(page).toHaveURL(/account\/login\?redirectUrl=%2Fprofile%2Fsetting/)
})

test('logging out offline: unsent changes are listed and exported, and the next person finds no data', async ({
  app,
  device,
}) => {
  const [first, second] = [await openAccount(app, '문태오'), await openAccount(app, '한결')]
  const brand = await createBrand(app, first, '바닷가 유리공방')
  await createBrand(app, second, '소담')
  const { context, page } = await device(installed)
  await bringSession(page, first)
  const what = await openStep(page, 'core/story/what', 'core.what')
  await answer(page, 'core.what', '주운 유리로 만든 등')
  await expectSynced(page)
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.reload()
  await expect(what).toBeEditable()
  await what.press('End')
  await what.pressSequentially('과 촛대')
  await expect(what).toHaveValue('주운 유리로 만든 등과 촛대')
  await page.goto('/brand')
  const dialog = await askToLogOut(page, first)
  await expect(dialog.getByRole('heading')).toHaveText(/^동기화되지 않은 변경 \d+건이 있어요$/)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '백업 받기' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^바닷가 유리공방-.+\.zip$/)
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(dialog).toBeHidden()

  await (await askToLogOut(page, first)).getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/$/)
  await context.setOffline(false)
  // The page of the site was not on this device: it opens by itself.
  await expect(page).toHaveTitle('머릿속 브랜드를 한 권으로 | 새김')
  await expectNothingOf(page, first, brand.idBrand)

  await logIn(page, second)
  await expect(page.getByRole('heading', { level: 1, name: '소담' })).toBeVisible()
  await expectSynced(page)
  await expectNothingOf(page, first, brand.idBrand)
  // The owner still has what had reached the server.
  expect(await readBrand(brand, 'core')).toMatchObject({ what: '주운 유리로 만든 등' })
})

test('an invitation is accepted by its recipient, refused for others, and an account is closed', {
  tag: '@all',
}, async ({ app, device }) => {
  const [owner, guest, stranger] = [
    await openAccount(app, '한결'),
    await openAccount(app, '이지우'),
    await openAccount(app, '문태오'),
  ]
  const { idBrand } = await createBrand(app, owner, '온기')
  const link = await invite(app, owner, idBrand, guest.email)
  const [{ page }, { page: others }] = [await device(), await device()]
  await others.goto('/account/login')
  await logIn(others, stranger)
  await others.goto(link)
  await expect(others.getByText(/^이 초대는 .+ 주소로 보냈는데/)).toContainText(stranger.email)
  await expect(others.getByRole('button', { name: '초대 수락하기' })).toHaveCount(0)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('한결 님이 온기 팀에 초대했어요')
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(guest.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(guest.password)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/\/brand$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: '이미 쓴 초대예요' })).toBeVisible()

  await others.goto('/profile/setting')
  await others.getByRole('button', { name: '탈퇴하기' }).click()
  const dialog = others.getByRole('dialog')
  await dialog.getByRole('radio', { name: '자주 쓰지 않아요' }).check()
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill(password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '탈퇴하기' }).click()
  await expect(others).toHaveURL(/\/$/)
  await others.goto('/account/login')
  await others.getByLabel('이메일', { exact: true }).fill(stranger.email)
  await others.getByLabel('비밀번호', { exact: true }).fill(password)
  await others.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await expect(others.getByText('이미 탈퇴한 이메일이에요.')).toBeVisible()
})

async function logInAgain(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('status').getByRole('link', { name: '로그인' }).click()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(newPassword)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).not.toHaveURL(/account\/login/)
  await expect(page.getByText(expired)).toBeHidden()
  await expectSynced(page)
}

async function askToLogOut(page: Page, { fullName }: Person) {
  await page.getByRole('button', { name: `${fullName} 님의 메뉴` }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  return page.getByRole('alertdialog')
}

async function expectNothingOf(page: Page, person: Person, idBrand: number): Promise<void> {
  const { databases, text } = await readWholeStorage(page)
  const named = new RegExp(`^saegim-(doc|account)-${person.idAccount}(-|$)`)
  expect(databases.filter((name) => named.test(name))).toEqual([])
  const words = [
    person.email,
    person.fullName,
    '유리',
    `saegim-brand:${idBrand}:`,
    `"idAccount":${person.idAccount},`,
  ]
  expect(words.filter((word) => text.includes(word))).toEqual([])
}

/** The path of the link in the mail. */
async function invite(app: AppServer, owner: Person, idBrand: number, inviteEmail: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/v1/brand/member/invite`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      idBrandHeader: String(idBrand),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ inviteEmail, brandRole: 'BRAND_ROLE_MEMBER' }),
  })
  if (!answer.ok) throw new Error(`the invitation was answered ${answer.status}`)
  const find = () => /\/invite#invitation=[\w-]+/.exec(app.mailed(inviteEmail) ?? '')?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { createBrand, openAccount, type Person, readBrand } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectSync, expectSynced } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

const middle = ' 그릇을 빚습니다. '
const lost = ' 오프라인에서 쓴 말'

test('two invited by mail write one answer while a role changes; after a removal while offline, the text stays', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const guest = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '온기')
  const [one, two] = [await device(), await device()]

  await bringSession(one.page, owner)
  await one.page.goto('/brand/setting/team')
  await one.page.getByRole('button', { name: '멤버 초대' }).click()
  const inviting = one.page.getByRole('dialog', { name: '멤버 초대' })
  await inviting.getByLabel('이메일').fill(owner.email)
  await inviting.getByRole('button', { name: '초대 보내기' }).click()
  await expect(inviting).toContainText('이미 팀에 들어온 멤버예요.')
  await inviting.getByLabel('이메일').fill(guest.email)
  await inviting.getByRole('radio', { name: /관리자/ }).check()
  await expectNoBarrier(one.page)
  await inviting.getByRole('button', { name: '초대 보내기' }).click()
  await expect(rowOf(one.page, guest.email)).toContainText('초대했어요')
  await expect(one.page.getByRole('button', { name: '멤버 초대' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoBarrier(one.page)

  await expect.poll(() => app.mailed(guest.email)).toContain('/invite#invitation=')
  const link = /\/invite#invitation=[\w-]+/.exec(app.mailed(guest.email) ?? '')?.[0] ?? ''
  await two.page.goto(link)
  await two.page.getByLabel('비밀번호', { exact: true }).fill(guest.password)
  await two.page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(two.page).toHaveURL(/\/brand$/)
  await createShare(app.url, guest, brand.idBrand)

  // Each has the question in one tab and the team in another.
  const team = await one.context.newPage()
  const mine = await two.context.newPage()
  for (const page of [team, mine]) await page.goto('/brand/setting/team')
  await expect(mine.getByRole('button', { name: '멤버 초대' })).toBeVisible()
  for (const { page } of [one, two]) {
    await openStep(page, 'core/story/background', 'core.background')
    await expectSynced(page)
  }
  await write(one.page, middle)
  await expect(field(two.page, 'core.background')).toHaveValue(middle)
  const before = '할머니의 사발처럼 손에 꼭 맞는'
  const after = '덤이 아니라 하나로 충분하게 하루를 채웁니다'
  await field(one.page, 'core.background').press('ControlOrMeta+Home')
  await field(two.page, 'core.background').press('ControlOrMeta+End')
  await Promise.all([
    one.page.keyboard.type(before, { delay: 60 }),
    two.page.keyboard.type(after, { delay: 60 }),
    team.getByLabel('이지우 님의 역할').selectOption('멤버'),
  ])
  await expect(mine.getByText('멤버를 초대하고 역할을 바꾸는 일은 소유자와 관리자가 해요.')).toBeVisible()
  await expect(mine.getByRole('button', { name: '멤버 초대' })).toBeHidden()
  await expect(rowOf(mine, '이지우')).toContainText('멤버')
  const both = before + middle + after
  for (const { page } of [one, two]) {
    await expectSynced(page)
    await expect(field(page, 'core.background')).toHaveValue(both)
  }
  await expect.poll(async () => (await readBrand(brand, 'core')).background).toBe(both)

  await two.context.setOffline(true)
  await write(two.page, lost)
  await expectSync(two.page, 'savedHere')
  await expect(mine.getByText(/에 본 목록이에요/)).toBeVisible()
  await team.getByRole('button', { name: '이지우 님 팀에서 내보내기' }).click()
  const removing = team.getByRole('alertdialog', { name: '이지우 님을 내보낼까요?' })
  await expect(removing.getByRole('checkbox', { name: '올린 파일을 소유자에게 옮기기' })).toBeChecked()
  const links = removing.getByRole('checkbox', { name: '만든 공유 링크를 소유자 이름으로 계속 열어 두기' })
  await expect(links).not.toBeChecked()
  await links.check()
  await removing.getByRole('button', { name: '팀에서 내보내기' }).click()
  await expect(rowOf(team, '이지우')).toBeHidden()
  expect(await sharesOf(app.url, owner, brand.idBrand)).toEqual(['한결'])

  await two.context.setOffline(false)
  await expect(two.page.getByText('권한이 바뀌어 동기화할 수 없어요. 사본은 내보낼 수 있어요.')).toBeVisible()
  await expect(field(two.page, 'core.background')).toHaveValue(both + lost)
  await expect(field(two.page, 'core.background')).not.toBeEditable()
  await two.page.reload()
  await expect(field(two.page, 'core.background')).toHaveValue(both + lost)
  await two.page.goto('/brand/guide/core')
  await expect(two.page.getByRole('main')).toContainText(lost.trim())
  await expectNoBarrier(two.page)
  expect(await takeCopy(two.page)).toContain(lost.trim())
  await two.page.getByRole('button', { name: '브랜드 바꾸기' }).click()
  await expect(two.page.getByRole('dialog')).toContainText('사본만 남은 브랜드')
  await expectNoBarrier(two.page)
  expect((await readBrand(brand, 'core')).background).toBe(both)
})

test('a brand is deleted by typing its name; a device that has it open keeps a copy', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  await createBrand(app, owner, '온기')
  const old = await createBrand(app, owner, '백토재')
  const [one, two] = [await device(), await device()]
  await bringSession(two.page, owner)
  await two.context.addCookies([{ name: 'saegim-brand-id', value: String(old.idBrand), url: app.url }])
  await openStep(two.page, 'core/story/background', 'core.background')
  await write(two.page, middle)
  await expectSynced(two.page)

  await logIn(one.page, owner)
  await one.page.getByRole('button', { name: '브랜드 바꾸기' }).click()
  const list = one.page.getByRole('dialog', { name: '브랜드 바꾸기' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('button', { name: '온기 지우기' })).toBeHidden()
  await list.getByRole('button', { name: '백토재 지우기' }).click()
  const asked = one.page.getByRole('alertdialog', { name: '백토재 브랜드를 지울까요?' })
  const gone = asked.getByRole('button', { name: '브랜드 지우기' })
  await expect(gone).toHaveAttribute('aria-disabled', 'true')
  await asked.getByRole('textbox').fill('백토재')
  await expectNoBarrier(one.page)
  await gone.click()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await two.page.goto('/brand/guide/core')
  await expect(two.page.getByText('지워진 브랜드예요. 이 기기에 남은 사본은 내보낼 수 있어요.')).toBeVisible()
  await expect(two.page.getByRole('main')).toContainText(middle.trim())

  // A device that has nothing of it says so, and does not open it again.
  const three = await device()
  await bringSession(three.page, owner)
  await three.context.addCookies([{ name: 'saegim-brand-id', value: String(old.idBrand), url: app.url }])
  await three.page.goto('/brand')
  await expect(three.page.getByRole('heading', { level: 1, name: '없는 페이지' })).toBeVisible()
  await expect
    .poll(async () => (await three.context.cookies()).map(({ name }) => name))
    .not.toContain('saegim-brand-id')
  await three.page.getByRole('link', { name: '홈으로' }).click()
  await expect(three.page).toHaveURL(/\/profile$/)
})

function rowOf(page: Page, who: string) {
  return page.getByRole('list', { name: '팀 멤버' }).getByRole('listitem').filter({ hasText: who })
}

/** At the end of what stands there. */
async function write(page: Page, words: string): Promise<void> {
  await field(page, 'core.background').press('ControlOrMeta+End')
  await page.keyboard.insertText(words)
}

/** The content of the copy that the banner exports. */
async function takeCopy(page: Page): Promise<string> {
  await page.getByRole('button', { name: '사본 내려받기' }).click()
  const dialog = page.getByRole('dialog', { name: '브랜드 전체 내보내기' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '내보내기' }).click(),
  ])
  await dialog.getByRole('button', { name: '닫기' }).click()
  const entries = unzipSync(new Uint8Array(readFileSync(await download.path())))
  return Object.entries(entries)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
}

async function createShare(url: string, { token }: Person, idBrand: number): Promise<void> {
  const response = await fetch(`${url}/api/v1/brand/share`, {
    method: 'POST',
    headers: { ...headersOf(token, idBrand), 'content-type': 'application/json' },
    body: JSON.stringify({ part: 'ALL' }),
  })
  expect(response.status).toBe(200)
}

/** By whom the links are that are open. */
async function sharesOf(url: string, { token }: Person, idBrand: number): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/brand/share`, { headers: headersOf(token, idBrand) })
  const { _embedded } = (await response.json()) as { _embedded: { shares: { createdBy: string }[] } }
  return _embedded.shares.map(({ createdBy }) => createdBy)
}

function headersOf(token: string, idBrand: number): Record<string, string> {
  return { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) }
}

import type { Page } from '@playwright/test'
import { type BrandOf, createBrand, givePlan, joinBrand, openAccount, readBrand } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a member requests a review offline, the owner approves, and both see a later change', {
  tag: '@all',
}, async ({ app, device }) => {
  const [owner, member] = [await openAccount(app, '한결'), await openAccount(app, '이도윤')]
  const brand = await createBrand(app, owner, '온기')
  await givePlan(brand, 'PLUS')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  const writer = await openScriptDevice({ ...brand, person: member })
  writer.text('core.target').insert(0, '혼자 차려 먹는 사람')
  await writer.settled()
  const [asking, ruling] = [await device(installed), await device()]
  for (const [{ page }, person] of [
    [asking, member],
    [ruling, owner],
  ] as const) {
    await logIn(page, person)
    await page.goto('/brand/guide/core')
    await expect(purpose(page)).toContainText('초안')
  }
  await expectSynced(asking.page)
  await waitUntilOfflineReady(asking.page)

  await asking.context.setOffline(true)
  await purpose(asking.page).getByRole('button', { name: '목적 검토 요청' }).click()
  await expect(purpose(asking.page)).toContainText('검토 중')
  await expect(purpose(asking.page)).toContainText('연결되면 보낼게요')
  await expectSync(asking.page, 'savedHere')
  await asking.page.reload()
  await expect(purpose(asking.page)).toContainText('연결되면 보낼게요')
  await expect(purpose(ruling.page)).toContainText('초안')

  await asking.context.setOffline(false)
  await expect(purpose(ruling.page)).toContainText('검토 중')
  await expect(purpose(ruling.page)).toContainText('이도윤 님')
  await expectSynced(asking.page)
  await expect(purpose(asking.page)).not.toContainText('연결되면 보낼게요')
  // A member cannot approve; REST has the same state.
  await expect(purpose(asking.page)).toContainText('소유자나 관리자가 승인해요')
  await expect(purpose(asking.page).getByRole('button', { name: '목적 승인' })).toHaveCount(0)
  expect(await approve({ ...brand, person: member })).toBe(403)

  await purpose(ruling.page).getByRole('button', { name: '목적 승인' }).click()
  for (const { page } of [asking, ruling]) {
    await expect(purpose(page)).toContainText('승인됨')
    await expect(purpose(page)).toContainText('한결 님')
    await expect(purpose(page).locator('time')).toHaveText(today())
  }
  await expect
    .poll(() => readBrand(brand, 'approval'))
    .toMatchObject({ brandCorePurpose: { state: 'APPROVED', by: owner.idAccount, name: '한결' } })

  writer.text('core.target').insert(0, '늘 ')
  for (const { page } of [asking, ruling]) await expect(purpose(page)).toContainText('승인 뒤에 바뀌었어요')
  await purpose(ruling.page).getByRole('button', { name: '목적 다시 승인' }).click()
  for (const { page } of [asking, ruling]) {
    await expect(purpose(page)).not.toContainText('승인 뒤에 바뀌었어요')
    await expect(purpose(page)).toContainText('승인됨')
  }
  writer.close()
})

function purpose(page: Page) {
  return page.getByRole('region', { name: '목적 승인 상태' })
}

async function approve({ app, person, idBrand }: BrandOf): Promise<number> {
  const { status } = await fetch(`${app.url}/api/v1/brand/approval`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${person.token}`,
      idBrandHeader: String(idBrand),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ section: 'brandCorePurpose', state: 'APPROVED' }),
  })
  return status
}

function today(): string {
  return new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' }).format()
}

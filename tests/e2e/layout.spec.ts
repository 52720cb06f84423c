import type { Page } from '@playwright/test'
import { commentsOf } from '#model/comments/threads.ts'
import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { logIn, nameBrand } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a mentioned person is notified, finds the comment offline, and opens it from the notice', {
  tag: '@all',
}, async ({ app, device }) => {
  const [owner, mate] = [await openAccount(app, '한결'), await openAccount(app, '이도윤')]
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, mate, 'BRAND_ROLE_MEMBER')
  const { page, context } = await device(installed)
  await logIn(page, mate)
  await page.goto('/brand')
  await expectSynced(page)
  await page.getByRole('button', { name: '알림', exact: true }).click()
  await expect(panel(page).getByText('새 알림이 없어요.')).toBeVisible()
  await page.keyboard.press('Escape')
  const side = page.getByRole('complementary', { name: '주 메뉴' })
  await side.locator('summary', { hasText: '친구 초대' }).click()
  await expect(side.getByRole('button', { name: '링크 복사' })).toBeVisible()
  await side.locator('summary', { hasText: 'Free 플랜' }).click()
  await expect(side.getByText('기한 없이 쓰는 플랜이에요')).toBeInViewport()
  await expect(side.getByRole('button', { name: '링크 복사' })).toBeHidden()
  await expectNoBarrier(page)
  await waitUntilOfflineReady(page)

  const theirs = await openScriptDevice(brand)
  const { threads, messages } = commentsOf.guide
  theirs.doc.transact(() => {
    const thread = threads.add(theirs.doc, { field: 'core.what' })
    const said = { by: owner.idAccount, name: '한결', at: new Date().toISOString() }
    messages.add(theirs.doc, { thread, body: '@이도윤 여기 봐 주세요', mentions: [mate.idAccount], ...said })
  })
  await theirs.settled()
  theirs.close()
  await expect(bell(page)).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await bell(page).click()
  const told = panel(page).getByRole('button', { name: /한결 님이 의견에서 불렀어요/ })
  await expect(told).toContainText('여기 봐 주세요')
  await expectNoBarrier(page)
  await told.press('Enter')
  await expect(page).toHaveURL(/\/work-book\/core\/story\/what#core\.what$/)
  await expect(page.getByRole('article', { name: '한결의 의견' })).toContainText('여기 봐 주세요')
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible()
  await page.goto('/brand')
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible()
})

test('the tutorial is done by keyboard, once; an unknown page shows an error', { tag: '@all' }, async ({
  device,
}) => {
  const { page } = await device()
  await page.goto('/quest/0')
  await nameBrand(page, '소담상회')
  const titles = ['아홉 칸이', '쓴 것은', '저장은', '막힐 때는']
  for (const [at, title] of titles.entries()) {
    const tip = page.getByRole('region', { name: new RegExp(`^${title}`) })
    await expect(tip).toContainText(`${at + 1} / 4`)
    if (at === 0) await tip.getByRole('button', { name: '다음' }).focus()
    else await expect(page.locator('[data-spoken-of]')).toBeInViewport()
    if (at === 1) await expectNoBarrier(page)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('table').or(page.getByRole('region')).first()).toBeVisible()
  await expect(page.getByText('막힐 때는')).toHaveCount(0)

  // Help is one key away on every screen, and leads back to the tips.
  await page.goto('/work-book/core/story/what')
  await expect(page.getByRole('button', { name: '도움말', exact: true }).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '도움말' })
  await expect(help.getByRole('link', { name: /자주 묻는 질문/ })).toBeVisible()
  await expectNoBarrier(page)
  await help.getByRole('button', { name: /처음 안내 다시 보기/ }).click()
  await expect(page.getByRole('region', { name: /^아홉 칸이/ })).toBeVisible()
  await page.getByRole('button', { name: '건너뛰기' }).click()

  // The palette does things, those of the screen first.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: /할 일 찾기/ })
  await palette.fill('ㅌㅋ')
  await expect(page.getByRole('option', { name: '디자인 토큰 내려받기' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '디자인 토큰' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/brand/guide/visual')
  await expect(page.getByRole('button', { name: '사진 고르기' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: '이 화면에서' }).getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectNoBarrier(page)
  // Before the key: the browser must intercept the chooser by the time it opens.
  const picked = page.waitForEvent('filechooser')
  await palette.fill('사진 담기')
  await expect(page.getByRole('option', { name: '사진 담기' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  expect((await picked).isMultiple()).toBe(true)

  await page.goto('/brand/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: '없는 페이지' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: '홈으로' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '소담상회' })).toBeVisible()
  await page.goto('/work-book/brand/strategy_back')
  await expect(page.getByRole('heading', { level: 1, name: '없는 페이지' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

function bell(page: Page) {
  return page.getByRole('button', { name: '새 알림 1개' })
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: '알림' })
}

import type { Page } from '@playwright/test'
import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

test('a comment on a field is written offline, shown live to a teammate, answered, resolved and kept', {
  tag: '@all',
}, async ({ app, device }) => {
  const [owner, mate] = [await openAccount(app, '한결'), await openAccount(app, '이도윤')]
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, mate, 'BRAND_ROLE_MEMBER')
  const [mine, theirs] = [await device(installed), await device()]
  for (const [{ page }, person] of [
    [mine, owner],
    [theirs, mate],
  ] as const) {
    await logIn(page, person)
    await openStep(page, 'core/story/what', 'core.what')
  }
  await expectSynced(mine.page)
  await waitUntilOfflineReady(mine.page)
  await expect(mine.page.getByRole('button', { name: '함께 있는 사람 1명' })).toBeVisible()

  await mine.context.setOffline(true)
  await expectSync(mine.page, 'savedHere')
  await field(mine.page, 'core.what').focus()
  await mine.page.keyboard.press('Control+Shift+M')
  const words = panel(mine.page).getByRole('textbox', { name: '새 의견' })
  await expect(words).toBeFocused()
  await words.pressSequentially('무엇을 더 빚는지 @이도')
  await expect(panel(mine.page).getByRole('option', { name: '이도윤' })).toBeVisible()
  await words.press('Enter')
  await words.pressSequentially('님이 써 주세요')
  await words.press('Control+Enter')
  await expect(words).toHaveValue('')
  await expect(said(mine.page, '한결')).toContainText('무엇을 더 빚는지 @이도윤 님이 써 주세요')
  await expect(mark(mine.page)).toBeVisible()
  await expect(mark(theirs.page)).toHaveCount(0)

  await mine.context.setOffline(false)
  await mark(theirs.page).click()
  const asked = said(theirs.page, '한결')
  await expect(asked.locator('b', { hasText: '@이도윤' })).toBeVisible()
  await expect(asked).toHaveAttribute('data-names-me', 'true')
  await panel(theirs.page)
    .getByRole('button', { name: /선보이는 것에 답하기/ })
    .click()
  const answer = panel(theirs.page).getByRole('textbox', { name: '답글' })
  await answer.pressSequentially('국그릇도 적어 둘게요')
  await answer.press('Control+Enter')
  await expect(said(mine.page, '이도윤')).toContainText('국그릇도 적어 둘게요')

  await panel(theirs.page)
    .getByRole('button', { name: /선보이는 것 의견 해결/ })
    .click()
  await expect(mark(mine.page)).toHaveCount(0)
  await expectSynced(mine.page)

  await mine.context.setOffline(true)
  await mine.page.reload()
  await expect(field(mine.page, 'core.what')).toBeEditable()
  await mine.page.getByRole('button', { name: '의견', exact: true }).click()
  await panel(mine.page).getByText('해결 1').click()
  await expect(panel(mine.page).getByRole('article')).toContainText([
    '무엇을 더 빚는지',
    '국그릇도 적어 둘게요',
  ])
  await expect(panel(mine.page).getByText(/이도윤 님이 .+에 해결했어요/)).toBeVisible()
})

function panel(page: Page) {
  return page.getByRole('complementary', { name: '의견' })
}

function said(page: Page, name: string) {
  return panel(page).getByRole('article', { name: `${name}의 의견` })
}

/** Shown beside the field while a thread is open there. */
function mark(page: Page) {
  return page.locator('[data-field="core.what"]').getByRole('button', { name: '의견 1 (이 칸)' })
}

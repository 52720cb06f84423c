import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

test('a question is found by initial consonants, opened by keys, and has an address of its own', async ({
  device,
}) => {
  const { page } = await device({ serviceWorkers: 'block' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).click()
  await expect(page).toHaveTitle('자주 묻는 질문 | 새김')
  await expect(questions(page)).toHaveCount(20)

  await compose(page, search(page), ['ㅊ', 'ㅊㄷ'])
  await expect(page.getByRole('status').filter({ hasText: '1개를 찾았어요' })).toBeVisible()
  await expect(questions(page)).toHaveText(['멤버는 어떻게 초대하나요?'])
  await expect(page).toHaveURL(/\/faq\?q=/)

  await page.keyboard.press('Tab')
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab')
  const invite = questions(page).first()
  await expect(invite).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answer(page, 'invite')).toContainText('14일 동안')
  await expect(page).toHaveURL(/#invite$/)
  await page.keyboard.press('Enter')
  await expect(answer(page, 'invite')).toBeHidden()
  await expect(page).not.toHaveURL(/#/)

  await search(page).fill('없는낱말')
  await expect(page.getByRole('heading', { name: '찾는 질문 없음' })).toBeVisible()
  await page.getByRole('button', { name: '검색어 지우기' }).click()
  await expect(questions(page)).toHaveCount(20)
  await expect(page).toHaveURL(/\/faq$/)
  await page.getByRole('button', { name: '도움말', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '도움말' })).toContainText('단축키')
  await page.keyboard.press('Escape')
  // All of it replaced one address.
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('syllables composed in the search field stay whole while the address follows them', async ({
  device,
}) => {
  const { page } = await device({ serviceWorkers: 'block' })
  await page.goto('/faq')
  await expect(questions(page)).toHaveCount(20)
  await compose(page, search(page), ['ㅌ', '타', '탈'])
  await page.keyboard.insertText('탈')
  await compose(page, search(page), ['ㅌ', '토', '퇴'])
  // Longer than it takes until the words are in the address.
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '탈퇴')
  await page.keyboard.insertText('퇴')
  await expect(search(page)).toHaveValue('탈퇴')
  await expect(questions(page)).toHaveText(['탈퇴하면 어떻게 되나요?'])
  await page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).click()
  await expect(search(page)).toHaveValue('')
})

test('an address opens its question, its category and its words; an unknown one the whole list', async ({
  device,
}) => {
  const { page } = await device({ serviceWorkers: 'block' })
  await page.goto('/faq#leave')
  await expect(answer(page, 'leave')).toBeVisible()
  await expect(page.locator('#leave summary')).toBeFocused()
  await expect(page.locator('#leave summary')).toBeInViewport()

  await page.goto('/faq?idCategory=2&q=초대')
  await expect(page.getByRole('link', { name: '함께 쓰기', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(search(page)).toHaveValue('초대')
  await expect(questions(page).first()).toHaveText('멤버는 어떻게 초대하나요?')
  await search(page).fill('pdf')
  await page.getByRole('link', { name: '모든 질문에서 찾기' }).click()
  await expect(questions(page)).toHaveText(['무엇을 내보낼 수 있나요?'])

  await page.goto('/faq?idCategory=99#nobody')
  await expect(questions(page)).toHaveCount(20)
  await page.locator('#ai summary').click()
  await page.locator('#ai').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible()
})

test('questions once seen are read without a network, and a device that never saw them says so', async ({
  device,
}) => {
  const { context, page } = await device()
  await page.goto('/')
  await waitUntilOfflineReady(page)
  await context.setOffline(true)
  await page.goto('/faq')
  await expect(page.getByText('이 기기에서 아직 연 적이 없어요')).toBeVisible()
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByText('이 기기에서 아직 연 적이 없어요')).toBeVisible()

  await context.setOffline(false)
  await expect(questions(page)).toHaveCount(20)
  await context.setOffline(true)
  await page.goto('/faq#undo')
  await page.reload()
  await expect(answer(page, 'undo')).toContainText('변경 이력')
  await expect(page.getByRole('status').filter({ hasText: '받은 답을 보여 드려요' })).toBeVisible()
})

function search(page: Page): Locator {
  return page.getByRole('searchbox', { name: '질문 찾기' })
}

function questions(page: Page): Locator {
  return page.locator('main summary')
}

function answer(page: Page, key: string): Locator {
  return page.locator(`#${key} p`)
}

/** Types as an input method does; the last of the texts is still being composed. */
async function compose(page: Page, field: Locator, texts: readonly string[]): Promise<void> {
  const keys = await page.context().newCDPSession(page)
  await field.focus()
  for (const text of texts) {
    await keys.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
}

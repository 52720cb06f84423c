import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, installed, test } from './journey.ts'
import { compose } from './pages/compose.ts'
import { waitUntilOfflineReady, waitUntilPageIsKept } from './pages/sync.ts'

const content = new URL('../../locales/ko/board/faq.json', import.meta.url)
const groups: { questions: object }[] = Object.values(JSON.parse(readFileSync(content, 'utf8')))
const count = groups.reduce((sum, { questions }) => sum + Object.keys(questions).length, 0)

test('a question is found by initial consonants, opened by keys, and has an address of its own', {
  tag: '@all',
}, async ({ device }) => {
  const { page } = await device()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).click()
  await expect(page).toHaveTitle('자주 묻는 질문 | 새김')
  await expect(questions(page)).toHaveCount(count)

  await compose(search(page), ['ㅊ', 'ㅊㄷ'])
  await expect(page.getByRole('status').filter({ hasText: '1개를 찾았어요' })).toBeVisible()
  await expect(shown(page)).toHaveText(['멤버는 어떻게 초대하나요?'])
  await expect(page).toHaveURL(/\/faq\?q=/)

  await shown(page).focus()
  await page.keyboard.press('Enter')
  await expect(answer(page, 'invite')).toContainText('14일 동안')
  await expect(page).toHaveURL(/#invite$/)
  await page.keyboard.press('Enter')
  await expect(answer(page, 'invite')).toBeHidden()
  await expect(page).not.toHaveURL(/#/)

  await search(page).fill('없는낱말')
  await expect(page.getByText('질문이나 답에 있는 다른 낱말로 찾아보세요')).toBeVisible()
  await page.getByRole('button', { name: '검색어 지우기' }).click()
  await expect(shown(page)).toHaveCount(count)
  await expect(search(page)).toBeFocused()
  await expect(page).toHaveURL(/\/faq$/)
  // All of it replaced one address.
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('syllables composed in the search field stay whole while the address follows them', async ({
  device,
}) => {
  const { page } = await device()
  await page.goto('/faq')
  await compose(search(page), ['ㅌ', '타', '탈'])
  await page.keyboard.insertText('탈')
  await compose(search(page), ['ㅌ', '토', '퇴'])
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '탈퇴')
  await page.keyboard.insertText('퇴')
  await expect(search(page)).toHaveValue('탈퇴')
  await expect(shown(page)).toHaveText(['탈퇴하면 어떻게 되나요?'])
})

test('an address opens its question and its words; an answer leads to what it names', {
  tag: '@all',
}, async ({ device }) => {
  const { page } = await device()
  await page.goto('/faq#leave')
  await expect(answer(page, 'leave')).toBeVisible()
  await expect(page.locator('#leave summary')).toBeFocused()
  await expect(page.locator('#leave summary')).toBeInViewport()

  await page.goto('/faq?q=pdf')
  await expect(search(page)).toHaveValue('pdf')
  await expect(shown(page)).toHaveText(['무엇을 내보낼 수 있나요?'])

  await page.goto('/faq#unknown')
  await expect(shown(page)).toHaveCount(count)
  await page.locator('#ai summary').click()
  await page.locator('#ai').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible()
})

test('questions once seen are read without a network, and a device that never saw them says so', {
  tag: '@all',
}, async ({ device }) => {
  const { context, page } = await device(installed)
  await page.goto('/')
  await waitUntilOfflineReady(page)
  await context.setOffline(true)
  await page.goto('/faq')
  await expect(page.getByText('이 화면은 아직 이 기기에 없어요')).toBeVisible()
  await page.getByRole('button', { name: '다시 열기' }).click()
  await expect(page.getByText('이 화면은 아직 이 기기에 없어요')).toBeVisible()

  // It opens by itself once the network is back.
  await context.setOffline(false)
  await expect(questions(page)).toHaveCount(count)
  // Its scripts run, so all of them were loaded.
  await search(page).fill('탈퇴')
  await expect(shown(page)).toHaveText(['탈퇴하면 어떻게 되나요?'])
  await waitUntilPageIsKept(page)
  await context.setOffline(true)
  await page.goto('/faq#undo')
  await page.reload()
  await expect(answer(page, 'undo')).toContainText('변경 이력')
  await search(page).fill('탈퇴')
  await expect(shown(page)).toHaveText(['탈퇴하면 어떻게 되나요?'])
})

function search(page: Page): Locator {
  return page.getByRole('searchbox', { name: '질문 찾기' })
}

function questions(page: Page): Locator {
  return page.locator('main summary')
}

/** The questions that are found. */
function shown(page: Page): Locator {
  return page.locator('main summary:visible')
}

function answer(page: Page, key: string): Locator {
  return page.locator(`#${key} p`)
}

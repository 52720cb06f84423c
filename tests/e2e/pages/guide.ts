import { expect, type Page } from '@playwright/test'

/** The guide's core chapters hold these words. */
export async function expectGuideReads(page: Page, words: readonly string[]): Promise<void> {
  await page.goto('/brand/guide/core')
  await expect(page.getByRole('heading', { level: 1, name: '브랜드 가치 체계' })).toBeVisible()
  for (const text of words) await expect(page.getByRole('main')).toContainText(text)
}

import { expect, type Locator, type Page } from '@playwright/test'

/** Words of the Korean workbook that journeys look for: the field's label, by its path. */
export const labels = {
  'core.target': '돕고 싶은 사람',
  'core.discomfort': '그분들이 겪는 불편',
  'core.purposeManifesto': '목적 선언문',
  'core.background': '시작한 계기',
  'core.what': '선보이는 것',
  'core.how': '일하는 방식',
  'core.achieve': '이루고 싶은 것',
  'core.brandName': '이야기 속 이름',
} as const

export type FieldPath = keyof typeof labels

export function field(page: Page, path: FieldPath): Locator {
  return page.getByRole('main').getByRole('textbox', { name: labels[path], exact: true })
}

/** The page of the guide or of the strategy beside the question. */
export function preview(page: Page): Locator {
  return page.getByRole('region', { name: /^(가이드|전략) 미리보기$/ })
}

/** Opens a step by its address and waits until its field may be written. */
export async function openStep(page: Page, step: string, path: FieldPath): Promise<Locator> {
  await page.goto(`/work-book/${step}`)
  const found = field(page, path)
  await expect(found).toBeEditable()
  return found
}

/** Types an answer, key by key. */
export async function answer(page: Page, path: FieldPath, words: string): Promise<void> {
  const found = field(page, path)
  await expect(found).toBeEditable()
  await found.pressSequentially(words)
  await expect(found).toHaveValue(words)
}

/** Goes on, by the button at the foot. */
export async function goOn(page: Page): Promise<void> {
  const before = page.url()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /다음|마치기/ })
    .click()
  await expect
    .poll(async () => page.url() !== before || (await page.getByRole('dialog').isVisible()))
    .toBe(true)
}

/** The section is finished: closes its dialog by the button that leads on. */
export async function leaveFinished(page: Page, way: RegExp): Promise<void> {
  const done = page.getByRole('dialog', { name: '빈칸 없이 모두 채웠어요' })
  await done.getByRole('link', { name: way }).click()
  await expect(done).toBeHidden()
}

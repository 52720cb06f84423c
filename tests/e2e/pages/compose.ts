import type { Locator } from '@playwright/test'

/** Types as an input method does; the last of the texts is still being composed. */
export async function compose(field: Locator, texts: readonly string[]): Promise<void> {
  const page = field.page()
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

import { expect, test } from './journey.ts'
import { canvasOf, openEmptyCard, typeHangul } from './pages/editor.ts'

test('a colour that is set while a text is written is taken back before the words, and after the words that came later', {
  tag: '@all',
}, async ({ device }) => {
  const page = await openEmptyCard(device, { viewport: { width: 1440, height: 900 } })
  const keys = page.keyboard
  await canvasOf(page).focus()
  await keys.press('t')
  const field = canvasOf(page).locator('textarea')
  await expect(field).toBeFocused()
  await typeHangul(page, [['ㅂ', '빠', '빵']])
  await expect(field).toHaveValue('빵')
  const colours = page
    .getByRole('complementary', { name: '고른 것의 속성' })
    .getByRole('radiogroup', { name: '글자색' })
  await expect(colours.getByRole('radio').first()).toBeAttached()
  const chosen = () =>
    colours.getByRole('radio').evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked))
  const before = await chosen()
  const other = before === 0 ? 1 : 0
  await colours.locator('label').nth(other).click()
  await expect.poll(chosen).toBe(other)
  await field.focus()
  await keys.press('End')
  await typeHangul(page, [['ㅈ', '지', '집']])
  await expect(field).toHaveValue('빵집')

  await keys.press('ControlOrMeta+z')
  await expect(field).toHaveValue('빵')
  await expect.poll(chosen).toBe(other)
  await keys.press('ControlOrMeta+z')
  await expect.poll(chosen).toBe(before)
  await expect(field).toHaveValue('빵')
  await expect(canvasOf(page).locator('[data-writing]')).toBeAttached()
  await keys.press('ControlOrMeta+Shift+z')
  await keys.press('ControlOrMeta+Shift+z')
  await expect(field).toHaveValue('빵집')
  await expect.poll(chosen).toBe(other)
})

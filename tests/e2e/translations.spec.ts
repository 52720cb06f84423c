import { guide } from '#model/documents/guide.ts'
import { translations } from '#model/documents/translations.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { accessibility } from './crawl/accessibility.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'

const { core, info } = guide
const { en } = translations.translated

test('a guide is translated with a second device, and read in two languages by a link', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '최지우')
  const brand = await createBrand(app, person, '온기')
  await using others = new AsyncDisposableStack()
  const writer = await openScriptDevice(brand, { document: 'guide' })
  others.defer(() => writer.close())
  core.background.write(writer.doc, '할머니의 사발이 편해서 그릇을 빚기 시작했어요.')
  core.what.write(writer.doc, '손으로 빚은 밥그릇')
  info.subName.write(writer.doc, 'Ongi')
  await writer.settled()
  const other = await openScriptDevice(brand, { document: 'translations' })
  others.defer(() => other.close())

  const { page } = await device({ viewport: { width: 1440, height: 900 } })
  await bringSession(page, person)
  await page.goto('/brand/guide/translation')
  const english = page.getByRole('group', { name: 'English' })
  const story = english.getByRole('textbox').nth(2)
  await expect(story).toBeEditable()
  await story.pressSequentially('My grandmother’s bowl felt right.')
  await other.until((doc) => en.at('core.background').read(doc).endsWith('right.'), 'what is typed')
  en.at('core.background').write(other.doc, 'My grandmother’s bowl felt right, so I began to make bowls.')
  await other.settled()
  await expect(story).toHaveValue('My grandmother’s bowl felt right, so I began to make bowls.')
  core.background.write(writer.doc, '어머니의 사발이 편해서 그릇을 빚기 시작했어요.')
  await english.getByRole('button', { name: /^원문이 바뀌었어요/ }).click()
  await expect(english.locator('ins')).toHaveText('어머니의')
  expect(await accessibility.find({ page, language: 'ko', theme: 'light' } as never)).toEqual([])
  await english.getByRole('button', { name: /^이 번역이 맞아요/ }).click()
  await expect(english.getByRole('button', { name: /^원문이 바뀌었어요/ })).toBeHidden()
  await other.until(
    (doc) =>
      translations.translatedFrom.en.at('core.background', 'made').read(doc)?.source.startsWith('어머니') ??
      false,
    'the confirmation',
  )

  await page.goto('/brand/guide/core')
  await page.getByRole('button', { name: '공유', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'English' }).check()
  await dialog.getByRole('button', { name: '링크 만들기' }).click()
  const address = await dialog.getByRole('link', { name: '새 창에서 열기' }).getAttribute('href')
  await page.goto(`${address}?lang=en`)
  await expect(page.getByText('so I began to make bowls', { exact: false })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: '한국어' }).click()
  await expect(page.getByText('어머니의 사발이 편해서', { exact: false })).toBeVisible()
})

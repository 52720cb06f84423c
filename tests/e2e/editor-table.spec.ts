import type { Page } from '@playwright/test'
import type { Body, TableLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { addRow } from '#scene/edit/rows.ts'
import { createBrand, makeDesign, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { compose } from './pages/compose.ts'
import { expectSynced } from './pages/sync.ts'

const empty: Body = {
  ...{ v: 1, name: '차림표', form: 'custom', unit: 'px', width: 400, height: 400, tags: [] },
  pages: [{ id: 'page', background: '#FFFFFF', layers: [] }],
}

test('a table of prices is added, written cell by cell in Hangul, and takes the rows of another device', async ({
  app,
  device,
}) => {
  test.setTimeout(90_000)
  const person = await openAccount(app, '한가람')
  const brand = await createBrand(app, person, '온기')
  const id = await makeDesign(brand)
  const other = await openScriptDevice(brand, { document: `design/${id}` })
  writeBody(other.doc, empty)
  const { page } = await device({ viewport: { width: 1280, height: 800 } })
  await bringSession(page, person)
  await page.goto(`/editor?idTemplate=${id}`)
  await expectSynced(page)
  await page.getByRole('button', { name: '글자', exact: true }).first().click()
  await page.getByRole('button', { name: /^가격표/ }).click()

  const table = () => bodyOf(other.doc).pages[0]?.layers[0] as TableLayer | undefined
  const rows = () => table()?.rows.map(({ item, price, note }) => [item, price, note].join('|')) ?? []
  const field = page.locator('[data-field]')
  // It is written over the name of the first row at once, by the letter that the field gets itself.
  await expect(field).toBeFocused()
  await compose(field, ['ㄱ', '구', '국'])
  await expect(field).toHaveValue('국')
  await page.keyboard.insertText('국밥')
  await page.keyboard.press('Tab')
  await isWritten(page, '1번째 줄 가격')
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('9,000원')
  await page.keyboard.press('Enter')
  await isWritten(page, '2번째 줄 품목')
  await compose(field, ['ㅅ', '수'])
  await page.keyboard.insertText('수육')
  await other.until(() => rows().includes('수육||'), 'the new row')
  expect(rows()[0]).toMatch(/^국밥\|9,000원\|/)

  // A row that another device adds above moves the cell that is written in, and takes no letter.
  const [first] = table()?.rows ?? []
  addRow(other.doc, table()?.id ?? '', first?.id ?? null, { item: '곰탕', price: '', note: '' })
  await isWritten(page, '3번째 줄 품목')
  await page.keyboard.insertText(' 한 접시')
  await page.keyboard.press('Alt+ArrowUp')
  await isWritten(page, '2번째 줄 품목')
  await other.until(() => rows()[1] === '수육 한 접시||', `the moved row, and not ${rows()}`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await other.until(() => rows()[1] === '곰탕||', `the row where it was, and not ${rows()}`)
  other.close()
})

/** Waits for the cell to be written in, its letters drawn by the field alone. */
async function isWritten(page: Page, cell: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: new RegExp(`${cell}, 글 쓰기$`) })).toBeFocused()
}

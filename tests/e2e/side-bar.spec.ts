import { guide } from '#model/documents/guide.ts'
import { createBrand, joinBrand, openAccount, readBrand } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectSynced } from './pages/sync.ts'
import { openStep } from './pages/workbook.ts'

const { background } = guide.core
const start = '할머니는 사발을 평생 쓰셨어요. 그 그릇이 편했어요. 저는 결심하였습니다.'
const taken = '할머니는 사발을 평생 쓰셨어요. 그 그릇이 편했어요. 저는 결심했어요.'

test('a suggestion is taken, edited and undone while a colleague writes; the words of both stay', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const other = await openAccount(app, '이지우')
  await joinBrand(brand, other, 'BRAND_ROLE_MEMBER')
  const away = await openScriptDevice({ ...brand, person: other }, { document: 'guide' })
  background.write(away.doc, start)
  await away.settled()
  const { page } = await device()
  await bringSession(page, person)
  const text = await openStep(page, 'core/story/background', 'core.background')
  await expect(text).toHaveValue(start)

  await page.getByRole('button', { name: '제안', exact: true }).click()
  const card = page.getByRole('region', { name: '우리 말투로' })
  await expect(card.getByRole('button', { name: '받기: 저는 결심했어요.' })).toBeVisible()
  await expectNoBarrier(page)
  // Nothing of it is in the text before a press, and the colleague writes on.
  background.shared(away.doc)?.insert(0, '옛날에 ')
  await expect(text).toHaveValue(`옛날에 ${start}`)
  await card.getByRole('button', { name: '모두 받기' }).click()
  await expect(text).toHaveValue(`옛날에 ${taken}`)
  await expect(page.getByText(/규칙으로 지은 초안에서 받았어요/)).toBeVisible()

  await text.press('ControlOrMeta+End')
  await page.keyboard.insertText(' 그래서 빚어요.')
  background.shared(away.doc)?.insert(0, '아주 ')
  await expect(text).toHaveValue(`아주 옛날에 ${taken} 그래서 빚어요.`)
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue(`아주 옛날에 ${taken}`)
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue(`아주 옛날에 ${start}`)
  await expectSynced(page)
  await expect.poll(async () => (await readBrand(brand, 'core')).background).toBe(`아주 옛날에 ${start}`)
  away.close()
})

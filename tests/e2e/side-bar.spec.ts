import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

test('offline, a sentence in our voice is taken by keys, undone alone, and merges with what a mate wrote', async ({
  app,
  device,
}) => {
  const [owner, mate] = [await openAccount(app, '한결'), await openAccount(app, '이도윤')]
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, mate, 'BRAND_ROLE_MEMBER')
  const [mine, theirs] = [await device(installed), await device()]
  for (const [{ page }, person] of [
    [mine, owner],
    [theirs, mate],
  ] as const) {
    await logIn(page, person)
    await openStep(page, 'core/story/background', 'core.background')
  }
  const mineField = field(mine.page, 'core.background')
  await mineField.fill('할머니는 사발을 평생 쓰셨어요. 그 그릇이 편했어요. 그래서 결심하였습니다.')
  await expectSynced(mine.page)
  await waitUntilOfflineReady(mine.page)
  await mine.context.setOffline(true)
  await expectSync(mine.page, 'savedHere')

  await mineField.focus()
  await mine.page.keyboard.press('Control+.')
  const bar = mine.page.getByRole('complementary', { name: '제안' })
  await expect(bar.getByRole('tab', { name: '제안' })).toBeFocused()
  await field(theirs.page, 'core.background').press('Control+Home')
  await theirs.page.keyboard.type('옛날이야기예요. ')
  await expectSynced(theirs.page)
  await bar.getByRole('button', { name: /^받기: 그래서 결심했어요/ }).press('Enter')
  await expect(mineField).toHaveValue(/결심했어요\.$/)
  await expect(mine.page.getByText(/3번째 문장은 규칙으로 지은 초안에서 받았어요/)).toContainText('한결')

  await mine.context.setOffline(false)
  const merged = '옛날이야기예요. 할머니는 사발을 평생 쓰셨어요. 그 그릇이 편했어요. 그래서 결심했어요.'
  await expect(mineField).toHaveValue(merged)
  await expect(field(theirs.page, 'core.background')).toHaveValue(merged)
  await mineField.press('Control+Z')
  await expect(field(theirs.page, 'core.background')).toHaveValue(
    merged.replace('결심했어요', '결심하였습니다'),
  )
})

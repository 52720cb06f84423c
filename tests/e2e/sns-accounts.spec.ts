import { createBrand, openAccount } from '../support/people.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expect, test } from './with-providers.ts'

test('an admin connects an account of Instagram in a window, and disconnects it', {
  tag: '@all',
}, async ({ app, device, meta }) => {
  const owner = await openAccount(app, '한결')
  await createBrand(app, owner, '온기')
  const { page } = await device()
  await bringSession(page, owner)
  await page.goto('/brand/setting/team')
  await page.getByRole('button', { name: 'SNS 계정 관리' }).click()
  const dialog = page.getByRole('dialog', { name: 'SNS 계정' })
  await expect(dialog).toContainText('이 서버에는 Facebook 연결이 설정되어 있지 않아요.')

  meta.state.deny = true
  const connect = dialog.getByRole('button', { name: 'Instagram 계정 연결하기' })
  const denied = page.waitForEvent('popup')
  await connect.click()
  const popup = await denied
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(dialog).not.toContainText('창에서 연결을 마쳐 주세요')

  meta.state.deny = false
  await connect.click()
  await expect(page.getByText('Instagram 계정을 연결했어요.', { exact: true })).toBeVisible()
  // Messages are in a list of the dialog as well.
  const account = dialog.getByRole('listitem').filter({ has: page.locator('b') })
  await expect(account).toContainText('ongi.bakery')
  await expect(account).toContainText('연결됨')
  await expect(account.locator('img')).toHaveJSProperty('naturalWidth', 80)
  await expectNoBarrier(page)

  await account.getByRole('button', { name: 'ongi.bakery 연결 끊기' }).click()
  await account.getByRole('button', { name: '끊기', exact: true }).click()
  await expect(account).toHaveCount(0)
})

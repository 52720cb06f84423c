import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

const first = '할머니의 금이 간 사발에서 시작했어요'
const second = '동네 공방에서 시작했어요'

test('a named version is compared with the current state and restored as a change that keeps what others write', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const writer = await openScriptDevice(brand)
  writer.text('core.background').insert(0, first)
  await writer.settled()
  const [one, two] = [await device(), await device()]
  await bringSession(two.page, person)
  await openStep(two.page, 'core/story/how', 'core.how')
  await expectSynced(two.page)

  await bringSession(one.page, person)
  await one.page.goto('/brand/guide/core')
  await one.page.getByRole('main').getByRole('link', { name: '변경 이력', exact: true }).click()
  await one.page.getByRole('button', { name: '지금 상태에 이름 붙이기' }).click()
  await one.page.getByLabel('지금 상태의 이름').fill('투자사에 보낸 안')
  await one.page.keyboard.press('Enter')
  const version = one.page.getByRole('region', { name: /투자사에 보낸 안/ })
  await expect(version.getByText('지금과 같아요')).toBeVisible()

  // Written after the version: by one device at once, by another without a network.
  await two.context.setOffline(true)
  await field(two.page, 'core.how').pressSequentially('서른 점만 굽기')
  await expectSync(two.page, 'savedHere')
  const background = writer.text('core.background')
  writer.doc.transact(() => {
    background.delete(0, background.length)
    background.insert(0, second)
    writer.text('core.achieve').insert(0, '따뜻한 한 끼')
  })
  const changed = version.getByRole('article', { name: '시작한 계기' })
  await expect(changed.locator('del').first()).toContainText('동네 공방')
  await expect(changed.locator('ins').first()).toContainText('할머니의 금이 간 사발')
  await expect(version.getByRole('article')).toHaveCount(2)
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ background: second })

  await version.getByRole('button', { name: '이것만 되돌리기: 시작한 계기' }).click()
  await writer.until((doc) => doc.getText('core.background').toString() === first, 'the restored words')
  expect(writer.text('core.achieve').toString()).toBe('따뜻한 한 끼')
  await expect(version.getByRole('article')).toHaveCount(1)
  await version.getByRole('button', { name: '이 버전으로 되돌리기' }).click()
  await expect(version.getByText('지금과 같아요')).toBeVisible()
  await expect(one.page.getByText('되돌리기 전').first()).toBeVisible()

  await two.context.setOffline(false)
  await expectSynced(two.page)
  await expect(field(two.page, 'core.how')).toHaveValue('서른 점만 굽기')
  await expect
    .poll(() => readBrand(brand, 'core'))
    .toMatchObject({ background: first, achieve: null, how: '서른 점만 굽기' })
  await openStep(two.page, 'core/story/background', 'core.background')
  await expect(field(two.page, 'core.background')).toHaveValue(first)

  await one.page.getByRole('button', { name: '실행 취소' }).click()
  await expect
    .poll(() => readBrand(brand, 'core'))
    .toMatchObject({ background: first, achieve: '따뜻한 한 끼' })
  writer.close()
})

test('a version gets another name without a network: it shows at once, survives a reload and reaches the server', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const writer = await openScriptDevice(brand)
  writer.text('core.background').insert(0, first)
  await writer.settled()
  writer.close()
  const { page, context } = await device(installed)
  await logIn(page, person)
  await page.goto('/brand/history')
  await page.getByRole('button', { name: '지금 상태에 이름 붙이기' }).click()
  await page.getByLabel('지금 상태의 이름').fill('초안')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /초안/ })).toBeVisible()
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.reload()
  const version = page.getByRole('region', { name: /초안/ })
  await version.getByRole('button', { name: '이름 바꾸기' }).click()
  await page.getByLabel('버전 이름').fill('투자사에 보낸 안')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('link', { name: /투자사에 보낸 안/ })
  await expect(renamed).toBeVisible()
  await page.reload()
  await expect(renamed).toBeVisible()

  await context.setOffline(false)
  await expect
    .poll(() => readBrand(brand, 'history/guide'))
    .toMatchObject({ _embedded: { versions: [{ name: '투자사에 보낸 안' }] } })
  await expect(renamed).toBeVisible()
})

import type { Page } from '@playwright/test'
import * as Y from 'yjs'
import { openFront } from '../support/front.ts'
import { createBrand, endSession, joinBrand, openAccount, readBrand } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession, logIn } from './pages/account.ts'
import {
  expectSync,
  expectSynced,
  indicator,
  waitUntilInstalled,
  waitUntilOfflineReady,
} from './pages/sync.ts'
import { answer, field, openStep } from './pages/workbook.ts'

test('a token that expires while offline: typing continues, a message is shown, and logging in again sends the changes', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '강유진')
  const brand = await createBrand(app, person, '온기')
  const { context, page } = await device()
  await bringSession(page, person)
  await openStep(page, 'core/story/what', 'core.what')
  await expectSynced(page)

  await context.setOffline(true)
  await endSession(app, await tokenOf(page))
  await answer(page, 'core.what', '바다에서 주운 유리로 만든 등')
  await context.setOffline(false)
  const banner = page.getByText('다시 로그인하면 동기화돼요')
  await expect(banner).toBeVisible({ timeout: 45_000 })
  await expectSync(page, 'failed')
  await field(page, 'core.what').press('End')
  await field(page, 'core.what').pressSequentially('과 촛대')
  await expect(field(page, 'core.what')).toHaveValue('바다에서 주운 유리로 만든 등과 촛대')

  await page.getByRole('status').getByRole('link', { name: '로그인' }).click()
  await expect(page).toHaveURL(/account\/login/)
  await logIn(page, person)
  await expect(page).toHaveURL(/core\/story\/what/)
  await expect(field(page, 'core.what')).toHaveValue('바다에서 주운 유리로 만든 등과 촛대')
  await expectSynced(page)
  await expect(banner).toBeHidden()
  await expect
    .poll(() => readBrand(brand, 'core'))
    .toMatchObject({ what: '바다에서 주운 유리로 만든 등과 촛대' })
})

test('without storage in the browser a message is shown, and changes still reach the server', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '문태오')
  const brand = await createBrand(app, person, '온기')
  const { context, page } = await device()
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('the browser refuses', 'SecurityError')
    }
  })
  await bringSession(page, person)
  await openStep(page, 'core/story/what', 'core.what')
  await expect(page.getByText('이 브라우저가 저장을 막고 있어요')).toBeVisible()
  await expectSync(page, 'failed')
  await answer(page, 'core.what', '저장되지 않아도 보내지는 말')
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ what: '저장되지 않아도 보내지는 말' })
})

test('on a full device a message is shown, and changes still reach the server', async ({
  app,
  startBrowser,
}) => {
  const person = await openAccount(app, '배수아')
  const brand = await createBrand(app, person, '온기')
  const { context, page } = await startBrowser()
  // Before anything is stored: the browser asks for the room that is left only now and then.
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1 })
  await bringSession(page, person)
  await openStep(page, 'core/story/background', 'core.background')
  const words = '가득 찬 기기에서도 글은 이어집니다. '.repeat(20)
  await field(page, 'core.background').focus()
  await page.keyboard.insertText(words)
  await expect(page.getByText('이 기기의 저장 공간이 가득 찼어요')).toBeVisible()
  await expectSync(page, 'failed')
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ background: words })

  await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url })
  await field(page, 'core.background').press('Control+End')
  await page.keyboard.insertText('끝.')
  await expectSynced(page)
})

test('two tabs of one device stay equal, with and without a network, and count as one person', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '신보라')
  const guest = await openAccount(app, '임가온')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, guest, 'BRAND_ROLE_MEMBER')
  const [mine, theirs] = [await device(), await device()]
  await bringSession(theirs.page, guest)
  await openStep(theirs.page, 'core/story/what', 'core.what')
  await bringSession(mine.page, owner)
  await openStep(mine.page, 'core/story/what', 'core.what')
  const second = await mine.context.newPage()
  await openStep(second, 'core/story/what', 'core.what')

  await answer(mine.page, 'core.what', '두 창에서')
  await expect(field(second, 'core.what')).toHaveValue('두 창에서')
  await mine.context.setOffline(true)
  await field(second, 'core.what').press('End')
  await field(second, 'core.what').pressSequentially(' 같이')
  await expect(field(mine.page, 'core.what')).toHaveValue('두 창에서 같이')
  await mine.context.setOffline(false)
  for (const page of [mine.page, second]) await expectSynced(page)
  await expect(field(theirs.page, 'core.what')).toHaveValue('두 창에서 같이')

  const people = theirs.page.getByRole('button', { name: '함께 있는 사람 1명' })
  await expect(people).toBeVisible()
  await expect(mine.page.getByRole('button', { name: '함께 있는 사람 1명' })).toBeVisible()
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ what: '두 창에서 같이' })
})

test('a new version waits while a member types, and then starts without losing text', async ({
  app,
  device,
}) => {
  const front = await openFront(app)
  const person = await openAccount(app, '조은별')
  const brand = await createBrand(app, person, '온기')
  const { page } = await device({ ...installed, baseURL: front.url })
  await bringSession(page, person)
  await openStep(page, 'core/story/what', 'core.what')
  await expectSynced(page)
  await waitUntilOfflineReady(page)
  await page.reload()
  await expect(field(page, 'core.what')).toBeEditable()

  await field(page, 'core.what').pressSequentially('새 버전이 와도')
  front.deploy()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('앱 업데이트가 준비됐어요')).toBeVisible()
  await field(page, 'core.what').pressSequentially(' 글은 그대로')
  await page.getByRole('button', { name: '새로 열기' }).click()
  await expect(page.getByText('앱 업데이트가 준비됐어요')).toBeHidden()
  await expect(field(page, 'core.what')).toHaveValue('새 버전이 와도 글은 그대로')
  await expectSynced(page)
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ what: '새 버전이 와도 글은 그대로' })
  await front.close()
})

test('a business number that REST refuses is reported to all who have the brand open, and stays in the document', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '하지민')
  const brand = await createBrand(app, person, '온기')
  const { page } = await device()
  await bringSession(page, person)
  await page.goto('/brand')
  await expectSynced(page)
  const other = await openScriptDevice(brand)
  other.doc.getMap('info').set('businessNumber', '123-45-67890')
  await expectSync(page, 'failed')
  await indicator(page).click()
  await expect(page.getByRole('dialog', { name: '동기화' })).toContainText('사업자')
  await expect.poll(() => other.problems.map(({ field }) => field)).toContain('info.businessNumber')
  expect(other.doc.getMap('info').get('businessNumber')).toBe('123-45-67890')
  expect((await readBrand(brand)).businessNumber).toBeNull()

  other.doc.getMap('info').set('businessNumber', '220-81-62517')
  await expectSynced(page)
  await expect.poll(async () => (await readBrand(brand)).businessNumber).toMatch(/220-?81-?62517/)
  other.close()
})

test('a document with garbage in it still opens on every page, and can be written', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '유하늘')
  const brand = await createBrand(app, person, '온기')
  const stranger = await openScriptDevice(brand, { isStock: true })
  fillWithGarbage(stranger.doc)
  const { page } = await device()
  await bringSession(page, person)
  for (const route of [
    '/brand',
    '/brand/guide/core',
    '/work-book',
    '/work-book/core/vision/future',
    '/work-book/core/value/coreValue',
    '/work-book/core/value/definition',
    '/work-book/core/story/explanation',
  ]) {
    await page.goto(route)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('h1')).not.toHaveText(/서버 오류|화면 오류|없는 페이지/)
    await expect(indicator(page)).toBeVisible()
  }
  await openStep(page, 'core/story/how', 'core.how')
  await answer(page, 'core.how', '느리게 굽기')
  await expect.poll(() => readBrand(brand, 'core')).toMatchObject({ how: '느리게 굽기' })
  stranger.close()
})

/** What a client that ignores our rules may write: wrong types, wrong shapes, unknown names. */
function fillWithGarbage(doc: Y.Doc): void {
  doc.transact(() => {
    const [info, core, values] = [doc.getMap('info'), doc.getMap('core'), doc.getMap('core.values')]
    info.set('name', 12_345)
    info.set('industry', { not: 'a key' })
    info.set('email', [1, 2, 3])
    core.set('brandName', new Y.Map([['a', 1]]))
    core.set('companySize', 'ENORMOUS')
    core.set('futureActivityPeriod', true)
    core.set('futureMemberCount', null)
    values.set('word', 'not an item')
    values.set('empty', new Y.Map())
    values.set(
      'odd',
      new Y.Map<unknown>([
        ['keyword', 7],
        ['description', 'plain'],
        ['order', {}],
      ]),
    )
    doc.getMap('core.background').set('x', 'y')
    doc.getText('core.what').insertEmbed(0, { image: 'x' })
    doc.getText('core.what').insert(1, '굵은 글', { bold: true })
    doc.getArray('nowhere').push([1, 'two', null])
    doc.getXmlFragment('core.memo').push([new Y.XmlElement('p')])
  })
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'saegim-access-token')?.value ?? '')
}

test('a page without cached files stays usable when the network fails, and sends what is typed', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '온기')
  const { context, page } = await device()
  await bringSession(page, person)
  await openStep(page, 'core/story/background', 'core.background')
  await expectSynced(page)
  await context.setOffline(true)
  await field(page, 'core.background').fill('터널 안에서')
  // The next question's file was never loaded, and cannot be now.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('main')).toBeVisible()
  expect(await page.evaluate(() => document.querySelector('title')?.textContent)).toMatch(/새김$/)
  await context.setOffline(false)
  await expect.poll(async () => (await readBrand(brand, 'core')).background).toBe('터널 안에서')
})

test('[D65] leaving while a slow device still writes asks for confirmation, and loses nothing', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { context, page } = await device(installed)
  // Every write of words is done at once and said to be done only when the test lets it.
  await context.addInitScript(() => {
    const oncomplete = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete')
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
      ...oncomplete,
      set(this: IDBTransaction, said: (event: Event) => void) {
        const isSlow = () => this.mode === 'readwrite' && 'isSlowDevice' in window
        oncomplete?.set?.call(this, (event: Event) => isSlow() || said.call(this, event))
      },
    })
  })
  await bringSession(page, person)
  await openStep(page, 'core/story/what', 'core.what')
  await expectSynced(page)
  await waitUntilInstalled(page)
  await context.setOffline(true)
  await page.evaluate(() => Object.assign(window, { isSlowDevice: true }))
  await answer(page, 'core.what', '첫 낱말, 그 뒤의 말')

  const asked = page.waitForEvent('dialog')
  const left = page.goto('/work-book/core/story/how').catch((refusal: Error) => refusal.message)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect(await left).toMatch(/ERR_ABORTED/)
  await expect(field(page, 'core.what')).toHaveValue('첫 낱말, 그 뒤의 말')

  page.once('dialog', (again) => again.accept())
  await page.reload()
  await expect(field(page, 'core.what')).toHaveValue('첫 낱말, 그 뒤의 말')
  // Stored changes need no confirmation.
  page.once('dialog', () => expect(page.url(), 'asked without need').toBe(''))
  await expectSync(page, 'savedHere')
  await page.goto('/work-book/core/story/how')
})

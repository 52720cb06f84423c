import { createBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'

test('a share link shows the guide without the app, offline after the first visit, until it is revoked', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const { idBrand } = await createBrand(app, owner, '온기')
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${app.url}/api/v1/brand${path}`, {
      method,
      headers: {
        authorization: `Bearer ${owner.token}`,
        idBrandHeader: String(idBrand),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  await call('PATCH', '/core', { background: '할머니의 사발' })
  await call('PATCH', '/visual/color', { main: '#B4583A', secondary: '#F4C84A' })
  await call('PATCH', '/visual/typography', {
    korMain: { idFontFamily: 2, idFontFace: 2700, weightValue: 700 },
  })
  const { key, idShare } = await call('POST', '/share', { part: 'ALL', downloads: true })
  const address = `/share/${key}`

  const { page, context } = await device(installed)
  const weighed: string[] = []
  page.on('request', (request) => weighed.push(new URL(request.url()).pathname))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
  await expect(page.getByText('할머니의 사발')).toBeVisible()
  const isKept = () =>
    page.evaluate(async (path) => {
      const cache = await caches.open('saegim-shared-guides-2')
      return (await cache.match(path, { ignoreSearch: true })) !== undefined
    }, address)
  await expect.poll(isKept).toBe(true)
  expect(weighed.filter((path) => path.startsWith('/assets/'))).toEqual([])

  await expectNoBarrier(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoBarrier(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: '컬러 값 내려받기' }).click()
  expect((await saving).suggestedFilename()).toBe('온기-colors.zip')
  await expect(page.getByText('파일을 받았어요')).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('할머니의 사발')).toBeVisible()
  await expect(page.getByText('이 기기에 저장된 사본')).toBeVisible()
  await context.setOffline(false)

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Brand guide')).toBeVisible()

  await call('DELETE', `/share/${idShare}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Link closed' })).toBeVisible()
  await context.setOffline(true)
  expect(await isKept()).toBe(false)
})

test('a link is made, copied and closed in the app, and not while the network is gone', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  await createBrand(app, owner, '온기')
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, context } = await device({ permissions })
  await bringSession(page, owner)
  await page.goto('/brand/guide/core')
  await page.getByRole('button', { name: '공유' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^브랜드 가치 체계/ }).check()
  await dialog.getByRole('button', { name: '링크 만들기' }).click()
  // A toast is in the dialog too.
  const links = dialog.getByRole('listitem').filter({ hasText: 'localhost' })
  await expect(links).toHaveCount(1)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`${app.url}/share/core/`)

  const { page: visitor } = await device()
  await visitor.goto(`${await copied()}?lang=ko`)
  await expect(visitor.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
  const address = await copied()
  await visitor.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      Object.assign(window, { passedOn: text })
    }
  })
  await visitor.getByRole('button', { name: '주소 복사' }).click()
  expect(await visitor.evaluate(() => (window as { passedOn?: string }).passedOn)).toBe(address)

  await context.setOffline(true)
  await expect(dialog.getByText('인터넷에 연결되어야 할 수 있어요')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '링크 닫기' })).toHaveCount(0)
  await context.setOffline(false)

  await dialog.getByRole('button', { name: '링크 닫기' }).click()
  await expect(dialog.getByRole('button', { name: '그대로 두기' })).toBeFocused()
  await dialog.getByRole('button', { name: '영영 닫기' }).click()
  await expect(links).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: '열 수 없는 링크' })).toBeVisible()
  await expectNoBarrier(visitor)

  await expect(dialog.getByRole('checkbox', { name: /^내려받기도/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^비주얼 아이덴티티/ }).check()
  await dialog.getByRole('checkbox', { name: /^내려받기도/ }).check()
  await dialog.getByRole('button', { name: '링크 만들기' }).click()
  await expect(links).toContainText('내려받기 가능')
})

test('a link with a password asks for it before it shows anything, and leaves nothing in the browser', async ({
  app,
  device,
}) => {
  const owner = await openAccount(app, '한결')
  const { idBrand } = await createBrand(app, owner, '온기')
  const made = await fetch(`${app.url}/api/v1/brand/share`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      idBrandHeader: String(idBrand),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ part: 'ALL', password: 'ongi-2026' }),
  })
  const { key } = await made.json()
  const { page } = await device(installed)
  await page.goto(`/share/${key}?lang=ko`)
  await expect(page.getByRole('heading', { level: 1, name: '잠긴 링크' })).toBeVisible()
  await expect(page.getByText('온기')).toHaveCount(0)
  await expectNoBarrier(page)
  await page.getByLabel('비밀번호').fill('something-1')
  await page.getByRole('button', { name: '열기' }).click()
  await expect(page.getByRole('alert')).toContainText('비밀번호가 맞지 않아요')
  await page.getByLabel('비밀번호').fill('ongi-2026')
  await page.getByRole('button', { name: '열기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
  const isKept = await page.evaluate(async (path) => {
    const found = await caches.match(path, { ignoreSearch: true })
    return found !== undefined
  }, `/share/${key}`)
  expect(isKept).toBe(false)
})

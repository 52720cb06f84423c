import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  codeOfSecret,
  createBrand,
  giveCredits,
  insertApplication,
  openAccount,
  openStaff,
  password,
} from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

test('a task goes from the request, held without a network, to its delivery, by keys alone and seen from both desks', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(240_000)
  const person = await openAccount(app, '한결')
  // The desk shows what other journeys have asked for too.
  const brand = await createBrand(app, person, '다온 식당')
  await giveCredits(brand, 4_000)
  const staff = await openStaff(app, '지우', 'OPERATOR')
  const owner = await device(installed)
  await logIn(owner.page, person)
  const { page, context } = owner

  // The list, empty; then a request for more than there is.
  await page.goto('/brand/setting/worker')
  await expect(page.getByRole('heading', { name: '맡긴 일 없음' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: '작업 의뢰하기' }).press('Enter')
  await page.getByRole('checkbox', { name: '메뉴판' }).press('Space')
  await expect(page.getByText('잔액 4,100 · 3,900 모자라요')).toBeVisible()
  await page.getByRole('checkbox', { name: '메뉴판' }).press('Space')
  await page.getByRole('checkbox', { name: '명함 앞뒤' }).press('Space')
  await expect(page.getByText('잔액 4,100 · 의뢰하면 1,100 남아요')).toBeVisible()
  const size = page.getByLabel('명함 앞뒤 규격')
  await page.getByRole('button', { name: '3,000 크레딧으로 의뢰하기' }).press('Enter')
  await expect(size).toBeFocused()
  await expect(page.getByText('디자인 규격을 골라 주세요.')).toBeVisible()
  await size.selectOption('90 × 50 mm')
  await page.getByRole('button', { name: '3,000 크레딧으로 의뢰하기' }).press('Enter')
  await expect(page.getByLabel('제목')).toBeFocused()
  await page.keyboard.type('가을 명함')
  await page.getByLabel('무엇을 어떻게 만들까요?').focus()
  await page.keyboard.type('앞에는 로고, 뒤에는 주소')
  await page.locator('form input[type=file]').setInputFiles(await picture('로고.png'))
  await expect(page.getByRole('button', { name: '로고.png 빼기' })).toBeVisible()
  await expectNoBarrier(page)
  await waitUntilOfflineReady(page)

  // Without a network it is held; with one it is sent once, after it was confirmed.
  await context.setOffline(true)
  await page.getByRole('button', { name: '적어 두고 연결되면 확인하기' }).press('Enter')
  await expect(page.getByRole('heading', { name: '아직 보내지 않은 의뢰' })).toBeVisible()
  await page.reload()
  const confirm = page.getByRole('button', { name: '3,000 크레딧으로 의뢰하기' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expectNoBarrier(page)
  await context.setOffline(false)
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await confirm.press('Enter')
  await expect(page.getByRole('heading', { name: '아직 보내지 않은 의뢰' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '가을 명함' })).toHaveCount(1)
  expect(await balanceOf()).toBe(1_100)

  // The desk, in the same browser: it comes from the network, and the worker keeps nothing of it.
  const desk = await context.newPage()
  const [answer] = await Promise.all([
    desk.waitForResponse((response) => new URL(response.url()).pathname === '/operator'),
    desk.goto('/operator'),
  ])
  expect(answer.fromServiceWorker()).toBe(false)
  await desk.getByLabel('이메일').fill(staff.email)
  await desk.getByLabel('비밀번호', { exact: true }).fill(password)
  await desk.getByLabel('인증 앱의 코드').fill(codeOfSecret(staff.secret, 1))
  await expectNoBarrier(desk)
  await desk.keyboard.press('Enter')
  const queued = desk.getByRole('button', { name: /가을 명함.*다온 식당.*새 의뢰/ })
  await queued.press('Enter')
  await expect(desk.getByRole('heading', { level: 2, name: '가을 명함' })).toBeFocused()
  await expect(desk.getByText('앞에는 로고, 뒤에는 주소')).toBeVisible()
  await expectNoBarrier(desk)
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: /로고\.png/ }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('로고.png')
  expect(await keptOfDesk(desk)).toEqual([])

  await desk.getByRole('button', { name: '작업 시작하기' }).press('Enter')
  await expect(desk.getByText(/^#\d+ · 다온 식당 · 작업 중 · 3,000 크레딧/).first()).toBeVisible()
  await desk.getByLabel('고객에게 쓸 글').fill('종이는 어떤 것이 좋을까요?')
  await desk.getByRole('button', { name: '글만 보내기' }).press('Enter')
  await expect(desk.getByRole('listitem').filter({ hasText: '종이는 어떤 것이 좋을까요?' })).toBeVisible()

  // The owner answers. What has begun cannot be cancelled any more.
  await page.reload()
  await page.getByRole('link', { name: '가을 명함' }).press('Enter')
  await expect(page.getByText('종이는 어떤 것이 좋을까요?')).toBeVisible()
  await expect(page.getByRole('button', { name: '의뢰 취소하기' })).toHaveCount(0)
  await page.getByLabel('디자이너에게 남길 말').fill('두꺼운 종이요')
  await page.getByRole('button', { name: '글 남기기' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: '두꺼운 종이요' })).toBeVisible()
  expect(await balanceOf()).toBe(1_100)

  await deliver('첫 시안이에요', '시안 1.png')
  await page.reload()
  await expect(page.getByRole('img', { name: '시안 1.png' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByLabel('고칠 점').fill('글자를 더 크게')
  await page.getByRole('button', { name: '고쳐 달라고 하기' }).press('Enter')
  await expect(page.getByText('디자이너가 작업하고 있어요', { exact: false })).toBeVisible()
  await deliver('키웠어요', '시안 2.png')
  await page.reload()
  await page.getByRole('button', { name: '완료하기' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '완료하기' }).press('Enter')
  await expect(page.getByText('완료한 작업이에요', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '가을 명함' })).toBeFocused()
  expect(await balanceOf()).toBe(1_100)

  // Every act of the staff is shown to the owner.
  await page.locator('summary', { hasText: '새김 담당자가 한 일' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: '붙인 파일을 열었어요' })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: '파일을 전달했어요' })).toHaveCount(2)
  await expectNoBarrier(page)

  // Another request is cancelled before it has begun: its credits come back.
  await giveCredits(brand, 400)
  await page.goto('/brand/setting/worker/new')
  await page.getByRole('checkbox', { name: '벡터 변환' }).press('Space')
  await page.getByLabel('제목').fill('로고 벡터')
  await page.getByLabel('무엇을 어떻게 만들까요?').fill('인쇄소에 보낼 것')
  await page.getByRole('button', { name: '1,500 크레딧으로 의뢰하기' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '로고 벡터' })).toBeVisible()
  expect(await balanceOf()).toBe(0)
  await page.getByRole('button', { name: '의뢰 취소하기' }).press('Enter')
  await expectNoBarrier(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '의뢰 취소하기' }).press('Enter')
  await expect(page.getByText('취소된 의뢰예요. 1,500 크레딧이 돌아왔어요.')).toBeVisible()
  expect(await balanceOf()).toBe(1_500)

  // An application for the free design is a task of 0 credits.
  await insertApplication(app, person, '다온 도자기')
  await desk.getByRole('tab', { name: '의뢰' }).focus()
  await desk.keyboard.press('ArrowRight')
  await desk.getByRole('button', { name: /다온 도자기.*새 신청/ }).press('Enter')
  await expect(desk.getByText('신혼부부')).toBeVisible()
  await expectNoBarrier(desk)
  await desk.locator('input[type=file]').setInputFiles(await picture('겨울 광고.png'))
  await desk.getByRole('button', { name: '디자인 전달하기' }).press('Enter')
  await expect(desk.getByText('겨울 광고.png')).toBeVisible()
  await page.goto('/brand/setting/worker')
  const free = page.getByRole('region', { name: '무료 디자인 지원' })
  await expect(free.getByRole('listitem')).toContainText('디자인 전달')
  await expect(free.getByRole('link', { name: '겨울 광고.png 내려받기' })).toBeVisible()
  await expectNoBarrier(page)

  async function deliver(text: string, name: string): Promise<void> {
    await desk.reload()
    await desk.getByLabel('고객에게 쓸 글').fill(text)
    await desk.locator('input[type=file]').setInputFiles(await picture(name))
    await desk.getByRole('button', { name: '글과 파일 전달하기' }).press('Enter')
    await expect(desk.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  }

  async function balanceOf(): Promise<number> {
    const headers = { authorization: `Bearer ${person.token}`, idBrandHeader: String(brand.idBrand) }
    const read = await fetch(`${app.url}/api/v1/credit`, { headers })
    return ((await read.json()) as { credit: number }).credit
  }
})

async function picture(name: string) {
  const plain = { width: 640, height: 400, channels: 3, background: '#1C6E5A' } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create: plain }).png().toBuffer() }
}

/** Addresses of the desk's files in the caches of the service worker. */
function keptOfDesk(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const kept = await Promise.all(caches.map((cache) => cache.keys()))
    return kept.flat().flatMap(({ url }) => (/operator|assets\/desk-/.test(url) ? [url] : []))
  })
}

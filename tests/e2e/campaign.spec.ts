import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { freshEmail, openAccount } from '../support/people.ts'
import { test as base, expect, installed } from './journey.ts'
import { confirmAndSignUp, logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

const day = 86_400_000

interface Campaign {
  /** Days from now. */
  readonly from: number
  readonly to: number
  readonly capacity?: number
}

/** A server of its own, whose campaign is set by the operator's file. */
const test = base.extend<{ setCampaign: (campaign: Campaign) => void }, { content: string }>({
  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'saegim-content-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ content }, use) => {
      const app = await startAppServer({ CONTENT_DIR: content })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  setCampaign: async ({ content }, use) => {
    await use(({ from, to, capacity = 1000 }) => {
      const at = (days: number) => new Date(Date.now() + days * day).toISOString()
      const key = crypto.randomUUID()
      const text = JSON.stringify({ key, startsAt: at(from), endsAt: at(to), capacity })
      writeFileSync(join(content, 'campaign.json'), text)
    })
  },
})

// One after another: they share the campaign of their server.
test.describe.configure({ mode: 'serial' })

test('on a phone, offline in between: a visitor applies, signs up, and sees each state on the profile', {
  tag: '@all',
}, async ({ app, device, setCampaign }) => {
  setCampaign({ from: -1, to: 5 })
  const { page, context } = await device({
    ...installed,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/event')
  await expect(page.getByRole('heading', { name: '신청을 받고 있어요' })).toBeVisible()
  await page.getByRole('link', { name: '신청서 쓰기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '가게를 소개해 주세요' })).toBeVisible()
  await waitUntilOfflineReady(page)
  await expectNoBarrier(page)

  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('가게 이름을 입력해 주세요.')).toBeVisible()
  await expect(page.getByLabel('가게 이름')).toBeFocused()
  await expectNoBarrier(page)
  await page.getByLabel('가게 이름').fill('온기')
  await page.getByRole('radio', { name: '온라인 쇼핑' }).check({ force: true })
  await page.getByLabel('대표 메뉴나 서비스 1').fill('밥그릇')
  await page.getByRole('button', { name: '하나 더 적기' }).click()
  await page.getByLabel('대표 메뉴나 서비스 2').fill('국그릇')
  await page.getByLabel('사업자등록을 한 소상공인이에요').check()
  await page.getByRole('button', { name: '다음' }).click()

  await expect(page.getByRole('heading', { name: '무엇을 알리고 싶나요?' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('radio', { name: '새 상품이나 메뉴가 나왔어요' }).check({ force: true })
  await page.getByRole('button', { name: '따뜻' }).click()
  await page.getByLabel('주로 쓰는 색').fill('green')
  await page.getByLabel('넣고 싶은 내용').fill('밥그릇과 국그릇이 새로 나왔어요.')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel('주로 쓰는 색')).toBeFocused()
  await expect(page.getByLabel('주로 쓰는 색')).toHaveValue('green')
  await page.getByLabel('주로 쓰는 색').fill('#1c6e5a')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: '다음' }).click()

  await expect(page.getByRole('heading', { name: '쓸 사진이 있나요?' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'bowl.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ])
  await expect(page.getByRole('img', { name: 'bowl.png' })).toBeVisible()
  await expect(page.getByText('JPG나 PNG 파일만 올릴 수 있어요.')).toBeVisible()
  await page.getByLabel('지원 조건을 읽었고 동의해요').check()
  await page.getByLabel('개인정보 수집과 이용에 동의해요').check()
  // Before the reload: not every Chromium tells a page that was opened offline that it is.
  await expect(page.getByText('인터넷에 연결되면 신청할 수 있어요.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: 'bowl.png' })).toBeVisible()
  await expect(page.getByLabel('지원 조건을 읽었고 동의해요')).toBeChecked()
  await context.setOffline(false)
  await expectNoBarrier(page)

  await page.getByRole('button', { name: '가입하고 신청하기' }).click()
  const email = freshEmail()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByRole('button', { name: '이메일로 계속하기' }).click()
  await confirmAndSignUp(page, app, { email, fullName: '오세라' })
  await expect(page).toHaveURL(/\/quest\/event\/2$/)
  await expect(page.getByRole('img', { name: 'bowl.png' })).toBeVisible()
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '신청을 받았어요' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectNoBarrier(page)

  await page.getByRole('link', { name: '프로필에서 보기' }).click()
  const work = page.getByRole('region', { name: '무료 디자인 지원' })
  await expect(work.getByText('온기 무료 디자인')).toBeVisible()
  await expect(work.getByText('접수', { exact: true })).toBeVisible()
  await expectNoBarrier(page)
  await page.goto('/event')
  await expect(page.getByRole('heading', { name: '신청을 받았어요' })).toBeVisible()
  await expect(page.getByRole('link', { name: '신청서 쓰기' })).toBeHidden()

  const listed = await operate(app, 'list')
  const id = /^(\d+) .*온기$/m.exec(listed)?.[1] ?? 'none'
  await operate(app, 'review', '--id', id)
  await page.goto('/profile')
  await expect(work.getByText('검토 중')).toBeVisible()
  const design = join(app.dataDir, 'ongi.png')
  writeFileSync(design, picture)
  await operate(app, 'deliver', '--id', id, '--file', design)
  await page.reload()
  await expect(work.getByText('디자인 전달')).toBeVisible()
  const download = page.waitForEvent('download')
  await work.getByRole('link', { name: 'ongi.png 내려받기' }).click()
  expect((await download).suggestedFilename()).toBe('ongi.png')
  await page.goto('/quest/event/1')
  await expect(page.getByText('결과가 나왔어요. 프로필에서 확인해 주세요.')).toBeVisible()
})

test('before, when all places are taken, and after it, an application cannot be begun', {
  tag: '@all',
}, async ({ app, device, setCampaign }) => {
  const { page } = await device()
  const expectForm = async (title: string) => {
    await page.goto('/quest/event/0')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel('가게 이름')).toHaveCount(0)
    await expectNoBarrier(page)
  }
  // Each language is a page that was not made yet: others are sent as they are for half a minute.
  setCampaign({ from: 1, to: 5 })
  await page.goto('/en/event')
  await expect(page.getByRole('heading', { name: 'Starting soon' })).toBeVisible()
  await expectForm('곧 시작합니다')

  setCampaign({ from: -1, to: 5, capacity: 1 })
  const first = await openAccount(app, '한결')
  const answer = await fetch(`${app.url}/api/v1/quest/small-business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${first.token}` },
    body: JSON.stringify(application),
  })
  expect(answer.status).toBe(200)
  await page.goto('/ja/event')
  await expect(page.getByRole('heading', { name: '用意した枠がすべて埋まりました' })).toBeVisible()
  await expectForm('준비한 자리가 모두 찼어요')

  setCampaign({ from: -5, to: -1 })
  await page.goto('/zh-TW/event')
  await expect(page.getByRole('heading', { name: '活動已結束' })).toBeVisible()
  await expect(page.getByRole('link', { name: '自己試著做' })).toHaveAttribute('href', '/quest/0')
  await expectForm('종료된 이벤트입니다')
})

test('the place that is lost while an applicant writes: the form says so, and keeps what was typed', {
  tag: '@all',
}, async ({ app, device, setCampaign }) => {
  setCampaign({ from: -1, to: 5, capacity: 1 })
  const [mine, other] = [await openAccount(app, '한결'), await openAccount(app, '이도윤')]
  const { page } = await device()
  await logIn(page, mine)
  await page.evaluate((draft) => localStorage.setItem('saegim-campaign-draft', draft), JSON.stringify(draft))
  await page.goto('/quest/event/2')
  await expect(page.getByRole('button', { name: '신청하기' })).toBeVisible()
  const taken = await fetch(`${app.url}/api/v1/quest/small-business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${other.token}` },
    body: JSON.stringify(application),
  })
  expect(taken.status).toBe(200)
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '준비한 자리가 모두 찼어요' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('saegim-campaign-draft'))).toContain('밥그릇')
})

test('by keyboard alone, while the server is silent: a step is filled in, and its first fault gets the focus', {
  tag: '@all',
}, async ({ device, setCampaign }) => {
  setCampaign({ from: -1, to: 5 })
  const { page } = await device()
  const silence = Promise.withResolvers<void>()
  await page.route('**/api/v1/quest/small-business', async (route) => {
    await silence.promise
    await route.continue()
  })
  await page.goto('/quest/event/0')
  await page.getByLabel('가게 이름').focus()
  const answered = page.waitForResponse('**/api/v1/quest/small-business')
  silence.resolve()
  await answered
  await page.keyboard.type('온기')
  await page.keyboard.press('Enter')
  await expect(page.getByText('업종을 골라 주세요.')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('밥그릇')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('사업자등록을 한 소상공인이에요')).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByLabel('주로 오는 손님').press('Enter')
  await expect(page.getByRole('heading', { name: '무엇을 알리고 싶나요?' })).toBeVisible()
})

test('the home of a brand tells of the campaign until it is hidden for a day', { tag: '@all' }, async ({
  device,
  setCampaign,
}) => {
  setCampaign({ from: -1, to: 5 })
  const { page, context } = await device()
  await page.goto('/quest/0')
  await page.getByLabel('브랜드 이름').fill('온기')
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page).toHaveURL(/\/quest\/1$/)
  await page.goto('/brand')
  const notice = page.getByRole('dialog', { name: '소상공인 무료 디자인 지원' })
  await expect(notice).toBeVisible()
  await expectNoBarrier(page)
  await expect(notice.getByRole('link', { name: '지원 내용 보기' })).toHaveAttribute('href', '/event')
  await notice.getByRole('button', { name: '오늘 하루 보지 않기' }).click()
  await expect(notice).toBeHidden()
  expect((await context.cookies()).map(({ name }) => name)).toContain('saegim-hide-event')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '온기' })).toBeVisible()
  await expect(notice).toBeHidden()
})

const application = {
  name: '온기',
  industryType: 'ECOMMERCE',
  service: ['밥그릇'],
  adPurpose: 'PRODUCT',
  keywords: ['warm'],
  adRequest: '밥그릇이 새로 나왔어요.',
}

const draft = {
  ...application,
  services: ['밥그릇'],
  isRegistered: true,
  agreesToTerms: true,
  agreesToPrivacy: true,
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs the operator's command against the running server; returns what it printed. */
async function operate(app: AppServer, ...args: string[]): Promise<string> {
  const command = spawn(process.execPath, ['sync-server/start.js', '--campaign', ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: app.dataDir },
  })
  let said = ''
  for await (const part of command.stdout) said += String(part)
  const code = command.exitCode ?? (await new Promise((done) => command.once('exit', done)))
  expect(code, said).toBe(0)
  return said
}

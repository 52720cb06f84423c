import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createBrand, openAccount } from '../support/people.ts'
import { koreanPdf, toneWav } from '../support/recordings.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#3A7D5C"/></svg>'

test('each kind of file is looked at by keys alone, also without a network, and the guide takes pictures from the drive', {
  tag: '@all',
}, async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  await createBrand(app, person, '온기')
  const { page, context } = await device(installed)
  await logIn(page, person)
  await page.goto('/brand/drive')
  const video = await recordVideo(page)
  await page.locator('[data-pick=files]').setInputFiles([
    { name: '가마.png', mimeType: 'image/png', buffer: await picture() },
    { name: '나무.webm', mimeType: 'video/webm', buffer: video },
    { name: '다기.wav', mimeType: 'audio/wav', buffer: toneWav() },
    { name: '라벨.pdf', mimeType: 'application/pdf', buffer: koreanPdf() },
    { name: '메뉴.txt', mimeType: 'text/plain', buffer: Buffer.from('달항아리 하나') },
    { name: '바탕.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
  ])
  await expect(rowOf(page, '바탕.svg')).toBeVisible()
  await expectSynced(page)
  // The device drew a still of the video, of which the server made the small picture.
  await expect(rowOf(page, '나무.webm').locator('img')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '최근 순' }).click()
  await page.getByRole('menuitem', { name: '이름순', exact: true }).click()

  await rowOf(page, '가마.png').focus()
  await page.keyboard.press(' ')
  const preview = page.getByRole('dialog', { name: '가마.png' })
  await expect(preview.getByRole('img', { name: '가마.png' })).toBeVisible()
  await page.keyboard.press('+')
  await expect(preview.getByText('150%')).toBeVisible()
  // Enlarged, the arrows move the picture.
  await page.keyboard.press('ArrowRight')
  await expect(preview).toBeVisible()
  await page.keyboard.press('0')
  await preview.getByRole('button', { name: '파일 정보' }).press('Enter')
  await expect(preview.getByText('가이드에서 쓰지 않아요')).toBeVisible()
  await expect(preview.getByText('640 × 480')).toBeVisible()
  await expectNoBarrier(page)

  await page.getByRole('heading', { name: '가마.png' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('dialog video').evaluate(isPlayable)).toBe(true)
  await expectNoBarrier(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('dialog audio').evaluate(isPlayable)).toBe(true)
  const seeked = await page.locator('dialog audio').evaluate(async (element: HTMLAudioElement) => {
    const done = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }))
    element.currentTime = 0.5
    await done
    return element.currentTime
  })
  expect(seeked).toBeCloseTo(0.5)

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: '1쪽' })).toHaveAttribute('data-drawn', 'true')
  await page.getByRole('searchbox', { name: '문서에서 찾기' }).fill('가마')
  await expect(page.getByText('1곳 중 1번째')).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('heading', { name: '라벨.pdf' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('달항아리 하나')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: '바탕.svg' })).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press(' ')
  await expect(rowOf(page, '가마.png')).toBeFocused()

  await page.goto('/work-book/visual/logo/primary')
  await page.getByRole('button', { name: '드라이브에서 고르기' }).press('Enter')
  const picker = page.getByRole('dialog', { name: '드라이브에서 고르기' })
  await expect(picker.getByRole('radio', { name: /가마/ })).toBeVisible()
  await expect(picker.getByRole('radio', { name: /라벨/ })).toHaveCount(0)
  await expectNoBarrier(page)
  await picker.getByRole('radio', { name: /가마/ }).press(' ')
  await picker.getByRole('button', { name: '고르기', exact: true }).press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(page.getByText('가마.png').first()).toBeVisible()
  await page.goto('/brand/guide/visual#photography')
  await page.getByRole('button', { name: '드라이브에서 고르기' }).click()
  await picker.getByRole('checkbox', { name: /가마/ }).check()
  await picker
    .getByRole('button', { name: '1개 고르기' })
    .or(picker.getByRole('button', { name: '고르기', exact: true }))
    .click()
  await expect(page.getByRole('button', { name: '사진 크게 보기' })).toBeVisible()
  await expectSynced(page)

  await page.goto('/brand/drive')
  await waitUntilOfflineReady(page)
  await context.setOffline(true)
  await rowOf(page, '가마.png').focus()
  await page.keyboard.press(' ')
  await expect(page.getByRole('img', { name: '가마.png' })).toBeVisible()
  await page.getByRole('button', { name: '파일 정보' }).click()
  await expect(page.getByRole('link', { name: '가로 로고' })).toBeVisible()
  await expect(page.getByRole('link', { name: '사진', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, '가마.png')).toBeFocused()

  // What the guide uses is a folder of the drive in which nothing can be changed.
  await page.getByRole('link', { name: '가이드에서 쓰는 그림' }).press('Enter')
  const used = page.getByRole('list', { name: '가이드에서 쓰는 그림' }).getByRole('button')
  await expect(used).toHaveCount(2)
  await expectNoBarrier(page)
  await used.first().press('Enter')
  await expect(page.getByText('2개 중 1번째')).toBeVisible()
  await expect(page.getByRole('img', { name: '가마.png' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '내려받기' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('가마.png')
  await page.keyboard.press('Escape')
  await expect(used.first()).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(used).toHaveCount(2)
})

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#3A7D5C' } })
    .png()
    .toBuffer()
}

/** Half a second of a changing colour, by the browser's own encoder. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 64, height: 48 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    const ended = new Promise<void>((resolve) => {
      recorder.ondataavailable = ({ data }) => void parts.push(data)
      recorder.onstop = () => resolve()
    })
    recorder.start()
    // On a busy machine frames are dropped: half a second has some in any case.
    const until = performance.now() + 500
    for (let frame = 0; frame < 30 || performance.now() < until; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (!pen) continue
      pen.fillStyle = `hsl(${frame * 12} 60% 50%)`
      pen.fillRect(0, 0, 64, 48)
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

function isPlayable(element: HTMLMediaElement): boolean {
  return element.readyState >= HTMLMediaElement.HAVE_METADATA && element.error === null
}

function rowOf(page: Page, name: string) {
  return page.locator('[role=row]', { hasText: name })
}

import type { Locator, Page } from '@playwright/test'
import { expect, installed, test } from './journey.ts'
import { boxOf, canvasOf, openEmptyCard } from './pages/editor.ts'
import { waitUntilOfflineReady } from './pages/sync.ts'

const photograph = 'tests/fixtures/people/astronaut.jpg'
/** Shares of the width and height of the photograph. */
const face = [0.43, 0.26] as const
const wall = [0.22, 0.1] as const

test('a person is cut out of a photograph, and the brush corrects what was found', { tag: '@all' }, async ({
  device,
}) => {
  const page = await openEmptyCard(device, { viewport: { width: 1440, height: 900 } })
  const dialog = await openCutOut(page)
  await expect(dialog.getByRole('status')).toContainText('사람을 찾아 이 기기에서 바탕을 지웠어요')
  await expect(dialog.getByRole('radio', { name: '사람' })).toBeChecked()
  expect(await alphaAt(dialog, face)).toBe(255)
  expect(await alphaAt(dialog, wall)).toBe(0)

  await erase(page, dialog, face)
  expect(await alphaAt(dialog, face)).toBe(0)
  await choose(dialog, '물건')
  await expect(dialog.getByRole('status')).toContainText('바탕이 한 가지 색이 아니어서')
  expect(await alphaAt(dialog, wall)).toBe(255)
  await choose(dialog, '사람')
  await expect(dialog.getByRole('status')).toContainText('사람을 찾아')
  expect(await alphaAt(dialog, wall)).toBe(0)
  expect(await alphaAt(dialog, face)).toBe(0)
  await dialog.getByRole('button', { name: '붓질 모두 지우기' }).click()
  expect(await alphaAt(dialog, face)).toBe(255)

  await dialog.getByRole('button', { name: '이 사진으로 바꾸기' }).click()
  await expect(page.getByText('바탕을 지웠어요')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('without the model goods are proposed, and a person is found once it can be downloaded', {
  tag: '@all',
}, async ({ device }) => {
  const page = await openEmptyCard(device, { viewport: { width: 390, height: 844 } })
  await page.route('**/*.tflite', (route) => route.abort('internetdisconnected'))
  const dialog = await openCutOut(page)
  await expect(dialog.getByText('사람을 찾는 파일을 받지 못해서 물건으로 봤어요.')).toBeVisible()
  await choose(dialog, '사람')
  await expect(dialog.getByRole('status')).toContainText('아직 이 기기에 없어요')
  await page.unroute('**/*.tflite')
  await dialog.getByRole('button', { name: '다시 해 보기' }).click()
  await expect(dialog.getByRole('status')).toContainText('사람을 찾아')
})

test('a person is cut out without a network', { tag: '@all' }, async ({ device }) => {
  const page = await openEmptyCard(device, { viewport: { width: 1440, height: 900 }, ...installed })
  await waitUntilOfflineReady(page)
  await page.context().setOffline(true)
  const dialog = await openCutOut(page)
  await expect(dialog.getByRole('status')).toContainText('사람을 찾아')
  expect(await alphaAt(dialog, wall)).toBe(0)
})

/** Puts the photograph on the page and opens what takes its ground away. */
async function openCutOut(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: '사진' }).click()
  await page.locator('input[type=file]').first().setInputFiles(photograph)
  await expect(canvasOf(page)).toHaveAccessibleName('1쪽, 레이어 1개')
  await page.getByRole('button', { name: '바탕 지우기' }).click()
  return page.getByRole('dialog', { name: '바탕 지우기' })
}

async function choose(dialog: Locator, way: string): Promise<void> {
  await dialog.getByText(way, { exact: true }).click()
}

function pictureOf(dialog: Locator): Locator {
  return dialog.getByRole('img', { name: '바탕을 지운 사진' })
}

async function alphaAt(dialog: Locator, [x, y]: readonly [number, number]): Promise<number | undefined> {
  return pictureOf(dialog).evaluate(
    (element, [x, y]) => {
      const { width, height } = element as HTMLCanvasElement
      const context = (element as HTMLCanvasElement).getContext('2d')
      return context?.getImageData(Math.round(x * width), Math.round(y * height), 1, 1).data[3]
    },
    [x, y] as const,
  )
}

async function erase(page: Page, dialog: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const box = await boxOf(pictureOf(dialog))
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height)
}

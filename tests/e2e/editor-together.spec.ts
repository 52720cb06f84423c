import type { Locator, Page } from '@playwright/test'
import { design } from '#model/documents/design.ts'
import type { Body, TextLayer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { createBrand, joinBrand, makeDesign, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { compose } from './pages/compose.ts'
import { boxOf, canvasOf, middleOf, shifted } from './pages/editor.ts'
import { expectSynced } from './pages/sync.ts'

const { text } = design.design.layers.properties
const look = { font: ['{font.korMain}'], size: 24, lineHeight: 1.4, spacing: 0, fill: '#112233' } as const
const words: TextLayer = { id: 'words', type: 'text', text: '오늘', x: 40, y: 40, w: 300, h: 60, ...look }
const card = {
  id: 'card',
  type: 'shape',
  shape: 'rect',
  x: 40,
  y: 160,
  w: 80,
  h: 60,
  fill: '#336699',
} as const
const body: Body = {
  ...{ v: 1, name: '차림표', form: 'custom', unit: 'px', width: 400, height: 300, tags: [] },
  pages: [{ id: 'page', background: '#FFFFFF', layers: [words, card] }],
}

test('two people see each other’s carets and gestures as they go, and neither once it has ended', async ({
  app,
  device,
}) => {
  test.setTimeout(90_000)
  const [owner, mate] = [await openAccount(app, '한가람'), await openAccount(app, '이지우')]
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, mate, 'BRAND_ROLE_MEMBER')
  const id = await makeDesign(brand)
  const script = await openScriptDevice(brand, { document: `design/${id}` })
  writeBody(script.doc, body)
  const size = { viewport: { width: 1280, height: 800 } }
  const [mine, theirs] = [(await device(size)).page, await device(size)]
  for (const [page, person] of [
    [mine, owner],
    [theirs.page, mate],
  ] as const) {
    await bringSession(page, person)
    await page.goto(`/editor?idTemplate=${id}`)
    await expectSynced(page)
  }
  await expect(mine.getByRole('list', { name: '함께 있는 사람 1명' })).toBeVisible()

  // The letters of a syllable that is open are theirs alone; the caret is where they come.
  const field = theirs.page.locator('[data-field]')
  await theirs.page.mouse.dblclick(...middleOf(await layerBox(theirs.page, words.id)))
  await theirs.page.keyboard.press('End')
  await theirs.page.keyboard.insertText('의 ')
  await compose(field, ['ㅎ', '하', '한'])
  await expect(caretOn(mine)).toBeVisible()
  await expect.poll(() => caretBehind(mine, '오늘의')).toBeGreaterThan(2)
  await theirs.page.keyboard.insertText('한')
  await script.until((doc) => text.letters('words').read(doc) === '오늘의 한', 'the syllable')
  await expect.poll(async () => Math.abs(await caretBehind(mine, '오늘의 한'))).toBeLessThan(3)

  // In the text that both write in it is in the field.
  await mine.mouse.dblclick(...middleOf(await layerBox(mine, words.id)))
  await expect(mine.locator('[data-writing] b', { hasText: '이지우' })).toBeAttached()
  await expect(theirs.page.locator('[data-writing] b', { hasText: '한가람' })).toBeAttached()
  await mine.keyboard.press('Escape')
  await theirs.page.keyboard.press('Escape')
  await expect(caretOn(mine)).toHaveCount(0)

  const from = middleOf(await layerBox(theirs.page, card.id))
  const before = await boxOf(layerButton(mine, card.id))
  await theirs.page.mouse.move(...from)
  await theirs.page.mouse.down()
  await theirs.page.mouse.move(...shifted(from, 60, 10))
  await theirs.page.mouse.move(...shifted(from, 120, 20))
  const moving = mine.locator('[data-moving]')
  await expect(moving).toBeVisible()
  await expect.poll(async () => (await boxOf(moving)).x).toBeGreaterThan(before.x + 90)
  expect((await boxOf(layerButton(mine, card.id))).x).toBe(before.x)
  await theirs.page.mouse.up()
  await expect(moving).toHaveCount(0)
  await expect.poll(async () => (await boxOf(layerButton(mine, card.id))).x).toBeGreaterThan(before.x + 90)

  // Who closes the window is not there any more.
  await theirs.page.mouse.dblclick(...middleOf(await layerBox(theirs.page, words.id)))
  await expect(caretOn(mine)).toBeVisible()
  await theirs.page.close()
  await expect(caretOn(mine)).toHaveCount(0)
  script.close()
})

function layerButton(page: Page, layer: string): Locator {
  return page.locator(`[data-layer-button="${layer}"]`)
}

async function layerBox(page: Page, layer: string) {
  return boxOf(layerButton(page, layer))
}

/** The caret of the other person over the page. */
function caretOn(page: Page): Locator {
  return canvasOf(page).locator('[data-caret]')
}

/** px of the screen from the end of these letters, with which the text begins, as the browser draws them, to the caret. */
async function caretBehind(page: Page, letters: string): Promise<number> {
  const caret = await boxOf(caretOn(page))
  const end = await canvasOf(page)
    .locator('svg text', { hasText: letters })
    .first()
    .evaluate((element, length) => {
      const drawn = element as SVGTextElement
      const { x, width } = drawn.getBoundingClientRect()
      return x + (width * drawn.getSubStringLength(0, length)) / drawn.getComputedTextLength()
    }, letters.length)
  return caret.x + caret.width / 2 - end
}

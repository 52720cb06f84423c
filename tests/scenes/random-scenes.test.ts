import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Random } from '#model/fields/random.ts'
import type { TableLayer, TextLayer } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { DressPicture } from '#scene/dress/dress.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { measurePicture } from '../support/dresses.ts'
import { below, createRandom, seed } from '../support/random.ts'
import { runsWithin } from '../support/size.ts'
import { testFonts } from '../support/test-fonts.ts'
import { randomDress, randomPage, randomTablePage, side } from './random-scene.ts'
import { weakTexts } from './seen-contrast.ts'

const budget = runsWithin(3, 400, 25)
const tableBudget = runsWithin(2, 200, 15)
const body = { unit: 'px', width: side, height: side } as const
/** Mixed pixels along edges and turned shapes. */
const mostWeak = 0.06
/** Letters of a table are smaller: an edge crosses more of them. */
const mostWeakInTables = 0.14

test('a text is in its box or said to overflow, and can be read on whatever is under it', {
  timeout: 120_000,
}, async () => {
  for (let run = 0; run < budget.runs && budget.begin(); run++)
    await expectReadable((seed + run * 7919) % 2 ** 31)
  expect(budget.begun()).toBeGreaterThan(0)
})

test.each([
  // A text that overflows its scrim took the colour of another one, which did not come: black on black.
  1910061603,
  // Of one that reaches beyond the page, what is there counted.
  1162238300,
  // An edge of mixed pixels.
  34888512,
])('a text can be read where once it could not (SEED=%i)', expectReadable)

async function expectReadable(own: number): Promise<void> {
  const random = createRandom(own)
  const { photos, pictures } = await randomPhotos(random)
  const page = randomPage(random)
  const drawing = drawPage(page, body, randomDress(random, photos), testFonts)
  const text = page.layers.at(-1) as TextLayer
  const again = `SEED=${own}`
  expect(outsideBox(drawing, text), again).toEqual([])
  expect(await weakTexts(drawing, pictures, mostWeak), again).toEqual([])
}

test('a table is in its frame or said to overflow, no item reaches a price, and all can be read on whatever is under it', {
  timeout: 120_000,
}, async () => {
  for (let run = 0; run < tableBudget.runs && tableBudget.begin(); run++)
    await expectReadableTable((seed + run * 7919) % 2 ** 31)
  expect(tableBudget.begun()).toBeGreaterThan(0)
})

// Cells took the colour of another scrim than that of the table.
test.each([740620172])('a table can be read where once it could not (SEED=%i)', expectReadableTable)

async function expectReadableTable(own: number): Promise<void> {
  const random = createRandom(own)
  const { photos, pictures } = await randomPhotos(random)
  const page = randomTablePage(random)
  const drawing = drawPage(page, body, randomDress(random, photos), testFonts)
  const again = `SEED=${own}`
  expect(outsideTable(drawing, page.layers.at(-1) as TableLayer), again).toEqual([])
  // What is too long for its frame may run over itself, which is said.
  if (drawing.remarks.some(({ kind }) => kind === 'overflow')) return
  expect(await weakTexts(drawing, pictures, mostWeakInTables), again).toEqual([])
}

/** Runs beyond the frame of their table, unless an overflow is remarked, and items over prices. */
function outsideTable({ cells = [], items, remarks }: Drawing, { h, w }: TableLayer): readonly string[] {
  const overflows = remarks.some(({ kind }) => kind === 'overflow')
  const runs = items.flatMap((item) => {
    const cell = cells.find(({ text }) => item.kind === 'text' && text.id === item.cell)?.text
    if (item.kind !== 'text' || !cell) return []
    return [
      {
        ...item,
        row: cell.id.split('/')[0],
        name: cell.id.split('/')[1],
        x: item.x + cell.x,
        y: item.y + cell.y,
      },
    ]
  })
  return runs.flatMap(({ text, row, name, x, y, advance, size }) => {
    // A word that is wider than its cell at the least size is set letter by letter, at least one a line.
    const isInside =
      x >= -0.6 && (x + advance <= w + 0.6 || isOneLetter(text)) && (overflows || y <= h + size)
    const prices = runs.filter((other) => other.row === row && other.name === 'price')
    const isOver = name === 'item' && prices.some((price) => price.y === y && price.x < x + advance - 0.6)
    return isInside && (overflows || !isOver) ? [] : [text]
  })
}

/** Of what is seen: a picture character may be many code points. */
function isOneLetter(text: string): boolean {
  return [...new Intl.Segmenter('ko').segment(text)].length === 1
}

/** Runs beyond the box of their text, unless an overflow is remarked. */
function outsideBox({ items, remarks }: Drawing, { w, h, lineHeight }: TextLayer): readonly string[] {
  if (remarks.some(({ kind }) => kind === 'overflow')) return []
  return items.flatMap((item) => {
    if (item.kind !== 'text') return []
    const middle = item.y - item.size * 0.36
    const half = (item.size * lineHeight) / 2
    const isInside =
      item.x >= -0.6 && item.x + item.advance <= w + 0.6 && middle - half >= -0.6 && middle + half <= h + 0.6
    return isInside ? [] : [item.text]
  })
}

/** One of two greys and noise, one of blocks of any colour. */
async function randomPhotos(random: Random) {
  const pictures = new Map<string, Buffer>()
  const photos: DressPicture[] = []
  for (const key of ['noise', 'blocks']) {
    const block = key === 'noise' ? 1 : 8
    const span = random() * 255
    const base = random() * (255 - span)
    const colours = Array.from({ length: 64 }, () => [0, 1, 2].map(() => base + random() * span))
    const pixels = Buffer.alloc(64 * 64 * 3)
    for (let i = 0; i < 64 * 64; i++) {
      const at = Math.floor((i % 64) / block) + Math.floor(i / 64 / block) * (64 / block)
      const colour = key === 'noise' ? colours[below(random, 64)] : colours[at]
      for (const channel of [0, 1, 2]) pixels[i * 3 + channel] = colour?.[channel] ?? 0
    }
    const bytes = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer()
    pictures.set(key, bytes)
    photos.push({ key, ...(await measurePicture(bytes)) })
  }
  return { photos, pictures }
}

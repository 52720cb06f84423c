import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { groundFor } from '#model/logo/ground.ts'
import { type OneColour, oneColourOf, painted } from '#model/logo/one-colour.ts'
import type { Pixels } from '#model/logo/pixels.ts'
import { formOfPicture } from '../../sync-server/api/share/logo-forms.ts'
import { isFullSize } from '../support/size.ts'
import { countForm, countTones } from './count-parts.ts'
import { type Logo, logosIn, testedColours } from './logos.ts'
import { Sheet } from './sheet.ts'

/** Where a logo stands on a colour, with the size in which its form is found there. */
const surfaces = {
  guide: { width: 512, height: 512 },
  'share page': { width: 600, height: 300 },
  // What the guide has, of five times as many pixels.
  ...(isFullSize && { book: { width: 1200, height: 1200 } }),
}

const sheet = new Sheet()

describe.each(testedColours)('on a %s main colour', (shade, main) => {
  let logos: readonly Logo[] = []
  beforeAll(async () => {
    logos = await logosIn(main)
  })

  test.each(Object.entries(surfaces))(
    'every logo of the %s has as many parts in one colour as in its own, or stands on a plate',
    async (surface, box) => {
      const wrong: string[] = []
      const plates: string[] = []
      for (const { name, bytes, crisp } of logos) {
        const { form, width, height } = await formOn(surface, bytes, box)
        await sheet.add({ shade, surface, name, form, width, height, main, bytes })
        if (form.kind !== 'form') {
          plates.push(name)
          continue
        }
        if (crisp === null) continue
        const inOne = countForm(form, width)
        // A gap thinner than a pixel is there at this size or not.
        const isKept = inOne === (await countTones(crisp, width)) || inOne === (await countTones(crisp, 1200))
        if (!isKept) wrong.push(`${name}: ${inOne} parts in one colour`)
      }
      expect(wrong).toEqual([])
      expect(plates).toEqual(['photo', 'two colours'])
    },
    300_000,
  )

  test('every logo is seen on the ground of its card in the drive', async () => {
    for (const { name, bytes } of logos) {
      const pixels = await pixelsOf(bytes, { width: 48, height: 48 })
      const ground = groundFor(pixels)
      await sheet.addOwn({ shade, surface: 'drive card', name, ground, bytes })
      expect(seenShare(pixels, ground), name).toBeGreaterThan(0.1)
    }
  })
})

test('the sheet of all logos is written where SHEET names a file', () => sheet.write(process.env.SHEET))

test.each([
  ['white letters alone', '#FFFFFF', 'black'],
  ['dark letters alone', '#1F2522', 'white'],
])('%s have the ground they are seen on', async (_, fill, ground) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path fill="${fill}" d="M8 8h8v32H8zM24 8h8v32h-8z"/></svg>`
  const pixels = await pixelsOf(Buffer.from(svg), { width: 48, height: 48 })
  expect(groundFor(pixels)).toBe(ground)
  expect(oneColourOf(pixels).kind).toBe('form')
})

test('a gradient without edges is one form', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><linearGradient id="g"><stop stop-color="#0B3B8C"/><stop offset="1" stop-color="#F6D365"/></linearGradient><circle cx="100" cy="100" r="90" fill="url(#g)"/></svg>`
  const pixels = await pixelsOf(Buffer.from(svg), { width: 200, height: 200 })
  const one = oneColourOf(pixels)
  expect(countForm(one, 200)).toBe(2)
})

test('letters on a gradient are left open', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><linearGradient id="g"><stop stop-color="#0B3B8C"/><stop offset="1" stop-color="#3F8F6B"/></linearGradient><circle cx="200" cy="200" r="190" fill="url(#g)"/><path fill="#FFFFFF" d="M100 150h40v120h-40zM180 150h40v120h-40zM260 150h40v120h-40z"/></svg>`
  const pixels = await pixelsOf(Buffer.from(svg), { width: 400, height: 400 })
  const one = oneColourOf(pixels)
  expect(countForm(one, 400)).toBe(5)
})

test('nothing on a paper is blank, and takes no colour', () => {
  const paper = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 }
  const clear = { data: new Uint8ClampedArray(64 * 64 * 4), width: 64, height: 64 }
  expect([oneColourOf(paper).kind, oneColourOf(clear).kind]).toEqual(['blank', 'blank'])
})

test('a form is painted in its colour, with the opacity of each pixel', () => {
  expect([...painted(Uint8ClampedArray.of(0, 128, 255), [27, 30, 36])]).toEqual([
    27, 30, 36, 0, 27, 30, 36, 128, 27, 30, 36, 255,
  ])
})

/** The share page finds it in the file itself, the others in the pixels of a canvas. */
async function formOn(
  surface: string,
  bytes: Buffer,
  box: { width: number; height: number },
): Promise<{ form: OneColour; width: number; height: number }> {
  if (surface === 'share page') return formOfPicture(bytes, box, 'a')
  const pixels = await pixelsOf(bytes, box)
  return { form: oneColourOf(pixels), width: pixels.width, height: pixels.height }
}

async function pixelsOf(bytes: Buffer, box: { width: number; height: number }): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .resize({ ...box, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Share of the visible pixels that differ from a ground. */
function seenShare({ data }: Pixels, ground: 'white' | 'black'): number {
  const from = ground === 'white' ? 255 : 0
  let [all, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    all++
    if (Math.max(...[0, 1, 2].map((channel) => Math.abs((data[at + channel] ?? 0) - from))) > 40) seen++
  }
  return all === 0 ? 0 : seen / all
}

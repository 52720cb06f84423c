import sharp, { type Region } from 'sharp'
import { describe, expect, test } from 'vitest'
import { black, white } from '#model/colour/contrast.ts'
import { rgbOf } from '#model/colour/oklab.ts'
import { type Drawing, inInk, type OwnSymbol, ownSymbolIn, toSvg } from '#model/draft-logo/drawing.ts'
import { oneColourOf, painted } from '#model/logo/one-colour.ts'
import { countFilled, countTones } from './count-parts.ts'
import { testedColours, uploadsIn } from './logos.ts'

const side = 512

describe.each(testedColours)('with a %s main colour', (_, main) => {
  test('a logo with an own symbol that is downloaded in one colour has all parts of the symbol', async () => {
    for (const { name, crisp } of await Promise.all(uploadsIn(main))) {
      if (crisp === null || !['round', 'square', 'transparent', 'two colours'].includes(name)) continue
      const drawing = withSymbol(crisp)
      const own = await ownSymbolOf(drawing)
      for (const ink of [black, white]) {
        const { data } = await pixelsOf(toSvg(inInk(drawing, ink, own)), {
          left: 0,
          top: 0,
          width: side,
          height: side,
        })
        if (name === 'two colours') {
          expect(own.kind).toBe('plate')
          // The plate is white.
          expect(shareIn(data, ink)).toBeLessThan(0.7)
          continue
        }
        const parts = countFilled(
          data.filter((_, at) => at % 4 === 3),
          side,
        )
        // A gap thinner than a pixel is there at this size or not.
        expect([await countTones(crisp, side), await countTones(crisp, 1200)], name).toContain(parts)
        expect(shareIn(data, ink), name).toBe(1)
      }
    }
  }, 120_000)
})

/** An O beside an uploaded symbol. */
function withSymbol(svg: string): Drawing {
  const letter = {
    kind: 'path',
    d: 'M0 0h60v100h-60zM20 20v60h20v-60z',
    x: 120,
    y: 0,
    scale: 1,
    fill: '#123456',
    isEvenOdd: true,
  } as const
  return { width: 180, height: 100, shapes: [{ kind: 'svg', svg, x: 0, y: 0, size: 100 }, letter] }
}

/** As `readOwnSymbol`, without a canvas. */
async function ownSymbolOf(drawing: Drawing): Promise<OwnSymbol> {
  const own = ownSymbolIn(drawing)
  const pixels = await pixelsOf(own ? toSvg(own) : '')
  const found = oneColourOf(pixels)
  if (found.kind !== 'form') return found.kind === 'plate' ? found : { kind: 'none' }
  const addresses = new Map<string, string>()
  for (const ink of [black, white]) {
    const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const
    const png = await sharp(painted(found.opacity, rgbOf(ink)), { raw })
      .png()
      .toBuffer()
    addresses.set(ink, `data:image/png;base64,${png.toString('base64')}`)
  }
  return { kind: 'form', paintedIn: (ink) => addresses.get(ink) ?? '' }
}

/** `part`: a part of it alone. */
async function pixelsOf(svg: string, part?: Region) {
  const { height: own = 1 } = await sharp(Buffer.from(svg)).metadata()
  const drawn = sharp(Buffer.from(svg), { density: (72 * side) / own })
  const { data, info } = await (part ? drawn.extract(part) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Share of the opaque pixels that have a colour. */
function shareIn(data: Uint8ClampedArray, ink: string): number {
  const [red, green, blue] = rgbOf(ink)
  let [all, same] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) continue
    all++
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) same++
  }
  return same / all
}

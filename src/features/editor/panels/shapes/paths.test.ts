import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outline } from '#model/documents/design-forms.ts'
import { loadAllSymbols } from '#model/draft-logo/symbols/load-symbol.ts'
import { parsePath } from '#scene/shapes/path-data.ts'
import { plainPath } from './icon-layer.ts'
import { longestQr, qrPath } from './qr-path.ts'

test('every symbol as a path of a design looks as it did', { timeout: 60_000 }, async () => {
  for (const [id, d] of await loadAllSymbols()) {
    const plain = plainPath(d)
    expect([id, outline.parse(plain)]).toEqual([id, plain])
    expect([id, parsePath(plain)]).not.toEqual([id, null])
    const [before, after] = await Promise.all([pixels(d), pixels(plain)])
    const differing = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 24).length
    expect([id, differing]).toEqual([id, 0])
  }
})

test('the outlines of a QR code enclose its dark modules and no other', async () => {
  for (const text of ['https://ongi.example', '성북구 성북로99길 7, 1층', 'a'.repeat(longestQr)]) {
    const code = qrPath(text)
    if (!code) throw new Error('there is no code')
    expect(outline.parse(code.d)).toBe(code.d)
    expect(parsePath(code.d)).not.toBeNull()
    const { size, d } = code
    const drawn = await pixels(d, size, `0 0 ${size} ${size}`)
    // Its three corners have the squares that readers look for: a ring around a dark square of three.
    const isDark = (x: number, y: number) => (drawn[y * size + x] ?? 0) > 127
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const)
      for (let row = 0; row < 7; row++)
        for (let column = 0; column < 7; column++) {
          const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3))
          expect(isDark(x + column, y + row)).toBe(ring !== 2)
        }
    expect(drawn.every((value) => value < 2 || value > 253)).toBe(true)
  }
})

test('a text that is empty or too long has no code', () => {
  expect(qrPath('')).toBeNull()
  expect(qrPath('a'.repeat(longestQr + 1))).toBeNull()
})

/** Opacity of each pixel. */
async function pixels(d: string, size = 64, box = '0 0 100 100'): Promise<readonly number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}"><path fill-rule="evenodd" d="${d}"/></svg>`
  return [...(await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer())]
}

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { toIco } from './ico.ts'

it('lists its images with their sizes and offsets', async () => {
  const png = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: '#9BBBA9' } })
      .png()
      .toBuffer()
  const sizes = [16, 32, 48]
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await png(size) })))
  const ico = toIco(pictures)
  const view = new DataView(ico.buffer)
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 3])
  for (const [i, size] of sizes.entries()) {
    const entry = 6 + i * 16
    const from = view.getUint32(entry + 12, true)
    const picture = ico.subarray(from, from + view.getUint32(entry + 8, true))
    expect(ico[entry]).toBe(size)
    expect((await sharp(picture).metadata()).width).toBe(size)
  }
})

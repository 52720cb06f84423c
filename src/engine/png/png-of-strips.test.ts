import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withDensity } from './png-chunks.ts'
import { pngOfStrips } from './png-of-strips.ts'

const [width, height] = [37, 23]
const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at * 7 + (at >> 5)) % 256)
const strip = (top: number, count: number) => pixels.subarray(top * width * 4, (top + count) * width * 4)
const bytesOf = async (png: Blob) => Buffer.from(await png.arrayBuffer())

test.each([1, 5, 23, 100])('a PNG in strips of %i rows has every pixel', async (rows) => {
  const png = await bytesOf(await pngOfStrips({ width, height, density: null, rows, strip }))
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 4 })
  expect(Buffer.compare(data, Buffer.from(pixels))).toBe(0)
})

test('it has its density, as one that gets it later', async () => {
  const made = await pngOfStrips({ width, height, density: 300, rows: 8, strip })
  const plain = await pngOfStrips({ width, height, density: null, rows: 8, strip })
  for (const png of [made, withDensity(plain, 300)])
    expect((await sharp(await bytesOf(png)).metadata()).density).toBe(300)
})

test('a strip that cannot be drawn ends the picture with its reason', async () => {
  const broken = () => {
    throw new Error('no memory')
  }
  await expect(pngOfStrips({ width, height, density: null, rows: 8, strip: broken })).rejects.toThrow(
    'no memory',
  )
})

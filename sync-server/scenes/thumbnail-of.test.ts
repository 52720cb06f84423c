import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleDrawing, textItem } from '#scene/back-ends/sample-drawing.fixture.ts'
import { thumbnailOf } from './thumbnail-of.ts'

const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#3060C0' } })
const jpeg = await photo.jpeg().toBuffer()
const pictures = new Map([['photo', `data:image/jpeg;base64,${jpeg.toString('base64')}`]])
const ground = sampleDrawing.items.slice(0, 1)

test('a thumbnail is WebP of 480 px at its longer side, with the ratio of the page', async () => {
  const made = await thumbnailOf(sampleDrawing, pictures)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 480, height: 267 })
})

test('a picture is drawn inside its clip, and left out where it is not stored', async () => {
  const [there, absent] = await Promise.all([
    thumbnailOf(sampleDrawing, pictures),
    thumbnailOf(sampleDrawing, new Map()),
  ])
  expect((await colourAt(there, 400, 110))[0]).toBeLessThan(120)
  expect((await colourAt(absent, 400, 110))[0]).toBeGreaterThan(240)
})

test('a page cut to an ellipse is transparent at its corners', async () => {
  const made = await thumbnailOf({ ...sampleDrawing, cut: 'ellipse' }, pictures)
  const { data } = await sharp(made).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(0)
})

test.each([
  ['Hangul', '온기를 담은', 'gowun-batang'],
  ['Hangul in a Latin family', '온기를 담은', 'lora'],
  ['Han', '温かい器', 'gowun-dodum'],
  ['Latin in a family that is not offered', 'Coffee', 'file:12'],
])('%s has ink', async (_, text, family) => {
  const item = textItem(text, { face: { family, weight: 400 }, size: 40, fill: '#000000', advance: 200 })
  const made = await thumbnailOf({ ...sampleDrawing, items: [...ground, item] }, pictures)
  const { channels } = await sharp(made).stats()
  expect(channels[0]?.min).toBeLessThan(60)
})

async function colourAt(webp: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

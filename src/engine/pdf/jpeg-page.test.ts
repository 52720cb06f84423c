import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { jpegFactsOf, jpegPage } from './jpeg-page.ts'

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#B4583A' } })
const plain = await bytesOf(picture.clone().jpeg())

test('the size of a JPEG is read from its head, whatever its coding', async () => {
  expect(jpegFactsOf(plain)).toEqual({ width: 40, height: 30, components: 3, profile: null })
  const progressive = await bytesOf(picture.clone().jpeg({ progressive: true }))
  expect(jpegFactsOf(progressive)).toMatchObject({ width: 40, height: 30 })
  const grey = await bytesOf(picture.clone().toColourspace('b-w').jpeg())
  expect(jpegFactsOf(grey)).toMatchObject({ components: 1 })
})

test('its colour profile goes into the page', async () => {
  const wide = await bytesOf(picture.clone().withIccProfile('p3').jpeg())
  const facts = jpegFactsOf(wide)
  expect(facts?.profile?.length).toBeGreaterThan(300)
  if (!facts) return
  const page = new TextDecoder('latin1').decode(jpegPage(wide, facts))
  expect(page).toContain('/ColorSpace [/ICCBased 6 0 R]')
  expect(page).toContain('/N 3/Alternate /DeviceRGB')
})

test('what is cut off, in four colours or no JPEG has to be drawn again', async () => {
  expect(jpegFactsOf(plain.subarray(0, plain.length - 40))).toBeNull()
  expect(jpegFactsOf(await bytesOf(picture.clone().toColourspace('cmyk').jpeg()))).toBeNull()
  expect(jpegFactsOf(await bytesOf(picture.clone().png()))).toBeNull()
  expect(jpegFactsOf(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))).toBeNull()
  expect(jpegFactsOf(new Uint8Array())).toBeNull()
})

test('its page holds the same bytes', () => {
  const facts = jpegFactsOf(plain)
  if (!facts) throw new Error('a plain JPEG was refused')
  expect(Buffer.from(jpegPage(plain, facts)).includes(Buffer.from(plain))).toBe(true)
})

async function bytesOf(made: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await made.toBuffer())
}

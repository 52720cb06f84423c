import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { png } from './content/test-files.ts'
import { readPicture } from './picture.ts'

const secret = 'GPS-37.5665N127E'
const stored = async (bytes: Buffer) => (await readPicture(bytes, 'brand 1')).bytes
const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()
const told = (picture: Sharp) =>
  picture
    .keepIccProfile()
    .withExif({ IFD0: { Make: secret } })
    .withXmp(`<x:xmpmeta>${secret}</x:xmpmeta>`)

const formats = {
  jpeg: (picture: Sharp) => picture.jpeg({ progressive: true }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp(),
} as const

test.each(Object.entries(formats))(
  'a %s loses its metadata and keeps its pixels and its colour profile',
  async (format, write) => {
    const bytes = await write(told(sharp(await png()).withIccProfile('p3'))).toBuffer()
    expect(bytes.includes(secret)).toBe(true)
    const clean = await stored(Buffer.concat([bytes, Buffer.from(`MotionPhoto_Data${secret}`)]))
    expect(clean.includes(secret)).toBe(false)
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes))
    const [{ icc }, after] = [await sharp(bytes).metadata(), await sharp(clean).metadata()]
    expect(icc?.length).toBeGreaterThan(100)
    expect(after).toMatchObject({ format, icc })
    expect([after.exif, after.xmp]).toEqual([undefined, undefined])
  },
)

test.each(Object.entries(formats))('a %s that is turned stays turned', async (_format, write) => {
  const bytes = await write(told(sharp(await png(40, 20))).withMetadata({ orientation: 6 })).toBuffer()
  const picture = await readPicture(bytes, 'brand 1')
  expect(picture).toMatchObject({ width: 20, height: 40 })
  expect(picture.bytes.includes(secret)).toBe(false)
  const after = await sharp(picture.bytes).metadata()
  expect([after.orientation, after.autoOrient]).toEqual([6, { width: 20, height: 40 }])
  expect(await stored(picture.bytes)).toBe(picture.bytes)
})

test.each(['gif', 'webp'] as const)(
  'an animated %s keeps moving, at its speed, without its metadata',
  async (format) => {
    const frames = await Promise.all(
      ['#8E3B2E', '#F4C84A', '#112233'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const bytes = await told(sharp(frames, { join: { animated: true } }))
      .toFormat(format, { loop: 3, delay: [100, 200, 300] })
      .toBuffer()
    const noted = Buffer.concat([bytes, Buffer.from(secret)])
    const clean = await stored(noted)
    expect(clean.includes(secret)).toBe(false)
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes))
    const { pages, delay, loop, exif, xmp } = await sharp(clean, { animated: true }).metadata()
    expect({ pages, delay, loop, exif, xmp }).toEqual({
      pages: 3,
      delay: [100, 200, 300],
      loop: 3,
      exif: undefined,
      xmp: undefined,
    })
  },
)

test('a picture with nothing else is stored as it came', async () => {
  const bytes = await sharp(await png())
    .jpeg()
    .toBuffer()
  expect(await stored(bytes)).toBe(bytes)
})

test('a picture that decoders read, but that is not built as its format says, is written anew', async () => {
  const plain = await sharp(await png(40, 20))
    .jpeg()
    .toBuffer()
  // A marker without a meaning, which decoders skip, and a comment.
  const odd = Buffer.from([0xff, 0x01, 0xff, 0xfe, 0, secret.length + 2])
  const bytes = Buffer.concat([plain.subarray(0, 2), odd, Buffer.from(secret), plain.subarray(2)])
  const clean = await stored(bytes)
  expect(clean.includes(secret)).toBe(false)
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 })
})

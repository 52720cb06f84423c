import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import { keepMark } from './keep-mark.ts'
import { saysMade } from './says-made.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const drawn = sharp({ create: { width: 240, height: 240, channels: 3, background: '#FFF', noise } })

/** As this device stores it. */
async function stored(format: 'jpeg' | 'png' | 'webp', xmp: string | null) {
  const made = drawn.clone().toFormat(format)
  const bytes = await (xmp === null || format === 'png' ? made : made.withXmp(xmp)).toBuffer()
  const told = xmp !== null && format === 'png' ? withText(bytes, xmp) : bytes
  const type = `image/${format}`
  return new Blob([stripMetadata(new Uint8Array(told), type)?.bytes ?? ''], { type })
}

/** XMP that is not compressed, before the end of a PNG. */
function withText(png: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const chunk = Buffer.concat([length, Buffer.from('iTXt'), content, Buffer.alloc(4)])
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)])
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s says that a model made it', async (format) => {
  const picture = await stored(format, aiXmp)
  expect(await saysMade(picture)).toBe(true)
  expect(await saysMade(await stored(format, null))).toBe(false)
})

test('other metadata say nothing of it', async () => {
  const other = aiXmp.replace('trainedAlgorithmicMedia', 'digitalCapture')
  expect(await saysMade(await stored('jpeg', other))).toBe(false)
})

test('a drawing or text that names the term is none', async () => {
  expect(await saysMade(new Blob([aiXmp], { type: 'image/svg+xml' }))).toBe(false)
  expect(await saysMade(new Blob([aiXmp], { type: 'text/plain' }))).toBe(false)
})

test('an empty file is none', async () => {
  expect(await saysMade(new Blob([], { type: 'image/png' }))).toBe(false)
})

test('what is drawn from a picture that a model made says so, too', async () => {
  const png = new Blob([new Uint8Array(await drawn.clone().png().toBuffer())], { type: 'image/png' })
  expect(await saysMade(await keepMark(await stored('jpeg', aiXmp), png))).toBe(true)
  expect(await keepMark(await stored('jpeg', null), png)).toBe(png)
})

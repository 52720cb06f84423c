import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addAiMark } from './add-ai-mark.ts'
import { stripMetadata } from './strip-metadata.ts'

const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#B4583A' } })

test.each(['jpeg', 'png'] as const)('a %s has the mark, which stays, and the same pixels', async (format) => {
  const type = `image/${format}`
  const bytes = await drawn.clone().toFormat(format).toBuffer()
  const marked = addAiMark(bytes, type) ?? new Uint8Array()
  expect(stripMetadata(marked, type)).toMatchObject({ isAi: true })
  expect(stripMetadata(marked, type)?.bytes).toEqual(marked)
  const pixels = (of: Uint8Array) => sharp(of).raw().toBuffer()
  expect((await pixels(marked)).equals(await pixels(bytes))).toBe(true)
  expect((await sharp(marked).metadata()).xmp?.toString()).toContain('trainedAlgorithmicMedia')
})

test('another format gets none', () => {
  expect(addAiMark(new Uint8Array(40), 'image/webp')).toBeNull()
})

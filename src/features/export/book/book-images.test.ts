import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import type { FileReference } from '#model/fields/file.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { readBookImages } from './book-images.ts'

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#B4583A' } })
  .jpeg()
  .toBuffer()
const whole = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
const cut = new Blob([new Uint8Array(jpeg.subarray(0, jpeg.length - 60))], { type: 'image/jpeg' })

afterEach(() => vi.unstubAllGlobals())

test('photographs that are not here or cannot be decoded are counted, and the others stay', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const files: Readonly<Record<string, Blob | null>> = { a: whole, b: cut, c: null, d: whole }
  const { images, ...left } = await readBookImages(
    photographs('a', 'b', 'c', 'd', 'e'),
    async (reference) => {
      const { idBlob } = reference as { readonly idBlob: string }
      if (idBlob === 'e') throw new Error('the store does not answer')
      const blob = files[idBlob]
      return blob ? { blob } : null
    },
  )
  expect([...images.keys()]).toEqual(['visual.photography/a', 'visual.photography/d'])
  expect(left).toEqual({ absent: 2, unreadable: 1 })
})

test('a JPEG of the right size is not decoded, and keeps its photographer', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('it was decoded')))
  const { images } = await readBookImages(photographs('a'), async () => ({
    blob: whole,
    credit: { name: 'Mina Park' },
  }))
  const image = images.get('visual.photography/a')
  expect(image).toMatchObject({ type: 'application/pdf', ratio: 4 / 3, by: 'Mina Park' })
  expect(Buffer.from(image?.bytes ?? []).includes(jpeg)).toBe(true)
})

test('one that a model made says so', async () => {
  const made = await sharp(jpeg).jpeg().withXmp(aiXmp).toBuffer()
  const files = { a: whole, b: new Blob([new Uint8Array(made)], { type: 'image/jpeg' }) }
  const { images } = await readBookImages(photographs('a', 'b'), async (reference) => ({
    blob: files[(reference as unknown as { readonly idBlob: 'a' | 'b' }).idBlob],
  }))
  expect([...images.values()].map(({ isMade }) => isMade)).toEqual([undefined, true])
})

function photographs(...keys: string[]) {
  return {
    'visual.photography': keys.map((key) => ({ key, file: { idBlob: key } as unknown as FileReference })),
  }
}

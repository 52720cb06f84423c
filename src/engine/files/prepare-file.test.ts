import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { prepareFile } from './prepare-file.ts'

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0))
const chunk = (name: string, ...data: number[]) => [
  ...text(name),
  ...[data.length, 0, 0, 0],
  ...data,
  ...(data.length % 2 ? [0] : []),
]
const webp = (...content: number[]) => [
  ...text('RIFF'),
  ...[content.length + 4, 0, 0, 0],
  ...text('WEBP'),
  ...content,
]
const header = (flags: number) => chunk('VP8X', flags, 0, 0, 0, 9, 0, 0, 9, 0, 0)
const frame = chunk('ANMF', ...new Array(16).fill(0), ...chunk('VP8 ', 1, 2))
/** A camera that was turned. */
const turned = [...text('MM'), 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]

const prepare = async (bytes: number[], name = '우리 가게.webp') => {
  const prepared = await prepareFile(Object.assign(new Blob([Uint8Array.from(bytes)]), { name }), photoRule)
  return prepared.ok
    ? {
        name: prepared.name,
        type: prepared.blob.type,
        bytes: [...new Uint8Array(await prepared.blob.arrayBuffer())],
      }
    : prepared
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { drawImage: () => {} }
      }
      convertToBlob = async ({ type }: { type: string }) => new Blob(['drawn'], { type })
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

describe('a WebP', () => {
  it('that moves keeps moving, without EXIF and XMP', async () => {
    const notes = [...chunk('EXIF', ...turned), ...chunk('XMP ', ...text('<x/>'))]
    expect(await prepare(webp(...header(0x06), ...chunk('ANIM', 1), ...frame, ...frame, ...notes))).toEqual({
      name: '우리 가게.webp',
      type: 'image/webp',
      bytes: webp(...header(0x02), ...chunk('ANIM', 1), ...frame, ...frame),
    })
  })

  it('that a model made says so, also where it is drawn again', async () => {
    const xmp = text(aiXmp)
    const lengthOf = (size: number) => [size & 255, size >> 8, 0, 0]
    const told = [...text('XMP '), ...lengthOf(xmp.length), ...xmp, ...(xmp.length % 2 ? [0] : [])]
    const parts = [...header(0x0c), ...chunk('VP8 ', 1, 2), ...chunk('EXIF', ...turned), ...told]
    const bytes = [...text('RIFF'), ...lengthOf(parts.length + 4), ...text('WEBP'), ...parts]
    const prepared = await prepare(bytes)
    expect(prepared).toMatchObject({ name: '우리 가게.png', type: 'image/png' })
    expect('bytes' in prepared && String.fromCharCode(...prepared.bytes)).toContain('trainedAlgorithmicMedia')
  })

  it('that does not move is not compressed again', async () => {
    expect(
      await prepare([...webp(...chunk('VP8 ', 1, 2), ...chunk('EXIF', ...turned)), ...text('behind')]),
    ).toMatchObject({
      bytes: webp(...chunk('VP8 ', 1, 2)),
    })
  })

  it('that is turned is drawn upright', async () => {
    const still = webp(...header(0x08), ...chunk('VP8 ', 1, 2), ...chunk('EXIF', ...turned))
    expect(await prepare(still)).toMatchObject({ bytes: text('drawn') })
  })
})

it('refuses a file that cannot be read, such as one that was moved meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const moved = new Blob([Uint8Array.from(webp(...header(0)))])
  vi.spyOn(moved, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as Blob)
  expect(await prepareFile(moved, photoRule)).toEqual({ ok: false, fault: 'unreadable' })
})

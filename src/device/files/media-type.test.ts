import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from './media-type.ts'
import { stripMetadata } from './strip-metadata.ts'

const text = (words: string) => new TextEncoder().encode(words)
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)))

describe('the type of a file is read from its bytes', () => {
  it.each([
    [bytes([0x89], 'PNG', [13, 10, 26, 10]), 'image/png'],
    [bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [bytes('GIF89a'), 'image/gif'],
    [bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
    [bytes([0, 0, 0, 24], 'ftypheic'), 'image/heic'],
    [bytes([0, 0, 0, 24], 'ftypmif1'), 'image/heic'],
    [bytes([0, 0, 0, 24], 'ftypavif'), 'image/avif'],
    [bytes('%PDF-1.7'), 'application/pdf'],
    [bytes('<svg xmlns="http://www.w3.org/2000/svg">'), 'image/svg+xml'],
    [bytes('\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<svg>'), 'image/svg+xml'],
    [bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg>'), 'image/svg+xml'],
    [bytes('<html><svg>'), null],
    [bytes('MZ this is a program called logo.png'), null],
    [bytes([]), null],
  ])('%#', (head, type) => {
    expect(mediaTypeOf(head)).toBe(type)
  })
})

describe('metadata of a camera', () => {
  const exif = (orientation: number) => {
    const content = bytes(
      'Exif',
      [0, 0],
      'MM',
      [0, 0x2a, 0, 0, 0, 8, 0, 1],
      [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
      [0, 0, 0, 0],
    )
    return bytes([0xff, 0xe1, 0, content.length + 2], [...content])
  }
  const picture = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]
  const profile = [0xff, 0xe2, 0, 4, 7, 7]

  it('is removed from a JPEG, its colour profile and its pixels stay', () => {
    const jpeg = bytes([0xff, 0xd8], [...exif(1)], profile, [0xff, 0xfe, 0, 5, 104, 105, 33], picture)
    expect(stripMetadata(jpeg, 'image/jpeg')).toEqual(bytes([0xff, 0xd8], profile, picture))
  })

  it('reports a rotated picture, which has to be drawn again', () => {
    expect(stripMetadata(bytes([0xff, 0xd8], [...exif(6)], picture), 'image/jpeg')).toBeNull()
  })

  it('is removed from a PNG', () => {
    const chunk = (name: string, data: number[]) => bytes([0, 0, 0, data.length], name, data, [9, 9, 9, 9])
    const head = bytes([0x89], 'PNG', [13, 10, 26, 10])
    const whole = bytes(
      [...head],
      [...chunk('IHDR', [1])],
      [...chunk('eXIf', [2])],
      [...chunk('tEXt', [3, 4])],
      [...chunk('IEND', [])],
    )
    expect(stripMetadata(whole, 'image/png')).toEqual(
      bytes([...head], [...chunk('IHDR', [1])], [...chunk('IEND', [])]),
    )
  })

  it('of a damaged file is not found', () => {
    expect(stripMetadata(bytes([0xff, 0xd8, 0xff, 0xe1, 0, 1]), 'image/jpeg')).toBeNull()
    expect(stripMetadata(bytes([0xff, 0xd8, 0xff]), 'image/jpeg')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

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

import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { driveTypes } from '#contract/file.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import {
  compoundFile,
  font,
  hwp,
  hwpx,
  isoMedia,
  mp3,
  openXmlFile,
  pdf,
  png,
  svg,
  wav,
  webm,
  woff2,
  zipOf,
} from './content/test-files.ts'
import { nameFor, readContent, refuseSize } from './read-content.ts'

const megabyte = 1024 * 1024

function storeOf(bytes: Buffer): Pick<Storage, 'get'> {
  return {
    get: async (_key, range) => ({
      body: Readable.from([range ? bytes.subarray(range.start, (range.end ?? bytes.length) + 1) : bytes]),
      size: bytes.length,
    }),
  }
}

const read = (bytes: Buffer, name = 'x', accepts?: Parameters<typeof readContent>[2]) =>
  readContent(storeOf(bytes), { key: 'brand/1/a', size: bytes.length, name, owner: 'brand 1' }, accepts)
const typeOf = async (bytes: Buffer, name?: string) => (await read(bytes, name)).type
const reasonOf = (bytes: Buffer, name?: string) =>
  read(bytes, name).then(
    ({ type }) => type,
    ({ wordsOf }) => wordsOf,
  )

test('every type is found in the content, whatever the name', async () => {
  const picture = sharp(await png())
  const word = openXmlFile('wordprocessingml.document', 'word/document.xml')
  const found = {
    'image/png': await png(),
    'image/jpeg': await picture.jpeg().toBuffer(),
    'image/gif': await picture.gif().toBuffer(),
    'image/webp': await picture.webp().toBuffer(),
    'image/svg+xml': svg(),
    'application/pdf': pdf(),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': word,
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': openXmlFile(
      'presentationml.presentation',
      'ppt/presentation.xml',
    ),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': openXmlFile(
      'spreadsheetml.sheet',
      'xl/workbook.xml',
    ),
    'application/x-hwp': hwp(),
    'application/vnd.hancom.hwpx': hwpx(),
    'text/plain': Buffer.from('온기 차림표\n'),
    'video/mp4': isoMedia('isom', 'vide'),
    'video/quicktime': isoMedia('qt  ', 'vide'),
    'video/webm': webm(),
    'audio/mpeg': mp3(),
    'audio/wav': wav(),
    'audio/mp4': isoMedia('M4A ', 'soun'),
    'font/woff2': woff2(),
    'font/ttf': font('\x00\x01\x00\x00'),
    'font/otf': font('OTTO'),
    'application/zip': zipOf({ '사진/봄.txt': '봄' }),
  }
  for (const [type, bytes] of Object.entries(found)) expect(await typeOf(bytes), type).toBe(type)
  const named = ['text/csv', 'text/markdown']
  expect([...Object.keys(found), ...named].sort()).toEqual(Object.keys(driveTypes).sort())
  // A sound under the brand of films.
  expect(await typeOf(isoMedia('mp42', 'soun'))).toBe('audio/mp4')
})

describe('a text', () => {
  test('is one by its content, and of a kind by its name', async () => {
    const words = Buffer.from('이름,값\n온기,1\n')
    expect(await typeOf(words, '표.csv')).toBe('text/csv')
    expect(await typeOf(words, '글.MD')).toBe('text/markdown')
    expect(await typeOf(words, '글')).toBe('text/plain')
    expect(await reasonOf(words, '쪽.html')).toBe('UNSUPPORTED_TYPE')
    expect(await reasonOf(Buffer.from('#!/bin/sh\n'), 'run.sh')).toBe('UNSUPPORTED_TYPE')
    expect(await reasonOf(Buffer.from('<!-- 메모 -->\n# 제목'), 'a.md')).toBe('text/markdown')
  })

  test('of Excel and Notepad is one as well', async () => {
    const korean = Buffer.from([0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb0, 0xaa])
    expect(await typeOf(korean, 'a.csv')).toBe('text/csv')
    expect(await typeOf(Buffer.from('\ufeff이름,값', 'utf16le'), 'a.csv')).toBe('text/csv')
  })

  test('has no control characters', async () => {
    expect(await reasonOf(Buffer.concat([Buffer.from('a'), Buffer.from([0])]), 'a.txt')).toBe(
      'UNSUPPORTED_TYPE',
    )
    expect(await reasonOf(randomBytes(5000), 'a.txt')).toBe('UNSUPPORTED_TYPE')
  })
})

describe('what is two files at once is refused', () => {
  const archive = zipOf({ 'a.txt': 'a' })
  test.each([
    ['a picture with an archive behind it', async () => Buffer.concat([await png(), archive])],
    ['a PDF with an archive behind it', async () => Buffer.concat([pdf(), archive])],
    ['a video with an archive behind it', async () => Buffer.concat([isoMedia('isom', 'vide'), archive])],
    [
      'an archive with something in front of it',
      async () => {
        const inside = Buffer.concat([Buffer.from('PK\x03\x04junkjunk', 'latin1'), archive])
        return inside
      },
    ],
    ['an archive with something behind it', async () => Buffer.concat([archive, Buffer.from('tail')])],
    ['a PDF without an end', async () => Buffer.from('%PDF-1.7\nwhat else')],
    ['a video that is cut', async () => isoMedia('isom', 'vide').subarray(0, -20)],
    ['a video without tracks', async () => isoMedia('isom', 'vide').subarray(0, 16)],
    ['a font whose tables are elsewhere', async () => font('OTTO').subarray(0, -2)],
    ['a sound that is cut', async () => wav().subarray(0, -20)],
    ['a compound file without a directory', async () => hwp().subarray(0, 600)],
  ])('%s', async (_, make) => {
    expect(await reasonOf(await make())).toBe('DAMAGED_FILE')
  })
})

describe('an archive', () => {
  test('that unpacks to very much is refused', async () => {
    const unpackingTo = (size: number) => {
      const bytes = zipOf({ a: 'x' })
      bytes.writeUInt32LE(size, bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
      return bytes
    }
    expect(await reasonOf(unpackingTo(120 * megabyte), 'a.zip')).toBe('UNSAFE_ARCHIVE')
    expect(await typeOf(unpackingTo(60 * megabyte), 'a.zip')).toBe('application/zip')
  })

  test('with very many entries is refused', async () => {
    const bytes = zipOf({ a: 'x' })
    bytes.writeUInt16LE(10_001, bytes.length - 22 + 10)
    expect(await reasonOf(bytes, 'a.zip')).toBe('UNSAFE_ARCHIVE')
  })

  test('whose entries share bytes is refused', async () => {
    const bytes = Buffer.from(zipSync({ a: randomBytes(1000), b: randomBytes(1000) }))
    const second = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    // The second entry says that it is where the first one is.
    bytes.writeUInt32LE(0, second + 42)
    expect(await reasonOf(bytes, 'a.zip')).toBe('UNSAFE_ARCHIVE')
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'C:\\a.txt', 'a/..\\b'])(
    'that unpacks to %s is refused',
    async (name) => {
      expect(await reasonOf(zipOf({ [name]: 'x' }), 'a.zip')).toBe('UNSAFE_ARCHIVE')
    },
  )

  test('that is a program, another document or has macros is none of ours', async () => {
    const macros = openXmlFile('wordprocessingml.document', 'word/document.xml', {
      'word/vbaProject.bin': 'x',
    })
    const other = openXmlFile('wordprocessingml.template', 'word/document.xml')
    for (const bytes of [
      zipOf({ 'META-INF/MANIFEST.MF': 'x' }),
      zipOf({ 'AndroidManifest.xml': 'x' }),
      zipOf({ mimetype: 'application/epub+zip' }),
      macros,
      other,
    ])
      expect(await reasonOf(bytes, 'a.zip')).toBe('UNSUPPORTED_TYPE')
    expect(await reasonOf(zipOf({ a: 'x' }), 'a.pages')).toBe('UNSUPPORTED_TYPE')
  })
})

test('other kinds of known containers are none of ours', async () => {
  expect(await reasonOf(compoundFile({ WordDocument: 'x' }), 'a.hwp')).toBe('UNSUPPORTED_TYPE')
  expect(await reasonOf(compoundFile({ FileHeader: 'something', DocInfo: '' }))).toBe('UNSUPPORTED_TYPE')
  expect(await reasonOf(webm('matroska'))).toBe('UNSUPPORTED_TYPE')
  expect(await reasonOf(isoMedia('heic', 'pict'))).toBe('UNSUPPORTED_TYPE')
  expect(await reasonOf(Buffer.from('MZ\x90\x00', 'latin1'), 'a.txt')).toBe('UNSUPPORTED_TYPE')
})

test('a picture of more than 100 megapixels is refused with words, before it is decoded', async () => {
  const bytes = await png(2, 2)
  bytes.writeUInt32BE(10_001, 16)
  bytes.writeUInt32BE(10_000, 20)
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  expect(await reasonOf(bytes)).toBe('TOO_MANY_PIXELS')
})

test('a drawing is cleaned, and one with a script refused', async () => {
  const { cleaned } = await read(svg())
  expect(cleaned?.toString()).toContain('<path d="M0 0h8">')
  expect(cleaned?.toString()).not.toContain('desc>x<metadata')
  expect(await reasonOf(svg('<script>alert(1)</script>'))).toBe('UNSAFE_DRAWING')
})

test('a call takes its own types alone', async () => {
  const isVideo = (type: string) => type.startsWith('video/')
  await expect(read(pdf(), 'a.mp4', isVideo)).rejects.toMatchObject({ wordsOf: 'UNSUPPORTED_TYPE' })
  await expect(read(await png(), 'a.mp4', isVideo)).rejects.toMatchObject({ wordsOf: 'UNSUPPORTED_TYPE' })
})

test('a size that no file of the name may have is refused before a byte', () => {
  expect(() => refuseSize('a.mp4', 200 * megabyte)).not.toThrow()
  expect(() => refuseSize('a.MP4', 200 * megabyte + 1)).toThrow('TOO_LARGE')
  expect(() => refuseSize('a.mov', 300 * megabyte, 300 * megabyte)).not.toThrow()
  expect(() => refuseSize('a.mov', 300 * megabyte + 1, 300 * megabyte)).toThrow('TOO_LARGE')
  expect(() => refuseSize('a.pdf', 50 * megabyte + 1, 300 * megabyte)).toThrow('TOO_LARGE')
  expect(() => refuseSize('a.pdf', 50 * megabyte + 1)).toThrow('TOO_LARGE')
  expect(() => refuseSize('a.jpg', 10 * megabyte + 1)).toThrow('TOO_LARGE')
})

test('a name keeps an ending of its type, and loses that of another one', () => {
  expect(nameFor('사진.JPEG', 'image/jpeg')).toBe('사진.JPEG')
  expect(nameFor('사진.png', 'image/jpeg')).toBe('사진.jpg')
  expect(nameFor('차림표 v1.2', 'application/pdf')).toBe('차림표 v1.2.pdf')
  expect(nameFor('.png', 'image/png')).toBe('.png.png')
})

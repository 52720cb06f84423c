import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { centralHeader, end, localHeader, type ZipEntry, zipOf } from './zip.ts'

const changedAt = new Date('2026-11-25T03:00:00Z')

const entry = (name: string, bytes: Buffer, isCompressible = false): ZipEntry => ({
  name,
  size: bytes.length,
  changedAt,
  isCompressible,
  open: async () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]),
})

const zipped = (entries: Iterable<ZipEntry>) => buffer(Readable.from(zipOf(entries)))

test('names of all languages, empty files and folders come out as they went in', async () => {
  const picture = randomBytes(300_000)
  const text = Buffer.from('온기 '.repeat(10_000))
  const zip = await zipped([
    entry('차림표/', Buffer.alloc(0)),
    entry('차림표/봄 메뉴.png', picture),
    entry('차림표/설명.txt', text, true),
    entry('空.txt', Buffer.alloc(0)),
  ])
  const found = unzipSync(zip)
  expect(Object.keys(found)).toEqual(['차림표/', '차림표/봄 메뉴.png', '차림표/설명.txt', '空.txt'])
  expect(Buffer.from(found['차림표/봄 메뉴.png'] ?? [])).toEqual(picture)
  expect(Buffer.from(found['차림표/설명.txt'] ?? [])).toEqual(text)
  expect(zip.length).toBeLessThan(picture.length + 5_000)
})

test('an entry whose bytes are gone is left out, and one that breaks ends the archive with its error', async () => {
  const gone: ZipEntry = { ...entry('gone.png', Buffer.from('a')), open: async () => null }
  expect(Object.keys(unzipSync(await zipped([gone, entry('a.png', Buffer.from('a'))])))).toEqual(['a.png'])
  const broken: ZipEntry = {
    ...entry('broken.png', Buffer.from('a')),
    open: async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('a')
          throw new Error('the store is away')
        })(),
      ),
  }
  await expect(zipped([broken])).rejects.toThrow('the store is away')
})

test('a reader that goes away ends the reading of an entry', async () => {
  const body = Readable.from(
    (function* () {
      for (;;) yield randomBytes(65_536)
    })(),
  )
  const endless = { ...entry('endless.mp4', Buffer.alloc(0)), size: 10 ** 9, open: async () => body }
  const zip = Readable.from(zipOf([endless]))
  for await (const _ of zip) break
  await expect.poll(() => body.destroyed).toBe(true)
})

test('of many small ones the next are open before their turn, and one that is longer than it says breaks off', async () => {
  const opened: string[] = []
  const small = Array.from({ length: 40 }, (_, at) => {
    const one = entry(`${at}.txt`, Buffer.from(`text ${at}`), true)
    const open = () => {
      opened.push(one.name)
      return one.open()
    }
    return { ...one, open }
  })
  const zip = zipOf(small)
  await zip.next()
  expect(opened).toHaveLength(17)
  const long = { ...entry('long.txt', Buffer.alloc(100_000)), size: 5 }
  await expect(zipped([long])).rejects.toThrow('more bytes')
  expect(Object.keys(unzipSync(await zipped(small)))).toEqual(small.map(({ name }) => name))
})

test('from 4 GB on, sizes and places are in the fields of ZIP64', () => {
  const name = Buffer.from('영상.mp4')
  const [size, packed, offset] = [5_000_000_000, 5_000_400_000, 6_000_000_000]
  const local = localHeader(name, changedAt, true)
  expect(local.readUInt32LE(18)).toBe(0xffff_ffff)
  expect(local.readUInt16LE(30 + name.length)).toBe(1)
  const central = centralHeader({ name, crc: 1, packed, size, offset, changedAt })
  const extra = central.subarray(46 + name.length)
  expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).toEqual([1, 24])
  expect([4, 12, 20].map((at) => Number(extra.readBigUInt64LE(at)))).toEqual([size, packed, offset])
  expect(centralHeader({ name, crc: 1, packed: 2, size: 2, offset: 2, changedAt })).toHaveLength(
    46 + name.length,
  )
  const tail = end({ count: 70_000, offset, length: 9 })
  expect(tail.readUInt32LE(0)).toBe(0x0606_4b50)
  expect([Number(tail.readBigUInt64LE(32)), Number(tail.readBigUInt64LE(48))]).toEqual([70_000, offset])
  expect([tail.readUInt32LE(56), Number(tail.readBigUInt64LE(64))]).toEqual([0x0706_4b50, offset + 9])
  expect(end({ count: 1, offset: 2, length: 3 })).toHaveLength(22)
})

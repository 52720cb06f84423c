import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { box, isoMedia } from './content/test-files.ts'
import { plainBody } from './plain-body.ts'
import type { FileRow } from './queries.ts'

const secret = '+37.5665+126.9780/'
let keys = 0

async function served(bytes: Buffer, type: string, range?: { readonly start: number; readonly end: number }) {
  const row = { storage_key: `key ${keys++}`, media_type: type, size: bytes.length, brand_id: 1 } as FileRow
  const reads: string[] = []
  const storage = {
    async get(key: string, part?: { readonly start: number; readonly end: number }) {
      reads.push(key)
      const wanted = part ? bytes.subarray(part.start, part.end + 1) : bytes
      // In chunks of odd sizes, as a store has them.
      const chunks = Array.from({ length: Math.ceil(wanted.length / 7) }, (_, at) =>
        wanted.subarray(at * 7, at * 7 + 7),
      )
      return { body: Readable.from(chunks, { objectMode: false }), size: bytes.length }
    },
  }
  const body = await plainBody({ storage }, row)
  const got = await body.open(range)
  return { size: body.size, bytes: got ? await buffer(got.body) : null }
}

const plainPicture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#8E3B2E' } }).jpeg()

test('a picture that is older than the rule is served without its metadata, whole and in parts', async () => {
  const old = await plainPicture()
    .withExif({ IFD3: { GPSLatitude: secret } })
    .toBuffer()
  const whole = await served(old, 'image/jpeg')
  expect((await sharp(whole.bytes ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined()
  expect(whole.size).toBe(whole.bytes?.length)
  const part = await served(old, 'image/jpeg', { start: 2, end: 9 })
  expect(part.bytes).toEqual(whole.bytes?.subarray(2, 10))
})

test('a picture without metadata is served as it is stored', async () => {
  const bytes = await plainPicture().toBuffer()
  expect((await served(bytes, 'image/jpeg')).bytes?.equals(bytes)).toBe(true)
})

const udta = box('udta', box('\xa9xyz', secret))
const film = (...inside: Buffer[]) =>
  Buffer.concat([box('ftyp', 'isom', Buffer.alloc(4)), ...inside, box('mdat', 'pictures and sound')])

test('a film tells no place, keeps its length, its tracks and its pictures, whole and in any part', async () => {
  const track = box('trak', box('mdia', 'handler'), udta)
  const bytes = film(box('moov', box('mvhd', 'times'), track, udta, box('meta', secret)), box('uuid', secret))
  const whole = (await served(bytes, 'video/mp4')).bytes ?? Buffer.alloc(0)
  expect(whole.length).toBe(bytes.length)
  expect(whole.includes(secret)).toBe(false)
  for (const kept of ['mvhd', 'times', 'mdia', 'handler', 'pictures and sound'])
    expect(whole.includes(kept)).toBe(true)
  for (let start = 0; start < bytes.length; start += 5) {
    const range = { start, end: Math.min(start + 12, bytes.length - 1) }
    expect((await served(bytes, 'video/quicktime', range)).bytes).toEqual(
      whole.subarray(range.start, range.end + 1),
    )
  }
})

test('a film without metadata, and one whose boxes cannot be followed, are served as they are stored', async () => {
  const odd = film(Buffer.from([0, 0, 0, 3]), udta)
  for (const bytes of [isoMedia('isom', 'vide'), odd])
    expect((await served(bytes, 'video/mp4')).bytes?.equals(bytes)).toBe(true)
})

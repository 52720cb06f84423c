import { createCipheriv, createHash } from 'node:crypto'

const chunkBytes = 4 * 1024 * 1024

/**
 * A file of `size` bytes that is a film by its boxes, piece by piece: a track with pictures, and random bytes from `seed` as
 * its content. The same for the same seed.
 */
export function* largeVideo(size: number, seed: number): Generator<Buffer<ArrayBuffer>> {
  const head = headOf()
  yield head
  const cipher = createCipheriv('aes-128-ctr', keyOf(seed), Buffer.alloc(16))
  for (let left = size - head.length; left > 0; left -= chunkBytes)
    yield Buffer.from(cipher.update(Buffer.alloc(Math.min(chunkBytes, left))))
}

function headOf(): Buffer<ArrayBuffer> {
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(12)])
  const kind = box('ftyp', Buffer.from('isom\0\0\0\0'))
  const mdat = Buffer.from('\0\0\0\0mdat')
  return Buffer.concat([kind, box('moov', box('hdlr', handler)), mdat])
}

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + head.length)
  head.write(type, 4)
  return Buffer.concat([head, body])
}

function keyOf(seed: number): Buffer {
  return createHash('sha256').update(String(seed)).digest().subarray(0, 16)
}

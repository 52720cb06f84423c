import { imageMaxBytes } from '#contract/file.ts'
import { largestOther, largestVideo } from '#contract/resumable.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooLarge } from '#server/http/uploads.ts'
import { readPicture } from '../picture.ts'

export interface Content {
  readonly type: string
  /** Of the file's name. */
  readonly extension: string
  readonly width: number | null
  readonly height: number | null
}

const headBytes = 4096

interface Kind {
  readonly type: string
  readonly extension: string
  readonly most: number
  is(head: Buffer): boolean
}

const kinds: readonly Kind[] = [
  { type: 'video/quicktime', extension: '.mov', most: largestVideo, is: (head) => brandOf(head) === 'qt  ' },
  {
    type: 'video/mp4',
    extension: '.mp4',
    most: largestVideo,
    is: (head) => /^(isom|iso\d|mp4\d|avc1|M4V |MSNV|dash)$/.test(brandOf(head)),
  },
  {
    type: 'video/webm',
    extension: '.webm',
    most: largestVideo,
    is: (head) => head.subarray(0, 4).toString('hex') === '1a45dfa3' && head.subarray(0, 64).includes('webm'),
  },
  {
    type: 'application/pdf',
    extension: '.pdf',
    most: largestOther,
    is: (head) => head.subarray(0, 5).toString('latin1') === '%PDF-',
  },
  {
    type: 'application/zip',
    extension: '.zip',
    most: largestOther,
    is: (head) => head.subarray(0, 4).toString('latin1') === 'PK\x03\x04',
  },
]

/** Refuses a size that no file of this name may have, before a byte is sent. The content decides at the end. */
export function refuseSize(name: string, size: number): void {
  const isVideo = /\.(mp4|mov|webm|m4v)$/i.test(name)
  const isPicture = /\.(jpe?g|png|gif|webp|svg)$/i.test(name)
  const most = isVideo ? largestVideo : isPicture ? imageMaxBytes.DRIVE : largestOther
  if (size > most) throw tooLarge(most)
}

/** Reads what stored bytes are, not from their name. Rejects with UNSUPPORTED_TYPE, or TOO_LARGE for their type. */
export async function readContent(
  storage: Pick<Storage, 'get'>,
  key: string,
  size: number,
  owner: string,
): Promise<Content> {
  const got = await storage.get(key, { start: 0, end: headBytes - 1 })
  if (got === null) throw new Error('The bytes of an upload are not there.')
  const head: Buffer[] = []
  for await (const chunk of got.body) head.push(chunk as Buffer)
  const kind = kinds.find(({ is }) => is(Buffer.concat(head)))
  if (kind) {
    if (size > kind.most) throw tooLarge(kind.most)
    return { type: kind.type, extension: kind.extension, width: null, height: null }
  }
  if (size > imageMaxBytes.DRIVE) throw new Refusal('UNSUPPORTED_TYPE')
  const { type, width, height } = await readPicture(
    (await readStored(storage, key)) ?? Buffer.alloc(0),
    owner,
  )
  return {
    type,
    extension: `.${type.slice('image/'.length).replace('jpeg', 'jpg').replace('svg+xml', 'svg')}`,
    width,
    height,
  }
}

/** Of an ISO base media file. */
function brandOf(head: Buffer): string {
  return head.subarray(4, 8).toString('latin1') === 'ftyp' ? head.subarray(8, 12).toString('latin1') : ''
}

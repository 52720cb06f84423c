import { largestOther, largestVideo } from '#contract/resumable.ts'
import { headLength, mediaTypeOf } from '../files/media-type.ts'

const megabyte = 1024 * 1024
const openXml = 'application/vnd.openxmlformats-officedocument'
const docx = `${openXml}.wordprocessingml.document`
const pptx = `${openXml}.presentationml.presentation`
const xlsx = `${openXml}.spreadsheetml.sheet`

/** What a drive takes: media type by the ending of the name, and by the first bytes where they tell. */
const endings: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx,
  pptx,
  xlsx,
  hwp: 'application/x-hwp',
  hwpx: 'application/vnd.hancom.hwpx',
  txt: 'text/plain',
  csv: 'text/csv',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  zip: 'application/zip',
}

export type DriveFault =
  | 'empty'
  | 'heic'
  | 'wrongType'
  /** Its name says a picture, its bytes do not. */
  | 'notPicture'
  | 'tooLarge'
  /** It was changed, moved or deleted after it was chosen. */
  | 'unreadable'
  /** The plan of the brand has no room for it. */
  | 'noRoom'
  /** This device has no room for it. */
  | 'noSpace'
  /** As many bytes wait as may wait; others are to be sent first. */
  | 'queueFull'
  | 'signedOut'

export type Checked =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly fault: DriveFault }

/** Checks a file before it is stored: the server would refuse it later. */
export async function checkFile(file: File): Promise<Checked> {
  if (file.size === 0) return { ok: false, fault: 'empty' }
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const told = mediaTypeOf(head)
  if (told === 'image/heic') return { ok: false, fault: 'heic' }
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const named = endings[ending]
  const type = told !== null && known.has(told) ? told : named
  if (type === undefined) return { ok: false, fault: 'wrongType' }
  if (told !== type && !(type in signs ? signs[type]?.(head) : !known.has(type)))
    return { ok: false, fault: type.startsWith('image/') ? 'notPicture' : 'wrongType' }
  return file.size > mostBytes(type) ? { ok: false, fault: 'tooLarge' } : { ok: true, type }
}

/** Whose first bytes `mediaTypeOf` knows: a name alone does not make a file one of them. */
const known: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
])

const isZip = (head: Uint8Array) => starts(head, 'PK\x03\x04') || starts(head, 'PK\x05\x06')
const isIsoMedia = (head: Uint8Array) => starts(head.subarray(4), 'ftyp')
/** A text of any encoding but UTF-16 without its mark. */
const isText = (head: Uint8Array) => starts(head, '\xff\xfe') || starts(head, '\xfe\xff') || !head.includes(0)

/** What the other types begin with. The server looks into them; here a wrong name is found before the file waits. */
const signs: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  [docx]: isZip,
  [pptx]: isZip,
  [xlsx]: isZip,
  'application/vnd.hancom.hwpx': isZip,
  'application/zip': isZip,
  'application/x-hwp': (head) => starts(head, '\xd0\xcf\x11\xe0'),
  'text/plain': isText,
  'text/csv': isText,
  'video/mp4': isIsoMedia,
  // The oldest have no `ftyp`.
  'video/quicktime': (head) =>
    isIsoMedia(head) || /^(moov|mdat|wide|free|skip|pnot)$/.test(textAt(head, 4, 4)),
  'video/webm': (head) => starts(head, '\x1a\x45\xdf\xa3'),
  'font/woff2': (head) => starts(head, 'wOF2'),
  'font/ttf': (head) => starts(head, '\x00\x01\x00\x00') || starts(head, 'true'),
  'font/otf': (head) => starts(head, 'OTTO'),
}

function starts(head: Uint8Array, text: string): boolean {
  return textAt(head, 0, text.length) === text
}

function textAt(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length))
}

/** The largest file of a media type. */
function mostBytes(type: string): number {
  if (type.startsWith('image/')) return 10 * megabyte
  return type.startsWith('video/') ? largestVideo : largestOther
}

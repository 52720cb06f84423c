import { imageTypes } from '#contract/file.ts'
import { headLength, mediaTypeOf } from '../files/media-type.ts'

const megabyte = 1024 * 1024

/** What a drive takes: media type by the ending of the name, and by the first bytes where they tell. */
const endings: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
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

/** Whose first bytes `mediaTypeOf` knows: a name alone does not make a file one of them. */
const known = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
])

export type DriveFault =
  | 'empty'
  | 'heic'
  | 'wrongType'
  | 'notPicture'
  | 'tooLarge'
  | 'noRoom'
  | 'noSpace'
  | 'signedOut'

export type Checked =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly fault: DriveFault }

/** Checks a file before it is stored: the server would refuse it later. */
export async function checkFile(file: File): Promise<Checked> {
  if (file.size === 0) return { ok: false, fault: 'empty' }
  const told = mediaTypeOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  if (told === 'image/heic') return { ok: false, fault: 'heic' }
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const named = endings[ending]
  const type = told !== null && known.has(told) ? told : named
  if (type === undefined || !isTaken(type)) return { ok: false, fault: 'wrongType' }
  if (told !== type && known.has(type))
    return { ok: false, fault: type.startsWith('image/') ? 'notPicture' : 'wrongType' }
  return file.size > mostBytes(type) ? { ok: false, fault: 'tooLarge' } : { ok: true, type }
}

/** Whether the server has a call that takes it. */
function isTaken(type: string): boolean {
  return (imageTypes as readonly string[]).includes(type)
}

/** The largest file of a media type. */
function mostBytes(type: string): number {
  if (type.startsWith('image/')) return 10 * megabyte
  return (type.startsWith('video/') ? 200 : 50) * megabyte
}

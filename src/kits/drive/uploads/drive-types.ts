import { archiveSign, type DriveType, driveTypes, imageTypes } from '#contract/file.ts'
import { headLength, type MediaType, mediaTypeOf } from '#engine/files/media-type.ts'
import type { DrawingFault } from '#engine/files/prepare-drawing.ts'

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
  | DrawingFault

export interface RefusedFile {
  readonly name: string
  readonly fault: DriveFault
  /** The element of a drawing that cannot be taken. */
  readonly part?: string | null
}

export type Checked =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly fault: DriveFault }

/** Checks a file before it is stored: the server would refuse it later. */
export async function checkFile(file: File): Promise<Checked> {
  if (file.size === 0) return { ok: false, fault: 'empty' }
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const detected = mediaTypeOf(head)
  if (detected === 'image/heic') return { ok: false, fault: 'heic' }
  const named = typeOf(file.name)
  const type = isKnown(detected) ? detected : named
  if (type === undefined) return { ok: false, fault: 'wrongType' }
  const isSo = isKnown(type) ? detected === type : (signs[type] ?? isText)(head)
  if (!isSo) return { ok: false, fault: type.startsWith('image/') ? 'notPicture' : 'wrongType' }
  return file.size > driveTypes[type].most ? { ok: false, fault: 'tooLarge' } : { ok: true, type }
}

function typeOf(name: string): DriveType | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const entry = Object.entries(driveTypes).find(([, { endings }]) =>
    (endings as readonly string[]).includes(ending),
  )
  return entry?.[0] as DriveType | undefined
}

/** Whether `mediaTypeOf` knows its first bytes: a name alone does not make a file one of them. */
function isKnown(type: string | null | undefined): type is DriveType & MediaType {
  return type === 'application/pdf' || (imageTypes as readonly unknown[]).includes(type)
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const isZip = (head: Uint8Array) => starts(head, archiveSign)
const isIsoMedia = (head: Uint8Array) => starts(head.subarray(4), 'ftyp')
/** A text of any encoding but UTF-16 without its mark. */
const isText = (head: Uint8Array) => starts(head, '\xff\xfe') || starts(head, '\xfe\xff') || !head.includes(0)

/**
 * What the types begin with that `mediaTypeOf` does not know; the others are texts. The server looks into them; here a wrong
 * name is found before the file waits.
 */
const signs: { readonly [type in DriveType]?: (head: Uint8Array) => boolean } = {
  [`${openXml}.wordprocessingml.document`]: isZip,
  [`${openXml}.presentationml.presentation`]: isZip,
  [`${openXml}.spreadsheetml.sheet`]: isZip,
  'application/vnd.hancom.hwpx': isZip,
  'application/zip': isZip,
  'application/x-hwp': (head) => starts(head, '\xd0\xcf\x11\xe0'),
  'video/mp4': isIsoMedia,
  'audio/mp4': isIsoMedia,
  // The oldest have no `ftyp`.
  'video/quicktime': (head) =>
    isIsoMedia(head) || /^(moov|mdat|wide|free|skip|pnot)$/.test(textAt(head, 4, 4)),
  'video/webm': (head) => starts(head, '\x1a\x45\xdf\xa3'),
  'audio/mpeg': (head) => starts(head, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
  'audio/wav': (head) => starts(head, 'RIFF') && textAt(head, 8, 4) === 'WAVE',
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

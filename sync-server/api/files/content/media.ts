import type { Source } from './source.ts'
import { wrongFile } from './wrong-file.ts'

const mostBoxes = 200
const mostTrackBytes = 1024 * 1024

/** An ISO base media file: a film or a sound by its tracks. null: another kind, such as HEIC. */
export async function readIsoMedia(
  source: Source,
): Promise<'video/mp4' | 'video/quicktime' | 'audio/mp4' | null> {
  const brand = (await source.read(8, 4)).toString('latin1')
  const isFilm = /^(qt {2}|isom|iso\d|mp4\d|avc1|M4V |MSNV|dash|3gp\d|M4A |M4B )$/.test(brand)
  if (!isFilm) return null
  const tracks = await readTracks(source)
  if (tracks === null) throw wrongFile('DAMAGED_FILE')
  const hasPicture = tracks.includes('vide') || !tracks.includes('soun')
  if (!hasPicture || /^M4[AB]/.test(brand)) return 'audio/mp4'
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/** The handlers of the tracks, from the box `moov`. null: there is none, or the file is cut. */
async function readTracks(source: Source): Promise<string[] | null> {
  let tracks: string[] | null = null
  let at = 0
  for (let step = 0; step < mostBoxes && at < source.size; step += 1) {
    const box = await readBox(source, at)
    if (box === null || at + box.size > source.size) return null
    if (box.type === 'moov') tracks = handlersIn(await source.read(at, Math.min(box.size, mostTrackBytes)))
    at += box.size
  }
  return tracks
}

/** null: there is none, or no room for its header. `head`: bytes of its header. */
export async function readBox(
  source: Pick<Source, 'read' | 'size'>,
  at: number,
): Promise<{ readonly type: string; readonly size: number; readonly head: 8 | 16 } | null> {
  const head = await source.read(at, 16)
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 0) return { type, size: source.size - at, head: 8 }
  if (short !== 1) return short < 8 ? null : { type, size: short, head: 8 }
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
  return long < 16 ? null : { type, size: long, head: 16 }
}

function handlersIn(moov: Buffer): string[] {
  const handlers: string[] = []
  for (let at = moov.indexOf('hdlr'); at >= 0 && at + 16 <= moov.length; at = moov.indexOf('hdlr', at + 4))
    handlers.push(moov.toString('latin1', at + 12, at + 16))
  return handlers
}

/** Whether a file with the signature of EBML says that it is a WebM, not another kind of Matroska. */
export function isWebm(head: Buffer): boolean {
  const at = head.subarray(0, 64).indexOf(Buffer.from([0x42, 0x82]))
  return at > 0 && head.subarray(at + 3, at + 7).toString('latin1') === 'webm'
}

const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
}

/** Whether two frames of MPEG layer III follow each other, behind the tags of the file. */
export async function isMp3(source: Source): Promise<boolean> {
  const start = tagBytes(await source.read(0, 10))
  const window = await source.read(start, 8192)
  // Some writers leave zeros between tags and sound.
  for (let at = 0; at + 4 <= Math.min(window.length, 4096); at += 1) {
    const length = frameBytes(window.subarray(at, at + 4))
    if (length === null) {
      if (window[at] !== 0) return false
      continue
    }
    const isLast = start + at + length >= source.size
    return isLast || frameBytes(await source.read(start + at + length, 4)) !== null
  }
  return false
}

function tagBytes(head: Buffer): number {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  return 10 + a * 2 ** 21 + b * 2 ** 14 + c * 2 ** 7 + d
}

/** Length of the frame that begins with these bytes. */
function frameBytes(head: Buffer): number | null {
  if (head.length < 4) return null
  const word = head.readUInt32BE(0)
  const version = (word >>> 19) & 3
  const rates = sampleRates[version]
  const isLayer3 = word >>> 21 === 0x7ff && ((word >>> 17) & 3) === 1
  if (!isLayer3 || !rates) return null
  const bitrate = bitrates[version === 3 ? 1 : 2][(word >>> 12) & 15]
  const rate = rates[(word >>> 10) & 3]
  if (!bitrate || !rate) return null
  return Math.floor(((version === 3 ? 144 : 72) * bitrate * 1000) / rate) + ((word >>> 9) & 1)
}

/** Whether a RIFF file has the chunks of a WAVE, and all of its sound. */
export async function isWave(source: Source): Promise<boolean> {
  let hasFormat = false
  let at = 12
  for (let step = 0; step < 64; step += 1) {
    const head = await source.read(at, 8)
    if (head.length < 8) return false
    const size = head.readUInt32LE(4)
    const type = head.toString('latin1', 0, 4)
    if (type === 'fmt ') hasFormat = true
    if (type === 'data') return hasFormat && at + 8 + size <= source.size
    at += 8 + size + (size % 2)
  }
  return false
}

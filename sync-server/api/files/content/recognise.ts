import { archiveSign, type DriveType, driveTypes } from '#contract/file.ts'
import { readCompoundFile } from './compound-file.ts'
import { isSfnt, isWoff2 } from './fonts.ts'
import { isMp3, isWave, isWebm, readIsoMedia } from './media.ts'
import type { Source } from './source.ts'
import { isText } from './text.ts'
import { wrongFile } from './wrong-file.ts'
import { endsAsZip, readEntry, readZip, type ZipEntry } from './zip-container.ts'

type Reader = (source: Source, ending: string) => Promise<DriveType | null>

interface Kind {
  /** By the first bytes. */
  is(head: Buffer): boolean
  /** null: of this kind, but no type of ours. Rejects where the file is damaged. */
  readonly read: Reader
}

const latin = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end)

/** What is no picture. */
const kinds: readonly Kind[] = [
  { is: (head) => latin(head, 0, 5) === '%PDF-', read: whole('application/pdf', isPdf) },
  { is: (head) => latin(head, 0, 4) === archiveSign, read: readArchive },
  { is: (head) => head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1', read: readHwp },
  { is: (head) => latin(head, 4, 8) === 'ftyp', read: readIsoMedia },
  { is: (head) => head.toString('hex', 0, 4) === '1a45dfa3', read: readMatroska },
  { is: (head) => latin(head, 0, 3) === 'ID3', read: whole('audio/mpeg', isMp3) },
  { is: (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2, read: whole('audio/mpeg', isMp3) },
  { is: (head) => /^RIFF....WAVE/s.test(latin(head, 0, 12)), read: whole('audio/wav', isWave) },
  { is: (head) => latin(head, 0, 4) === 'wOF2', read: whole('font/woff2', isWoff2) },
  { is: (head) => latin(head, 0, 4) === 'OTTO', read: whole('font/otf', isSfnt) },
  {
    is: (head) => ['00010000', '74727565'].includes(head.toString('hex', 0, 4)),
    read: whole('font/ttf', isSfnt),
  },
]

/** The type of a file by its content; `ending` of its name tells texts apart. null: none that a drive takes. */
export async function recognise(source: Source, ending: string): Promise<DriveType | null> {
  const head = await source.read(0, 64)
  const kind = kinds.find(({ is }) => is(head))
  if (!kind) return readText(source, ending)
  const type = await kind.read(source, ending)
  if (kind.read !== readArchive && type !== null && (await endsAsZip(source))) throw wrongFile('DAMAGED_FILE')
  return type
}

function whole(type: DriveType, check: (source: Source) => Promise<boolean>): Reader {
  return async (source) => {
    if (await check(source)) return type
    throw wrongFile('DAMAGED_FILE')
  }
}

/** A PDF has its end in its last bytes; some writers put a few behind it. */
async function isPdf(source: Source): Promise<boolean> {
  const length = Math.min(source.size, 4096)
  return (await source.read(source.size - length, length)).includes('%%EOF')
}

async function readMatroska(source: Source): Promise<DriveType | null> {
  return isWebm(await source.read(0, 64)) ? 'video/webm' : null
}

async function readHwp(source: Source): Promise<DriveType | null> {
  const streams = await readCompoundFile(source)
  const header = streams.find(({ name }) => name === 'FileHeader')
  const hasBody = streams.some(({ name }) => name === 'DocInfo')
  if (!header || !hasBody) return null
  return latin(await header.head(), 0, 17) === 'HWP Document File' ? 'application/x-hwp' : null
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const openXmlKinds = [
  [`${openXml}.wordprocessingml.document`, 'word/document.xml'],
  [`${openXml}.presentationml.presentation`, 'ppt/presentation.xml'],
  [`${openXml}.spreadsheetml.sheet`, 'xl/workbook.xml'],
] as const

/** A document in an archive by what it says of itself; programs and documents with macros are none of ours. */
async function readArchive(source: Source, ending: string): Promise<DriveType | null> {
  const entries = await readZip(source)
  const named = (name: string) => entries.find((entry) => entry.name === name)
  const types = named('[Content_Types].xml')
  if (types) return readOpenXml(source, types, entries)
  const mimetype = named('mimetype')
  if (mimetype) {
    const isHwpx = (await readEntry(source, mimetype)).toString('latin1').trim() === 'application/hwp+zip'
    return isHwpx && named('Contents/content.hpf') ? 'application/vnd.hancom.hwpx' : null
  }
  if (named('META-INF/MANIFEST.MF') || named('AndroidManifest.xml')) return null
  return ending === '' || isOneOf('application/zip', ending) || isKnown(ending) ? 'application/zip' : null
}

async function readOpenXml(
  source: Source,
  types: ZipEntry,
  entries: readonly ZipEntry[],
): Promise<DriveType | null> {
  const told = (await readEntry(source, types)).toString('utf8')
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return null
  const found = openXmlKinds.find(
    ([type, part]) => told.includes(`"${type}.main+xml"`) && entries.some(({ name }) => name === part),
  )
  return found?.[0] ?? null
}

async function readText(source: Source, ending: string): Promise<DriveType | null> {
  const types = ['text/plain', 'text/csv', 'text/markdown'] as const
  const named = types.find((type) => isOneOf(type, ending)) ?? (ending === '' ? 'text/plain' : null)
  return named !== null && (await isText(source)) ? named : null
}

function isOneOf(type: DriveType, ending: string): boolean {
  return (driveTypes[type].endings as readonly string[]).includes(ending)
}

function isKnown(ending: string): boolean {
  return (Object.keys(driveTypes) as DriveType[]).some((type) => isOneOf(type, ending))
}

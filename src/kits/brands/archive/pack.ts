import { strFromU8, strToU8, type Unzipped, unzipSync, type Zippable, zip } from 'fflate'
import type { PhotoCredit } from '#engine/store/file-row.ts'
import { type DocumentName, documentNames, isDocumentName } from '#model/document-kinds/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import { cutName } from '#model/files/cut-name.ts'
import {
  ArchiveProblem,
  archiveLimits,
  archiveVersion,
  creditSchema,
  type Manifest,
  manifestSchema,
} from './archive-format.ts'

/** The content of an archive. */
export interface BrandArchive {
  readonly name: string
  readonly account: number | null
  readonly exportedAt: string
  readonly language: string
  readonly documents: readonly ArchivedDocument[]
  readonly files: readonly ArchivedFile[]
  readonly book?: Uint8Array
}

export interface ArchivedDocument {
  readonly name: DocumentName
  readonly answers: Answers
  /** The whole history as one Yjs update. */
  readonly update: Uint8Array
}

export interface ArchivedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly credit?: PhotoCredit | undefined
  readonly references: readonly FileReference[]
}

/** Writes an archive as .zip. */
export async function packBrand(archive: BrandArchive): Promise<Blob> {
  const entries: Zippable = {}
  const documents: Manifest['documents'] = []
  const ofMany: NonNullable<Manifest['ofMany']> = []
  for (const { name, answers, update } of archive.documents) {
    const json = strToU8(JSON.stringify(answers, null, 2))
    entries[`documents/${name}.json`] = json
    entries[`documents/${name}.yjs`] = update
    const checksums = { json: await checksumOf(json), yjs: await checksumOf(update) }
    const single = documentNames.find((each) => each === name)
    if (single) documents.push({ name: single, ...checksums })
    else ofMany.push({ name, ...checksums })
  }
  const files: Manifest['files'] = []
  for (const { name, type, bytes, credit, references } of archive.files) {
    const checksum = await checksumOf(bytes)
    // Pictures are compressed already.
    entries[`files/${checksum}`] = [bytes, { level: 0 }]
    files.push({
      checksum,
      name: cutName(name),
      type,
      credit: validCredit(credit),
      references: references.map(withoutName),
    })
  }
  if (archive.book) entries['book.pdf'] = [archive.book, { level: 0 }]
  const manifest: Manifest = {
    format: 'saegim-brand',
    version: archiveVersion,
    brand: { name: archive.name },
    account: archive.account,
    exportedAt: archive.exportedAt,
    language: archive.language,
    documents,
    ...(ofMany.length > 0 && { ofMany }),
    files,
  }
  entries['manifest.json'] = strToU8(JSON.stringify(manifest, null, 2))
  const bytes = await new Promise<Uint8Array>((resolve, reject) =>
    zip(entries, (error, zipped) => (error ? reject(error) : resolve(zipped))),
  )
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

/** Reads an archive that `packBrand` wrote. Throws `ArchiveProblem` for anything else. */
export async function unpackBrand(file: Blob): Promise<BrandArchive> {
  if (file.size > archiveLimits.packed) throw new ArchiveProblem('tooLarge')
  const entries = unzip(new Uint8Array(await file.arrayBuffer()))
  const manifest = readManifest(entries)
  const documents = await Promise.all(
    documentsIn(manifest).map(async ({ name, json, yjs }) => ({
      name,
      answers: parseJson(strFromU8(await entryOf(entries, `documents/${name}.json`, json))) as Answers,
      update: await entryOf(entries, `documents/${name}.yjs`, yjs),
    })),
  )
  const files = await Promise.all(
    manifest.files.map(async ({ checksum, name, type, credit, references }) => ({
      name,
      type,
      credit,
      references,
      bytes: await entryOf(entries, `files/${checksum}`, checksum),
    })),
  )
  const { account, exportedAt, language, brand } = manifest
  return { name: brand.name, account, exportedAt, language, documents, files }
}

function documentsIn({ documents, ofMany = [] }: Manifest) {
  return [
    ...documents,
    ...ofMany.flatMap(({ name, ...checksums }) => (isDocumentName(name) ? [{ name, ...checksums }] : [])),
  ]
}

function unzip(bytes: Uint8Array): Unzipped {
  let unpacked = 0
  let count = 0
  let isTooLarge = false
  const filter = ({ originalSize }: { originalSize: number }) => {
    unpacked += originalSize
    count++
    isTooLarge ||= unpacked > archiveLimits.unpacked || count > archiveLimits.entries
    return !isTooLarge
  }
  let entries: Unzipped
  try {
    entries = unzipSync(bytes, { filter })
  } catch (cause) {
    // A .zip that was truncated or changed still begins with its signature.
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    throw new ArchiveProblem(isZip ? 'damaged' : 'notAnArchive', cause)
  }
  if (isTooLarge) throw new ArchiveProblem('tooLarge')
  return entries
}

function readManifest(entries: Unzipped): Manifest {
  const stored = entries['manifest.json']
  if (!stored) throw new ArchiveProblem('notAnArchive')
  const content = parseJson(strFromU8(stored))
  const { format, version } = (content ?? {}) as { format?: unknown; version?: unknown }
  if (format !== 'saegim-brand') throw new ArchiveProblem('notAnArchive')
  // Before validation: a newer version may have another schema.
  if (typeof version === 'number' && version > archiveVersion) throw new ArchiveProblem('newer')
  const parsed = manifestSchema.safeParse(content)
  if (!parsed.success) throw new ArchiveProblem('damaged', parsed.error)
  return parsed.data
}

async function entryOf(entries: Unzipped, path: string, checksum: string): Promise<Uint8Array> {
  const bytes = entries[path]
  if (!bytes || (await checksumOf(bytes)) !== checksum) throw new ArchiveProblem('damaged')
  return bytes
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ArchiveProblem('damaged', cause)
  }
}

function withoutName(reference: FileReference): Manifest['files'][number]['references'][number] {
  return 'idFile' in reference ? { idFile: reference.idFile } : { idBlob: reference.idBlob }
}

/** An invalid credit is left out, so that it does not make the whole archive unreadable. */
function validCredit(credit: PhotoCredit | undefined): PhotoCredit | undefined {
  return creditSchema.safeParse(credit).data
}

async function checksumOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

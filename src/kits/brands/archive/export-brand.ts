import * as Y from 'yjs'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { currentLanguage } from '#engine/identity/language.ts'
import type { PhotoCredit } from '#engine/store/file-row.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { readAnswers, textOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { fileReferencesIn, keyOfReference, photographsIn } from './file-references.ts'
import { type ArchivedDocument, type ArchivedFile, type BrandArchive, packBrand } from './pack.ts'

export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Of a picture from a photo service, where it is known. */
  readonly credit?: PhotoCredit | undefined
}

export interface ExportOptions {
  readonly brand: BrandRef
  readonly account: number | null
  /** The content of a file, from this device or from the server; null where neither has it now. */
  readFile(reference: FileReference): Promise<StoredFile | null>
  /** The credit of a picture from a photo service, where the file itself has none. */
  readCredit?(reference: FileReference): Promise<PhotoCredit | null>
  /** The brand book as PDF, to be included. */
  readonly book?: Uint8Array
}

export interface ExportedBrand {
  readonly fileName: string
  readonly archive: Blob
  /** How many files could not be read now and are not included. */
  readonly missing: number
}

/** A whole brand as one .zip, from what this device has: works without a network and without an account. */
export async function exportBrand(options: ExportOptions): Promise<ExportedBrand> {
  const { brand, account, book } = options
  const documents: ArchivedDocument[] = []
  const owner = typeof brand === 'number' ? account : null
  for (const name of await namesOnDevice(owner, brand)) {
    const update = await readWholeDocument({ account: owner, brand, name })
    if (!update) continue
    const doc = new Y.Doc()
    Y.applyUpdate(doc, update)
    documents.push({ name, update, answers: readAnswers(fieldsOf(name), doc) })
    doc.destroy()
  }
  const { files, missing } = await collectFiles(documents, options)
  const answers = documents.find(({ name }) => name === mainDocument)?.answers ?? {}
  const name = textOf(answers, guide.info.name.path)
  const exportedAt = new Date().toISOString()
  const archive: BrandArchive = {
    name,
    account: owner,
    exportedAt,
    language: currentLanguage(),
    documents,
    files,
    ...(book ? { book } : {}),
  }
  return {
    fileName: `${fileNameOf(name, 'saegim')}-${exportedAt.slice(0, 10)}.zip`,
    archive: await packBrand(archive),
    missing,
  }
}

async function collectFiles(
  documents: readonly ArchivedDocument[],
  { readFile, readCredit }: ExportOptions,
): Promise<{ files: ArchivedFile[]; missing: number }> {
  const references = new Map(
    documents
      .flatMap(({ answers }) => fileReferencesIn(answers))
      .map((reference) => [keyOfReference(reference), reference]),
  )
  const ofService = new Set(
    documents
      .flatMap(({ answers }) => photographsIn(answers))
      .filter(({ idUnsplash }) => idUnsplash !== null)
      .map(({ reference }) => keyOfReference(reference)),
  )
  const creditOf = async (reference: FileReference) =>
    ofService.has(keyOfReference(reference)) ? await readCredit?.(reference).catch(() => null) : null
  const files: ArchivedFile[] = []
  let missing = 0
  for (const reference of references.values()) {
    const file = await readFile(reference).catch(() => null)
    if (!file) {
      missing++
      continue
    }
    const credit = file.credit ?? (await creditOf(reference)) ?? undefined
    files.push({ ...file, credit, references: [reference] })
  }
  return { files, missing }
}

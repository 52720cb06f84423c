import * as Y from 'yjs'
import { clearDocument } from '#engine/documents/engine/stored-documents.ts'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { canApply } from '#engine/documents/storage/persistence.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { deviceStore } from '#engine/store/device-store.ts'
import type { FileRow } from '#engine/store/file-row.ts'
import { kindOf, mainDocument } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import { ArchiveProblem } from '../archive/archive-format.ts'
import type { StoredFile } from '../archive/export-brand.ts'
import {
  fileReferencesIn,
  keyOfReference,
  photographsIn,
  replaceFileReferences,
} from '../archive/file-references.ts'
import { type BrandArchive, unpackBrand } from '../archive/pack.ts'
import { newLocalRef } from './local-brands.ts'

export interface ImportOptions {
  /** Keeps a file of the archive on this device until it can be uploaded. */
  keepFile(file: ImportedFile, brand: LocalBrandRef): Promise<FileReference>
}

export interface ImportedFile extends StoredFile {
  readonly fileType: FileRow['fileType']
}

export interface ImportedBrand {
  readonly ref: LocalBrandRef
  readonly name: string
  /** Whose export it was; null for a brand without an account. */
  readonly account: number | null
}

/**
 * Creates a local brand from an archive, of any account; the brand that was exported is not changed. It is adopted like
 * any local brand. Throws `ArchiveProblem` for an archive that cannot be read; then nothing was created.
 */
export async function importBrand(file: Blob, { keepFile }: ImportOptions): Promise<ImportedBrand> {
  const archive = await unpackBrand(file)
  const documents = archive.documents.map(({ name, update }) => ({ name, doc: open(update) }))
  const guideDocument = documents.find(({ name }) => name === mainDocument)
  if (!guideDocument) throw new ArchiveProblem('damaged')
  const ref = newLocalRef()
  const stored = await keepFiles(archive, (one) => keepFile(one, ref))
  try {
    for (const { name, doc } of documents) {
      replaceFileReferences(name, doc, (reference) => stored.get(keyOfReference(reference)) ?? null)
      const update = Y.encodeStateAsUpdate(doc)
      await storeWholeDocument({ account: null, brand: ref, name }, update, 'imported')
    }
    const name = (guide.info.name.read(guideDocument.doc) ?? archive.name).trim()
    await deviceStore.localBrands.put({ ref, name, createdAt: Date.now() })
    return { ref, name, account: archive.account }
  } catch (cause) {
    for (const { name } of documents) await clearDocument({ account: null, brand: ref, name }).catch(() => {})
    throw cause
  } finally {
    for (const { doc } of documents) doc.destroy()
  }
}

/** The brand's name in an archive and whose export it is, without importing it. Throws `ArchiveProblem`. */
export async function peekBrand(file: Blob): Promise<{ name: string; account: number | null }> {
  const { name, account, documents } = await unpackBrand(file)
  const answers = documents.find((document) => document.name === mainDocument)?.answers ?? {}
  return { name: textOf(answers, guide.info.name.path) || name, account }
}

async function keepFiles(
  { files, documents }: BrandArchive,
  keepFile: (file: ImportedFile) => Promise<FileReference>,
): Promise<Map<string, FileReference>> {
  const photographs = new Set(
    documents
      .flatMap(({ name, answers }) =>
        kindOf(name) === design.$.name
          ? fileReferencesIn(answers)
          : photographsIn(answers).map(({ reference }) => reference),
      )
      .map(keyOfReference),
  )
  const stored = new Map<string, FileReference>()
  for (const { references, ...file } of files) {
    const isPhoto = references.some((earlier) => photographs.has(keyOfReference(earlier)))
    const reference = await keepFile({ ...file, fileType: isPhoto ? 'PHOTO' : 'LOGO' })
    for (const earlier of references) stored.set(keyOfReference(earlier), reference)
  }
  return stored
}

function open(update: Uint8Array): Y.Doc {
  const doc = new Y.Doc()
  if (!canApply(doc, update, null)) throw new ArchiveProblem('damaged')
  return doc
}

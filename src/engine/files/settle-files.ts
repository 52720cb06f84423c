import { liveQuery } from 'dexie'
import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { NodeProperty } from '#model/fields/list.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { isOnline } from '../browser/network.ts'
import type { OpenDocument } from '../documents/engine/open-document.ts'
import { isLocal } from '../identity/brand-ref.ts'
import { enqueueUpload } from '../queue/uploads.ts'
import { fetchFile } from './fetch-file.ts'
import { filesOf, findFile, moveToAccount } from './kept-files.ts'

/**
 * Synchronises the files of an open document until the returned function is called.
 *
 *     picked ─▶ {idBlob} ─▶ upload queued ─▶ server returns the id ─▶ {idFile}, if the field still has that blob
 *
 * It may be interrupted anywhere and continues when the document is opened again. Files of the fields `kept` that others added
 * are downloaded, so that they can be shown offline. Does nothing for a local brand.
 */
export function settleFiles(
  document: OpenDocument,
  fields: readonly ValueHandle<FileReference>[],
): () => void {
  const { account, brand, name, doc } = document
  if (isLocal(brand) || account === null) return () => {}
  const requested = new Set<string>()
  let isOver = false
  let isRunning = false
  let isAgain = false

  const settleOne = async (idBlob: string) => {
    if (!(await moveToAccount(account, idBlob, brand))) return
    const row = await filesOf(account).get(idBlob)
    if (!row || isOver) return
    if (row.idFile !== null) putId(document, idBlob, row.idFile)
    // Once per page: an upload that the person discarded must not be queued again.
    else if (!requested.has(idBlob)) {
      requested.add(idBlob)
      await enqueueUpload(account, brand, idBlob)
    }
  }

  const settleAll = async () => {
    const references = new Map<string, FileReference>()
    for (const handle of fileHandles(name, doc)) {
      const reference = referenceOf(handle, doc)
      if (reference) references.set(JSON.stringify(reference), reference)
    }
    for (const reference of references.values()) {
      if (isOver) return
      if ('idBlob' in reference) await settleOne(reference.idBlob)
    }
    for (const field of fields) {
      const reference = field.read(doc)
      if (isOver || !reference || !('idFile' in reference) || !isOnline()) continue
      if (!(await findFile(account, reference))) await fetchFile(account, brand, reference.idFile)
    }
  }

  const run = async () => {
    if (isOver || document.phase.get() !== 'ready') return
    if (isRunning) {
      isAgain = true
      return
    }
    isRunning = true
    do {
      isAgain = false
      await settleAll().catch((cause: unknown) =>
        console.warn('files of the brand could not be synchronised', cause),
      )
    } while (isAgain && !isOver)
    isRunning = false
  }

  const begin = () => void run()
  const stops = [document.answers.subscribe(begin), document.phase.subscribe(begin)]
  const arrivals = liveQuery(() => filesOf(account).where('idFile').above(0).primaryKeys()).subscribe({
    next: begin,
    error: (cause: unknown) => console.warn('files of this device cannot be watched', cause),
  })
  globalThis.addEventListener?.('online', begin)
  begin()
  return () => {
    isOver = true
    for (const stop of stops) stop()
    arrivals.unsubscribe()
    globalThis.removeEventListener?.('online', begin)
  }
}

/** Puts the id of the server in the place of a blob of this device, without undo. A file that was chosen meanwhile stays. */
export function putId(
  { name, doc }: Pick<OpenDocument, 'name' | 'doc'>,
  idBlob: string,
  idFile: number,
): void {
  doc.transact(() => {
    for (const handle of fileHandles(name, doc)) {
      const reference = referenceOf(handle, doc)
      if (!reference || !('idBlob' in reference) || reference.idBlob !== idBlob) continue
      handle.write(doc, { idFile, ...(reference.name === undefined ? {} : { name: reference.name }) })
    }
  })
}

type FileHandle = ValueHandle<FileReference | string>

/** null: none, or a picture that is named in another way, such as one of the brand's by its slot. */
function referenceOf(handle: FileHandle, doc: Y.Doc): FileReference | null {
  const stored = handle.read(doc)
  return typeof stored === 'string' ? null : stored
}

/** Every value of a document that may refer to a file. */
function fileHandles(name: DocumentName, doc: Y.Doc): FileHandle[] {
  const handles = fieldsOf(name).flatMap((field): ValueHandle<unknown>[] => {
    if (field.kind === 'value') return field.holds === 'file' ? [field] : []
    if (field.kind !== 'list' && field.kind !== 'tree') return []
    const properties = Object.values<NodeProperty>(field.properties)
    const holders = properties.filter((one) => one.kind === 'value').filter(({ holds }) => holds === 'file')
    if (holders.length === 0) return []
    return field.keys(doc).flatMap((key) => holders.map((property) => property.at(key)))
  })
  return handles as FileHandle[]
}

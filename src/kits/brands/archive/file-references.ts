import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { ValueHandle } from '#model/fields/value.ts'

/** Every file that the answers of a document refer to. */
export function fileReferencesIn(answers: Answers): FileReference[] {
  return Object.values(answers).flatMap((answer) =>
    (Array.isArray(answer) ? answer.flatMap((item) => Object.values(item ?? {})) : [answer]).filter(
      isReference,
    ),
  )
}

/** The photographs of the guide among them; those from a photo service with their id there. */
export function photographsIn(answers: Answers): { reference: FileReference; idUnsplash: string | null }[] {
  return itemsOf(answers, guide.visual.photography.path).flatMap(({ file, idUnsplash }) =>
    isReference(file)
      ? [{ reference: file, idUnsplash: typeof idUnsplash === 'string' ? idUnsplash : null }]
      : [],
  )
}

/** What a picture of a design shows whose file did not come along: the first photograph of the guide. */
const firstPhoto = '{photo.1}'

/**
 * Replaces the file references of a document, in one transaction: an import stores files under new ids. Null clears one; a picture
 * of a design, which would be gone without one, gets a place of the guide.
 */
export function replaceFileReferences(
  name: DocumentName,
  doc: Y.Doc,
  replacement: (reference: FileReference) => FileReference | null,
): void {
  const replace = (handle: ValueHandle<unknown>, none: unknown = null) => {
    const stored = handle.read(doc)
    if (isReference(stored)) handle.write(doc, replacement(stored) ?? none)
  }
  doc.transact(() => {
    for (const field of fieldsOf(name)) {
      if (field.kind === 'value') replace(field)
      if (field.kind !== 'list' && field.kind !== 'tree') continue
      for (const key of field.keys(doc)) {
        for (const property of Object.values(field.properties)) {
          if (property.kind === 'value') replace(property.at(key), field.kind === 'tree' ? firstPhoto : null)
        }
      }
    }
  })
}

export function keyOfReference(reference: FileReference): string {
  return 'idFile' in reference ? `file:${reference.idFile}` : `blob:${reference.idBlob}`
}

function isReference(candidate: unknown): candidate is FileReference {
  return (
    typeof candidate === 'object' && candidate !== null && ('idFile' in candidate || 'idBlob' in candidate)
  )
}

import { readWholeDocument, storeWholeDocument } from '../documents/engine/whole-document.ts'
import type { DocumentRef } from '../documents/storage/document-name.ts'

/**
 * Copies a document into another one's database: a local brand's words into the brand that was made of it.
 *
 * The copy is the same Yjs history, so doing it twice, in two tabs or again after a crash adds nothing. The source is
 * left as it is and removed by the caller when the brand stands.
 */
export async function adoptDocument(from: DocumentRef, to: DocumentRef): Promise<void> {
  const update = await readWholeDocument(from)
  if (update) await storeWholeDocument(to, update, `adopted-${from.brand}`)
}

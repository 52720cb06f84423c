import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { DocumentRef } from '../storage/document-name.ts'
import type { OpenDocument } from './open-document.ts'

/**
 * Where screens find open documents without loading what opens them: that brings Yjs and the connection, and a screen
 * shows stored answers before it is there.
 */
export interface DocumentOpener {
  documentAt(ref: DocumentRef): OpenDocument
  retainDocument(document: OpenDocument): () => void
}

const opener = createWatched<DocumentOpener | null>(null)
const opened = createWatched<readonly OpenDocument[]>([])

/** Null until `open-documents.ts` is loaded. A new object is published when documents have to be opened again. */
export const documentOpener: Watched<DocumentOpener | null> = opener
/** Every document that is open on this page. */
export const openDocuments: Watched<readonly OpenDocument[]> = opened

/** Called by `open-documents.ts` alone. */
export function setDocumentOpener(made: DocumentOpener): void {
  opener.set(made)
}

/** Called by `open-documents.ts` alone. */
export function setOpenDocuments(documents: readonly OpenDocument[]): void {
  opened.set(documents)
}

import { createWatched, type Watched } from '#device/watch/watched.ts'
import type { DocumentRef } from '../storage/document-name.ts'
import type { OpenDocument } from './open-document.ts'

/** What opens documents. It brings Yjs and the connection, so screens show stored words before it is there. */
export interface Machinery {
  documentAt(ref: DocumentRef): OpenDocument
  retainDocument(document: OpenDocument): () => void
}

const loaded = createWatched<Machinery | null>(null)
const listed = createWatched<readonly OpenDocument[]>([])

/** Null until `engine/open-documents.ts` has been loaded. */
export const machinery: Watched<Machinery | null> = loaded
/** Every document that is open on this page: none before the machinery is there. */
export const openDocuments: Watched<readonly OpenDocument[]> = listed

/** For `engine/open-documents.ts` alone. */
export function installMachinery(made: Machinery): void {
  loaded.set(made)
}

/** For `engine/open-documents.ts` alone. */
export function listDocuments(documents: readonly OpenDocument[]): void {
  listed.set(documents)
}

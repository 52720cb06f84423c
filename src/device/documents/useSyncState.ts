import { openDocuments } from './machinery.ts'
import type { OpenDocument } from './open-document.ts'
import type { SyncState } from './sync-state.ts'
import { useDocumentView } from './useDocument.ts'
import { useWatched } from './useWatched.ts'

/** Where the words of the document around are. */
export function useSyncState(): SyncState {
  return useWatched(useDocumentView().document.sync)
}

/** Every document that is open on this page, for a header or panel outside of a DocumentProvider. */
export function useOpenDocuments(): readonly OpenDocument[] {
  return useWatched(openDocuments)
}

/** The state of one of them. */
export function useSyncStateOf(document: OpenDocument): SyncState {
  return useWatched(document.sync)
}

import { useSyncExternalStore } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { openDocuments } from '../engine/registry.ts'
import { type SyncState, worstOf } from '../engine/sync-state.ts'
import { useDocumentView } from './useDocument.ts'

/** Where the changes of the current document are. */
export function useSyncState(): SyncState {
  return useWatched(useDocumentView().document.sync)
}

/** All documents that are open on this page, for components outside of a DocumentProvider. */
export function useOpenDocuments(): readonly OpenDocument[] {
  return useWatched(openDocuments)
}

/** The sync state of one of them. */
export function useSyncStateOf(document: OpenDocument): SyncState {
  return useWatched(document.sync)
}

/** The sync state of all open documents of the current brand as one. */
export function useBrandSyncState(): SyncState {
  const { brand, account, sync } = useDocumentView(mainDocument).document
  const first = useWatched(sync)
  const others = useOpenDocuments().filter(
    (open) => open.brand === brand && open.account === account && open.name !== mainDocument,
  )
  // Compared as JSON, because a combined state would be a new object each time.
  const subscribe = (changed: () => void) => {
    const leavings = others.map((other) => other.sync.subscribe(changed))
    return () => {
      for (const leave of leavings) leave()
    }
  }
  const read = () => JSON.stringify(others.map((other) => other.sync.get()))
  const states: SyncState[] = JSON.parse(useSyncExternalStore(subscribe, read))
  return worstOf([first, ...states])
}

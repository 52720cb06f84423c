import { useSyncExternalStore } from 'react'
import { useWatched } from '#device/watch/useWatched.ts'
import { mainDocument } from '#model/documents/names.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { openDocuments } from '../engine/registry.ts'
import { type SyncState, worstOf } from '../engine/sync-state.ts'
import { useDocumentView } from './useDocument.ts'

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

/** Where all words of the brand are that is open around, whichever document they are in. */
export function useBrandSyncState(): SyncState {
  const { brand, account, sync } = useDocumentView(mainDocument).document
  const first = useWatched(sync)
  const others = useOpenDocuments().filter(
    (open) => open.brand === brand && open.account === account && open.name !== mainDocument,
  )
  // One text for all of them: a state of many has no identity to compare by.
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

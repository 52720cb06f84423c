import type * as Y from 'yjs'
import { createWatched, type Watched } from '#engine/watch/watched.ts'

/** Whether there is anything to take back, and to do again. */
export interface HistoryState {
  readonly canUndo: Watched<boolean>
  readonly canRedo: Watched<boolean>
  /** Reads the stacks again, after they were changed directly. */
  readonly update: () => void
}

/** Whether there are entries that are not in a history yet. */
interface MoreEntries {
  undo(): boolean
  redo(): boolean
}

const noMore: MoreEntries = { undo: () => false, redo: () => false }

/** Follows the stacks of a history. It ends with the history, whose listeners go when that is destroyed. */
export function followHistory(history: Y.UndoManager, hasMore: MoreEntries = noMore): HistoryState {
  const canUndo = createWatched(history.canUndo())
  const canRedo = createWatched(history.canRedo())
  const update = () => {
    canUndo.set(history.canUndo() || hasMore.undo())
    canRedo.set(history.canRedo() || hasMore.redo())
  }
  history.on('stack-item-added', update)
  history.on('stack-item-popped', update)
  history.on('stack-cleared', update)
  return { canUndo, canRedo, update }
}

import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { EditorState } from '#features/editor/state/editor-state.ts'
import { emptyOrder, type OrderDraft } from './order-draft.ts'

const kept = new WeakMap<EditorState, Watchable<OrderDraft>>()

/** The order that is being written in an editor: it is still there when the dialog opens again, and gone with the screen. */
export function keptOrder(state: EditorState): Watchable<OrderDraft> {
  const known = kept.get(state) ?? createWatched<OrderDraft>(emptyOrder)
  kept.set(state, known)
  return known
}

import type { KeptRange } from '#engine/documents/text/bound-text.ts'
import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { EditorState } from '../state/editor-state.ts'

/** Letters that are selected in the text that is written in. They stay so while the focus is in a panel. */
export interface WrittenRange {
  /** Key of the text. */
  readonly key: string
  readonly read: KeptRange
}

const ranges = new WeakMap<EditorState, Watchable<WrittenRange | null>>()

/** null: no letter is selected, or nothing is written. */
export function writtenRange(state: EditorState): Watchable<WrittenRange | null> {
  const known = ranges.get(state) ?? createWatched<WrittenRange | null>(null)
  ranges.set(state, known)
  return known
}

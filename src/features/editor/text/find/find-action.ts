import { msg } from '@lingui/core/macro'
import Search from 'lucide-react/icons/search'
import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { EditorState } from '#features/editor/state/editor-state.ts'
import type { ActionFacts } from '#kits/actions/action.ts'

/** Opens the panel by `isFinding(state).set(true)`. */
export const findFacts = {
  id: 'find-words',
  label: msg`글 찾아 바꾸기`,
  short: msg`찾아 바꾸기`,
  icon: Search,
  keys: [{ keys: 'Mod+F', inField: true }],
} as const satisfies ActionFacts

const panels = new WeakMap<EditorState, Watchable<boolean>>()

/** Whether the panel is open. */
export function isFinding(state: EditorState): Watchable<boolean> {
  const known = panels.get(state) ?? createWatched(false)
  panels.set(state, known)
  return known
}

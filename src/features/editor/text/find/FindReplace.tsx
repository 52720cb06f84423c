import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState } from '../../state/EditorProvider.tsx'
import { FindPanel } from './FindPanel.tsx'
import { isFinding } from './find-action.ts'

/** Finds words in the texts of all pages, and puts others in their place. Mount it over the canvas. */
export function FindReplace() {
  const open = isFinding(useEditorState())
  return useWatched(open) && <FindPanel onClose={() => open.set(false)} />
}

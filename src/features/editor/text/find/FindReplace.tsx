import { Suspense, useEffect } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState } from '#features/editor/state/EditorProvider.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { isFinding } from './find-action.ts'

const FindPanel = lazyComponent(() => import('./FindPanel.tsx'))

/** Finds words in the texts of all pages, and puts others in their place: over the canvas, while it is open. */
export function FindReplace() {
  const open = isFinding(useEditorState())
  // Before its key is pressed: the letters that follow would choose tools and add layers.
  useEffect(() => afterFirstContentPaint(() => void FindPanel.preload().catch(() => undefined)), [])
  return (
    <Suspense fallback={null}>{useWatched(open) && <FindPanel onClose={() => open.set(false)} />}</Suspense>
  )
}

import { useMemo, useSyncExternalStore } from 'react'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { createZoom, type Zoom } from './zoom.ts'

/** What zooms and moves the page, for buttons and keys. The same functions for as long as the page has its size. */
export function useZoom(): Zoom {
  const state = useEditorState()
  const { body } = useShown()
  const { width, height, bleed } = pageSizeOf(body)
  return useMemo(() => createZoom(state, { width, height, bleed }), [state, width, height, bleed])
}

/** CSS px for a px of the page; null until the canvas is measured. Panning does not render again. */
export function useScale(): number | null {
  const { view } = useEditorState()
  const scale = () => view.get()?.scale ?? null
  return useSyncExternalStore(view.subscribe, scale, scale)
}

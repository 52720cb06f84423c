import { useMemo, useSyncExternalStore } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import type { Page } from '#scene/body/body.ts'
import { type LayerChanges, withChanges } from '#scene/edit/changes.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import type { CanvasParts, Nodes } from './canvas-parts.ts'

export interface Previewed {
  readonly page: Page | null
  readonly nodes: Nodes
  /** null where the page is as it is stored, and while layers are moved as they are painted. */
  readonly changes: LayerChanges | null
}

/** The page with what a gesture changes of it, where it has to be drawn for that. */
export function usePreviewed(parts: CanvasParts): Previewed {
  const { page, nodes } = useShown()
  const preview = useDrawnPreview(parts)
  return useMemo(() => {
    if (!page || !preview) return { page, nodes, changes: null }
    const changed = withChanges(page, preview)
    return { page: changed, nodes: placeNodes(changed), changes: preview }
  }, [page, nodes, preview])
}

/** null while layers are moved as they are painted: nothing is rendered for each step of that. */
function useDrawnPreview({ moving, state: { preview } }: CanvasParts): LayerChanges | null {
  const read = () => (moving.get() === null ? preview.get() : null)
  return useSyncExternalStore(
    (changed) => {
      const stops = [moving.subscribe(changed), preview.subscribe(changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    read,
    read,
  )
}

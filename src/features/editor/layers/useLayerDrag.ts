import { useDragAndDrop } from 'react-aria-components'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { isLocked, outermostOf } from '#scene/edit/locks.ts'
import { moveLayersInto } from '#scene/edit/structure.ts'
import { useEdit, useShown } from '../state/EditorProvider.tsx'
import { placeOfDrop } from './drop-place.ts'
import type { LayerBranch } from './LayersPanel.tsx'

const dragType = 'application/x-saegim-layer-row'

/** Moves layers of the tree by pointer and keys, also into groups and out of them; null where nothing may be changed. */
export function useLayerDrag(branches: readonly LayerBranch[]) {
  const { page, nodes } = useShown()
  const { isReadOnly } = useDocumentView('design')
  const edit = useEdit()
  const { dragAndDropHooks } = useDragAndDrop<LayerBranch>({
    isDisabled: isReadOnly || branches.length === 0,
    getItems: (keys) =>
      [...keys]
        .map(String)
        .filter((key) => !isLocked(nodes, key, 'place'))
        .map((key) => ({ [dragType]: key, 'text/plain': key })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: ({ key }) => nodes.get(String(key))?.layer.type === 'group',
    onMove: ({ keys, target }) => {
      const moved = outermostOf(nodes, [...keys].map(String))
        .map(({ layer }) => layer.id)
        .filter((key) => !isLocked(nodes, key, 'place'))
      if (!page || moved.length === 0) return
      const place = placeOfDrop(page, nodes, new Set(moved), String(target.key), target.dropPosition)
      if (place) edit((doc) => moveLayersInto(doc, moved, place.parent, place.at))
    },
  })
  return isReadOnly ? null : dragAndDropHooks
}

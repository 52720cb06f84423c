import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Lock } from '#scene/body/body.ts'
import { isLocked } from '#scene/edit/locks.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { type Shown, useEdit, useEditorState, useSelected, useShown } from '../state/EditorProvider.tsx'
import type { EditorState } from '../state/editor-state.ts'
import type { ActsState } from './acts-state.ts'

/** What actions act on now. */
export interface Scope extends Shown {
  readonly state: EditorState
  readonly acts: ActsState
  readonly document: ReturnType<typeof useDocumentView>['document']
  readonly isReadOnly: boolean
  readonly selected: readonly PlacedNode[]
  /** Their keys. */
  readonly keys: readonly string[]
  readonly edit: ReturnType<typeof useEdit>
  /** Whether one of the selected layers, or a group around it, is locked in this way. */
  readonly isAnyLocked: (lock: Lock) => boolean
}

export function useScope(acts: ActsState): Scope {
  const { document, isReadOnly } = useDocumentView('design')
  const shown = useShown()
  const selected = useSelected()
  return {
    ...shown,
    state: useEditorState(),
    acts,
    document,
    isReadOnly,
    selected,
    keys: selected.map(({ layer }) => layer.id),
    edit: useEdit(),
    isAnyLocked: (lock) => selected.some((node) => isLocked(shown.nodes, node.layer.id, lock)),
  }
}

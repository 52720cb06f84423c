import { useLingui } from '@lingui/react/macro'
import type * as Y from 'yjs'
import { useEdit, useEditorState, useSelected, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { Layer, Lock } from '#scene/body/body.ts'
import { isLocked } from '#scene/edit/locks.ts'
import { showToast } from '#ui/overlays/toasts.ts'

interface Change<Fitting extends Layer> {
  /** Which of the selected layers it is for. */
  readonly fits: (layer: Layer) => layer is Fitting
  /** The lock that keeps a layer from it. */
  readonly lock: Lock
  readonly write: (doc: Y.Doc, layer: Fitting) => void
}

/**
 * Changes those of the selected layers that something of the brand is for, as one step of undo. False where none of them is:
 * then it comes to the page by itself. A locked one stays as it is, which is said.
 */
export function useApply(): <Fitting extends Layer>(change: Change<Fitting>) => boolean {
  const { t } = useLingui()
  const state = useEditorState()
  const selected = useSelected()
  const { nodes } = useShown()
  const edit = useEdit()
  return ({ fits, lock, write }) => {
    const fitting = selected.flatMap(({ layer }) => (fits(layer) ? [layer] : []))
    if (fitting.length === 0) return false
    const free = fitting.filter(({ id }) => !isLocked(nodes, id, lock))
    if (free.length === 0) {
      const words = {
        style: t`모양이 잠긴 레이어예요.`,
        content: t`내용이 잠긴 레이어예요.`,
        place: t`자리가 잠긴 레이어예요.`,
      }
      showToast({ tone: 'info', text: `${words[lock]} ${t`잠금을 풀면 바꿀 수 있어요.`}` })
      return true
    }
    // What is being written comes to the document first.
    state.writing.set(null)
    edit((doc) => {
      for (const layer of free) write(doc, layer)
    })
    return true
  }
}

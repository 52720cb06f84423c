import { useLingui } from '@lingui/react/macro'
import { useEdit, useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { middleOfView } from '#features/editor/state/page-point.ts'
import type { Layer } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { addLayers } from '#scene/edit/structure.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { centredAt, onPage, wordsOnPage } from './place-layers.ts'

/** Puts layers on the shown page, above all others; answers whether they are there. */
export type Insert = (layers: readonly Layer[], point?: Point) => boolean

/**
 * New layers as one step of undo: about a point of the page, without one in the middle of what is seen of it. They are
 * selected then. A page that is full says so.
 */
export function useInsert(): Insert {
  const { t } = useLingui()
  const state = useEditorState()
  const { body, page } = useShown()
  const edit = useEdit()
  return (layers, point) => {
    if (!page) return false
    const { width, height } = pageSizeOf(body)
    const at = point ?? onPage(body, middleOfView(state) ?? [width / 2, height / 2])
    const added = edit((doc) => ({ keys: addLayers(doc, page.id, wordsOnPage(body, centredAt(layers, at))) }))
    if (!added) return false
    if (!added.keys) {
      showToast({
        tone: 'error',
        text: t`이 쪽이나 디자인에 더 담을 자리가 없어요. 안 쓰는 레이어를 지워 주세요.`,
      })
      return false
    }
    state.tool.set('select')
    state.entered.set(null)
    state.selection.set(added.keys)
    return true
  }
}

import { useLayoutEffect } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { EditorState } from './editor-state.ts'

/**
 * Gives up what is going on once the design may no longer be edited: a preview, a crop, the pen. In a layout effect, which comes
 * before parts that write what they have when they are removed.
 */
export function useEndWithRights({ cropping, preview, tool }: EditorState): void {
  const { isReadOnly } = useDocumentView('design')
  useLayoutEffect(() => {
    if (!isReadOnly) return
    preview.set(null)
    cropping.set(null)
    if (tool.get() === 'pen') tool.set('select')
  }, [isReadOnly, cropping, preview, tool])
}

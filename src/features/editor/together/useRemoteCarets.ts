import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { pageFonts } from '#kits/design/scene/shared-fonts.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import type { DrawnScene } from '../canvas/control/canvas-parts.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { type CaretMark, watchCarets } from './watch-carets.ts'

/** With the fonts that the page is drawn with. */
export const measureLetters: FontBook['measure'] = (...of) => pageFonts().book.measure(...of)

/** Carets of others in the texts of the page that is shown, as it is drawn. */
export function useRemoteCarets(drawn: Watched<DrawnScene | null>): Watched<readonly CaretMark[]> {
  const { presence, account, carets } = useDocumentView('design').document
  const { writing } = useEditorState()
  const { page, dress } = useShown()
  const key = page?.id ?? null
  const { words } = dress.dress
  return useMemo(
    () =>
      watchCarets({ presence, account, carets, drawn, writing, page: key, words, measure: measureLetters }),
    [presence, account, carets, drawn, writing, key, words],
  )
}

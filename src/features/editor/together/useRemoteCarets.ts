import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import type { DrawnScene } from '../state/painted.ts'
import { measureLetters } from '../text/measure-letters.ts'
import { type CaretMark, watchCarets } from './watch-carets.ts'

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

import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { PenPad } from './PenPad.tsx'
import type { Pen } from './pen.ts'

/** Over the canvas while lines are drawn by hand. Colour and width stay for as long as the editor is open. */
export function PenLayer() {
  const { tool } = useEditorState()
  const { page } = useShown()
  const { isReadOnly } = useDocumentView('design')
  const [pen, setPen] = useState<Pen>({ colour: '{color.main}', width: 'middle' })
  if (useWatched(tool) !== 'pen' || !page || isReadOnly) return null
  return <PenPad page={page.id} pen={pen} onPen={setPen} />
}

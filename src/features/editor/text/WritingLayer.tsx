import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useEditorState, useSelected, useShown } from '../state/EditorProvider.tsx'
import { isCellOnAnyPage, layerOfText } from './cells.ts'
import { isOnAnyPage } from './find-layer.ts'
import { isNotDrawnYet, type PlacedText, writableText } from './may-write.ts'
import { useEntry } from './useEntry.ts'
import { WritingField } from './WritingField.tsx'

interface Props {
  /** The page as it is drawn around. */
  readonly drawing: Drawing
}

/**
 * The field of the one selected text, or of a cell of the selected table, over it: it has the focus before anything is written, so that it gets the first letter
 * itself. Mount it inside of the canvas (`data-canvas`), where coordinates are those of the page.
 */
export function WritingLayer({ drawing }: Props) {
  const { t } = useLingui()
  const state = useEditorState()
  const { document, isReadOnly } = useDocumentView('design')
  const { body, nodes } = useShown()
  const selected = useSelected()
  const writing = useWatched(state.writing)
  const selection = useWatched(state.selection)
  const tool = useWatched(state.tool)
  const entry = useEntry()
  /** The text in which a syllable is being composed, where it was last: its field stays, whatever becomes of the text. */
  const [composed, setComposed] = useState<PlacedText | null>(null)

  const only = selected.length === 1 && tool === 'select' ? selected[0]?.layer.id : undefined
  const { cells } = drawing
  const wanted = isReadOnly ? null : writableText(nodes, writing ?? only, cells)
  const now = composed && writableText(nodes, composed.layer.id, cells)
  if (now && now !== composed) setComposed(now)
  const shown = now ?? composed ?? wanted

  const isElsewhere =
    writing !== null && !(selection.length === 1 && selection[0] === layerOfText(nodes, writing))
  const isGone = wanted === null && !isNotDrawnYet(nodes, writing, cells)
  const isOver = writing !== null && !composed && (isGone || isElsewhere)
  /** Own changes as long as it was there, and whether one more took it away, such as undo. */
  const ownChanges = useRef(0)
  const isTakenBack = useRef(false)
  const end = useEffectEvent(() => {
    if (
      !isTakenBack.current &&
      writing !== null &&
      !isOnAnyPage(body, writing) &&
      !isCellOnAnyPage(body, writing)
    )
      showToast({
        tone: 'info',
        text: t`쓰던 글이 지워져서 쓰기를 마쳤어요. 쓴 말은 지워진 글에 남아 있어요.`,
        durationMs: 6_000,
      })
    state.writing.set(null)
  })
  useEffect(() => {
    if (!isGone) ownChanges.current = document.ownChanges.get()
  })
  useEffect(() => {
    if (isGone) isTakenBack.current = document.ownChanges.get() !== ownChanges.current
  }, [isGone, document])
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return (
    shown && (
      <WritingField
        key={shown.layer.id}
        node={shown}
        drawing={drawing}
        entry={entry}
        onComposing={(isComposing) => setComposed(isComposing ? shown : null)}
      />
    )
  )
}

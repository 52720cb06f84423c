import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useDesignText } from '#kits/design/document/useDesignText.ts'
import { cellLimits, designLimits } from '#model/documents/design-limits.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { classNames } from '#ui/class-names.ts'
import { fitHeight } from '#ui/controls/fit-height.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import { FieldCarets } from './FieldCarets.tsx'
import type { PlacedText } from './may-write.ts'
import { useCellKeys } from './useCellKeys.ts'
import type { Entry } from './useEntry.ts'
import { useFieldLabel } from './useFieldLabel.ts'
import { useFieldLook } from './useFieldLook.ts'
import { useFieldRange } from './useFieldRange.ts'
import { useWritingEvents } from './useWritingEvents.ts'
import { useWritingFocus } from './useWritingFocus.ts'
import styles from './WritingField.module.css'

interface Props {
  readonly node: PlacedText
  readonly drawing: Drawing
  readonly entry: RefObject<Entry>
  readonly onComposing: (isComposing: boolean) => void
}

/** A text in its place. Until it is written in, it is not seen, and keys but letters are those of the canvas. */
export function WritingField({ node, drawing, entry, onComposing }: Props) {
  const { i18n } = useLingui()
  const state = useEditorState()
  const { cell, layer } = node
  const isWriting = useWatched(state.writing) === layer.id
  const label = useFieldLabel(node)
  const binding = useDesignText(cell ?? layer.id)
  const { ref: bind, setWriting, text, carets, isRefused } = binding
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState({ after: text, letters: text })
  // The binding tells its text with the next frame, and not before a syllable is whole.
  const letters = typed.after === text ? typed.letters : text
  const look = useFieldLook({ node, letters, drawing, isWriting })

  useLayoutEffect(() => setWriting(isWriting), [setWriting, isWriting])
  useLayoutEffect(() => () => setWriting(false), [setWriting])
  useWritingFocus({ field, isWriting, entry })
  const cellKeys = useCellKeys(cell ?? null, binding)
  const events = useWritingEvents({
    ...{ field, layer: layer.id, binding, entry, onComposing },
    cellKeys: cell ? cellKeys : null,
  })
  // Letters of a cell have no marks of their own.
  useFieldRange({ field, layer: layer.id, isWriting: isWriting && !cell, binding })
  const most = cell ? cellLimits[cell.name] : designLimits.letters
  useLayoutEffect(() => fitHeight(field.current), [letters, look])

  return (
    <div className={styles.box} style={look.box} data-writing={isWriting || undefined}>
      <textarea
        // Keyed by its layer, so the function stays the same.
        ref={(element) => {
          field.current = element
          return bind(element)
        }}
        className={classNames(styles.field, !isWriting && styles.idle)}
        style={look.field}
        aria-label={label}
        rows={1}
        spellCheck
        // No keyboard on the screen for a text that is only selected.
        inputMode={isWriting ? undefined : 'none'}
        data-canvas-keys={isWriting ? undefined : ''}
        data-field={layer.id}
        onInput={(event) => setTyped({ after: text, letters: event.currentTarget.value })}
        {...events}
      />
      {isWriting && (
        <FieldCarets carets={carets} layer={layer} letters={letters} items={look.items} scale={look.scale} />
      )}
      {isWriting && isRefused && (
        <p className={styles.note} role="status">
          {cell ? (
            <Trans>이 칸에 {i18n.number(most)}자까지 쓸 수 있어요.</Trans>
          ) : (
            <Trans>글 하나에 {i18n.number(most)}자까지 쓸 수 있어요.</Trans>
          )}
        </p>
      )}
    </div>
  )
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import type { TextElement, TextView } from '#engine/documents/text/bound-text.ts'
import { classNames } from '#ui/class-names.ts'
import { colourOf } from '#ui/colour-of.ts'
import { fitHeight } from '#ui/controls/fit-height.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './WritingField.module.css'

const CaretOverlay = lazyComponent(() => import('#ui/controls/CaretOverlay.tsx'), {
  when: afterFirstContentPaint,
})

interface Props {
  label: string
  /** Beside the label, such as which channels use the text. */
  note?: ReactNode
  /** At the end of the row of the label, such as a count. */
  count?: ReactNode
  /** Why what was typed did not fit, or is too long. */
  fault?: string | null
  view: TextView
  /** Attaches the field; returns what detaches it. */
  attach: (element: TextElement) => (() => void) | undefined
  isReadOnly: boolean
  placeholder?: string | undefined
  rows: number
  /** Beside the text, on the page alone: without lines. */
  isPlain?: boolean
  onInput?: (text: string) => void
}

/** A text on hairlines that several people write at once, with their carets; for readers as words. */
export function WritingField(props: Props) {
  const { label, note, count, fault, view, attach, isReadOnly, placeholder, rows, isPlain, onInput } = props
  const id = useId()
  const own = useRef<HTMLTextAreaElement | null>(null)
  // Changes of others resize the text without an input event, so every render measures.
  useLayoutEffect(() => fitHeight(own.current))
  const [first] = view.editors
  const words = (
    <>
      {label}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
  return (
    <Stack gap={1}>
      <div className={styles.head}>
        {isReadOnly ? (
          <span className={styles.label}>{words}</span>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {words}
          </label>
        )}
        {count}
      </div>
      {isReadOnly ? (
        <p className={styles.words}>{view.text === '' ? '–' : view.text}</p>
      ) : (
        <div
          className={classNames(styles.lines, isPlain && styles.plain, first && styles.shared)}
          style={first && { ['--ring' as string]: `var(--p${colourOf(first.id)})` }}
        >
          <textarea
            id={id}
            rows={rows}
            className={styles.text}
            placeholder={placeholder}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            ref={(element) => {
              own.current = element
              return element ? attach(element) : undefined
            }}
            onInput={(event) => {
              fitHeight(event.currentTarget)
              onInput?.(event.currentTarget.value)
            }}
          />
          {view.carets.length > 0 && (
            <CaretOverlay
              text={view.text}
              carets={view.carets.map(({ id: caret, person, head, anchor }) => ({
                id: caret,
                name: person.name,
                colour: colourOf(person.id),
                head,
                anchor,
              }))}
            />
          )}
        </div>
      )}
      {fault && (
        <Text id={`${id}-fault`} tone="danger" size="small" role="status">
          {fault}
        </Text>
      )}
    </Stack>
  )
}

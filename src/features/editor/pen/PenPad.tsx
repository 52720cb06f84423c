import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { readColour } from '#scene/colour/colour-slot.ts'
import { paletteOf } from '#scene/colour/palette.ts'
import { addLayers } from '#scene/edit/structure.ts'
import { isComposing } from '#ui/composing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useEdit, useEditorState, useShown } from '../state/EditorProvider.tsx'
import { type DrawnLine, lineLayer, livePath } from './line-layer.ts'
import styles from './Pen.module.css'
import { PenBar } from './PenBar.tsx'
import { type Pen, widthOf } from './pen.ts'
import { usePenInput } from './usePenInput.ts'

interface Props {
  /** Key of the page. */
  readonly page: string
  readonly pen: Pen
  readonly onPen: (pen: Pen) => void
}

/** Takes the presses of the canvas, and makes a layer of each line. The line being drawn is shown without rendering. */
export function PenPad({ page, pen, onPen }: Props) {
  const { t } = useLingui()
  const { tool, view } = useEditorState()
  const { body, dress } = useShown()
  const edit = useEdit()
  const [said, setSaid] = useState('')
  const palette = useMemo(() => paletteOf(dress.dress), [dress])
  const box = useRef<HTMLDivElement>(null)
  const live = useRef<SVGPathElement>(null)
  const now = useWatched(view) ?? { scale: 1, x: 0, y: 0 }
  const width = widthOf(pen, pageSizeOf(body))
  const input = usePenInput(box, now, {
    show: (drawn) => live.current?.setAttribute('d', drawn ? livePath({ ...drawn, width }) : ''),
    end: (drawn) =>
      setSaid(write({ ...drawn, width }) ? t`선을 그렸어요.` : t`이 쪽에는 선을 더 그릴 수 없어요.`),
  })
  const write = (line: DrawnLine): boolean => {
    const layer = lineLayer(line, pen.colour)
    if (!layer) return true
    const made = edit((doc) => addLayers(doc, page, [{ ...layer, id: 'line' }]))
    return made !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (!input.giveUp()) tool.set('select')
  }
  // Keys go on from here, Escape first of all.
  useLayoutEffect(() => {
    const pad = box.current
    pad?.focus({ preventScroll: true })
    return () => {
      if (pad?.contains(document.activeElement))
        pad.closest<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={box}
      className={styles.pad}
      role="group"
      aria-label={t`손으로 그리기`}
      aria-describedby="pen-help"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes Escape
      tabIndex={0}
      data-takes-presses
      onKeyDown={onKeyDown}
      {...input.handlers}
    >
      <svg className={styles.screen} aria-hidden>
        <g transform={`translate(${now.x} ${now.y}) scale(${now.scale})`}>
          <path ref={live} fill={readColour(pen.colour, palette, '').hex} />
        </g>
      </svg>
      <VisuallyHidden>
        <span id="pen-help">{t`마우스나 펜, 손가락으로 그려요. 키보드로는 도형 패널의 선을 쓸 수 있어요. Esc로 나가요.`}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <PenBar pen={pen} onPen={onPen} palette={palette} onLeave={() => tool.set('select')} />
    </div>
  )
}

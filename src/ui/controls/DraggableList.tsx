import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { isComposing } from '../composing.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './DraggableList.module.css'
import { computeTarget, type Span } from './drag-target.ts'
import { IconButton } from './IconButton.tsx'

type Drag = {
  from: number
  to: number
  pointerId: number
  startY: number
  shift: number
  spans: Span[]
}

type Props<Item> = {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** Called with indexes from 0; `to` counts without the moved item. */
  onMove: (from: number, to: number) => void
  words: {
    /** Names the handle: 순서 바꾸기. */
    handle: (item: Item) => string
    up: (item: Item) => string
    down: (item: Item) => string
    /** Spoken after a move; `position` counts from 1. */
    moved: (item: Item, position: number, count: number) => string
  }
  isDisabled?: boolean
}

/**
 * A list whose order can be changed: by its handles with a pointer, by Alt+↑/↓ anywhere in a row, or by the
 * two buttons that appear while the focus is in a row.
 */
export function DraggableList<Item>(props: Props<Item>) {
  const { label, items, getKey, renderItem, onMove, words, isDisabled } = props
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [spoken, setSpoken] = useState('')

  function move(from: number, to: number): void {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onMove(from, to)
    setSpoken(words.moved(item, to + 1, items.length))
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (isDisabled || isComposing(event)) return
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      setDrag(null)
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  function startDrag(index: number, pointerId: number, startY: number): void {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const spans = rows.map(({ top, height }) => ({ top, height }))
    setDrag({ from: index, to: index, pointerId, startY, shift: 0, spans })
  }

  return (
    <>
      <ol ref={list} aria-label={label} className={classNames(styles.list, drag && styles.dragging)}>
        {items.map((item, index) => (
          <li
            key={getKey(item)}
            className={classNames(styles.row, drag?.from === index && styles.held)}
            style={{ transform: transformOf(index, drag) }}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {!isDisabled && (
              <button
                type="button"
                className={styles.handle}
                aria-label={words.handle(item)}
                title={words.handle(item)}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onPointerDown={(event) => {
                  if (event.button !== 0) return
                  event.currentTarget.setPointerCapture(event.pointerId)
                  startDrag(index, event.pointerId, event.clientY)
                }}
                onPointerMove={(event) => {
                  if (drag?.pointerId !== event.pointerId) return
                  const shift = event.clientY - drag.startY
                  setDrag({
                    ...drag,
                    shift,
                    to: computeTarget(drag.spans, drag.from, shift),
                  })
                }}
                onPointerUp={() => {
                  if (drag) move(drag.from, drag.to)
                  setDrag(null)
                }}
                onPointerCancel={() => setDrag(null)}
              >
                <Icon of={GripVertical} />
              </button>
            )}
            <div className={styles.content}>{renderItem(item, index)}</div>
            {!isDisabled && (
              <span className={styles.steps}>
                <IconButton
                  size="small"
                  label={words.up(item)}
                  icon={<Icon of={ArrowUp} size="small" />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  size="small"
                  label={words.down(item)}
                  icon={<Icon of={ArrowDown} size="small" />}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}

/** The dragged row follows the pointer; the rows it passes are moved by its height. */
function transformOf(index: number, drag: Drag | null): string | undefined {
  if (!drag) return undefined
  if (index === drag.from) return `translateY(${drag.shift}px)`
  const height = drag.spans[drag.from]?.height ?? 0
  if (index > drag.from && index <= drag.to) return `translateY(${-height}px)`
  if (index < drag.from && index >= drag.to) return `translateY(${height}px)`
  return 'translateY(0)'
}

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './DraggableList.module.css'
import { IconButton } from './IconButton.tsx'
import { useRowDrag } from './useRowDrag.ts'

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
 * two buttons that appear while the focus is in a row. Not the list of react-aria, whose drags are those of the browser: on
 * a phone they need a long press, and the other rows make no room.
 */
export function DraggableList<Item>(props: Props<Item>) {
  const { label, items, getKey, renderItem, onMove, words, isDisabled } = props
  const [spoken, setSpoken] = useState('')

  function move(from: number, to: number): void {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onMove(from, to)
    setSpoken(words.moved(item, to + 1, items.length))
  }
  const { body, isDragging, isHeld, rowStyle, handle, keys } = useRowDrag<HTMLOListElement>(move)

  return (
    <>
      <ol ref={body} aria-label={label} className={classNames(styles.list, isDragging && styles.dragging)}>
        {items.map((item, index) => (
          <li
            key={getKey(item)}
            className={classNames(styles.row, isHeld(index) && styles.held)}
            style={rowStyle(index)}
            {...(isDisabled ? {} : keys(index))}
          >
            {!isDisabled && (
              <button
                type="button"
                className={styles.handle}
                aria-label={words.handle(item)}
                title={words.handle(item)}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                {...handle(index)}
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

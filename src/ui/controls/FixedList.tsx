import type { ReactNode } from 'react'
import styles from './DraggableList.module.css'

type Props<Item> = {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
}

/** Looks like a disabled `DraggableList`, for use until that is loaded. */
export function FixedList<Item>({ label, items, getKey, renderItem }: Props<Item>) {
  return (
    <ol aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        <li key={getKey(item)} className={styles.row}>
          <div className={styles.content}>{renderItem(item, index)}</div>
        </li>
      ))}
    </ol>
  )
}

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode }

type Props<Id extends string> = {
  label: string
  tabs: Tab<Id>[]
  value: Id
  onChoose: (id: Id) => void
  /** After the tabs, in their row. */
  end?: ReactNode
  /** Takes the height of the flex column around; the panel scrolls by itself, without a padding. */
  isFilling?: boolean
}

/**
 * Tabs over panels of one screen. For tabs with an address each, use `TabLinks`. Not those of react-aria: the first load of
 * the step of the main colour shows them.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChoose, end, isFilling }: Props<Id>) {
  const prefix = useId()
  const index = tabs.findIndex((tab) => tab.id === value)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    // Alt and an arrow goes back in the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = nextIndex(event.key, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    document.getElementById(`${prefix}-tab-${tab.id}`)?.focus()
  }

  const list = (
    <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${tab.id}`}
          className={styles.tab}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `${prefix}-panel-${tab.id}` : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
  return (
    <div className={isFilling ? styles.filling : undefined}>
      {end === undefined ? (
        list
      ) : (
        <div className={isFilling ? styles.row : styles.ended}>
          {list}
          {end}
        </div>
      )}
      {tabs[index] && (
        <div
          role="tabpanel"
          id={`${prefix}-panel-${value}`}
          aria-labelledby={`${prefix}-tab-${value}`}
          className={styles.panel}
        >
          {tabs[index].content}
        </div>
      )}
    </div>
  )
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

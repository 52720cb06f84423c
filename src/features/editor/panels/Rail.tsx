import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import type { PanelEntry } from './panels.ts'
import styles from './SidePanel.module.css'
import { useRailTabs } from './useRailTabs.ts'

interface Props {
  /** What the ids of its tabs and of the panel begin with. */
  id: string
  entries: readonly PanelEntry[]
}

/** The tabs of the panels: arrow keys move along them, a press opens one or closes what is open. */
export function Rail({ id, entries }: Props) {
  const { t } = useLingui()
  const { tabs, isFoot } = useRailTabs(entries)
  const [focused, setFocused] = useState<string | null>(null)
  const stop = (tabs.find(({ name }) => name === focused) ?? tabs.find(({ isOn }) => isOn) ?? tabs[0])?.name
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = tabs.findIndex(({ name }) => name === stop)
    const next = nextIndex(event.key, at, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    document.getElementById(`${id}-${tab.name}`)?.focus()
  }
  return (
    <div
      data-part="rail"
      role="tablist"
      aria-label={t`패널`}
      aria-orientation={isFoot ? 'horizontal' : 'vertical'}
      className={styles.rail}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ name, label, icon, isOn, isApart, Mark, press, preload }) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          aria-selected={isOn}
          aria-controls={isOn && name !== 'properties' ? `${id}-panel` : undefined}
          tabIndex={name === stop ? 0 : -1}
          className={classNames(styles.tab, isApart && styles.apart, name === 'properties' && styles.staying)}
          onFocus={() => setFocused(name)}
          onPointerEnter={preload}
          onClick={press}
        >
          <Icon of={icon} size="large" />
          {label}
          {Mark && <Mark />}
        </button>
      ))}
    </div>
  )
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

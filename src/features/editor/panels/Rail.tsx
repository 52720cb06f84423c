import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { breakpoints } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import type { PanelEntry } from './panels.ts'
import styles from './SidePanel.module.css'

interface Props {
  /** What the ids of its tabs and of the panel begin with. */
  id: string
  entries: readonly PanelEntry[]
}

const foot = `(max-width: ${breakpoints.sidebar - 1}px)`

/** The tabs of the panels: arrow keys move along them, a press opens one or closes what is open. */
export function Rail({ id, entries }: Props) {
  const { i18n, t } = useLingui()
  const { panel } = useEditorState()
  const opened = useWatched(panel)
  const isFoot = useMedia(foot)
  const [focused, setFocused] = useState<string | null>(null)
  const isHere = (name: string | null) => entries.some((entry) => entry.name === name)
  const stop = isHere(focused) ? focused : isHere(opened) ? opened : entries[0]?.name
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = entries.findIndex(({ name }) => name === stop)
    const next = nextIndex(event.key, at, entries.length)
    const entry = next === null ? undefined : entries[next]
    if (!entry) return
    event.preventDefault()
    setFocused(entry.name)
    document.getElementById(`${id}-${entry.name}`)?.focus()
  }
  return (
    <div
      data-part="rail"
      role="tablist"
      aria-label={t`넣을 것`}
      aria-orientation={isFoot ? 'horizontal' : 'vertical'}
      className={styles.rail}
      onKeyDown={onKeyDown}
    >
      {entries.map(({ name, label, icon, isLast, Panel }, at) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === opened}
          aria-controls={name === opened ? `${id}-panel` : undefined}
          tabIndex={name === stop ? 0 : -1}
          className={classNames(styles.tab, isLast && !entries[at - 1]?.isLast && styles.apart)}
          onFocus={() => setFocused(name)}
          onPointerEnter={() => void Panel.preload().catch(() => undefined)}
          onClick={() => panel.set(name === opened ? null : name)}
        >
          <Icon of={icon} size="large" />
          {i18n._(label)}
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

import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { isComposing } from '../composing.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './CommandPalette.module.css'
import { useModal } from './useModal.ts'

export type CommandItem = {
  id: string
  label: ReactNode
  /** Where it is, or what it does. */
  note?: ReactNode
  icon?: ReactNode
  keys?: ReactNode
  /** It is shown, with the reason as its note, and cannot be chosen. */
  isDisabled?: boolean
}

type Props = {
  onClose: () => void
  /** Names the dialog and its field. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: { id: string; label: string; items: CommandItem[] }[]
  onChoose: (id: string) => void
  /** Shown if nothing matches; null: it is not known yet. */
  empty: ReactNode
  /** Number of matches as text, for screen readers. */
  countText: string
  footer?: ReactNode
}

/**
 * A search field above groups of results, operated by keys. The caller does the search. It is open while it
 * is mounted. There is always an active result, which Enter chooses: react-aria's Autocomplete has none before the first
 * letter, after one is deleted, and where the results change, and leaves out those that cannot be chosen now.
 */
export default function CommandPalette(props: Props) {
  const { onClose, label, placeholder, query, onQuery, groups, onChoose, empty, countText, footer } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const prefix = useId()
  const items = groups.flatMap((group) => group.items)
  const active = items.find((item) => item.id === activeId) ?? items[0]

  useModal(dialog, 'input')

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active && !active.isDisabled) onChoose(active.id)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || items.length === 0) return
    event.preventDefault()
    const index = active ? items.indexOf(active) : -1
    const next = items[(index + step + items.length) % items.length]
    if (!next) return
    setActiveId(next.id)
    document.getElementById(`${prefix}-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which the dialog itself handles
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.palette}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.search}>
          <Icon of={Search} size="large" />
          <input
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded={items.length > 0}
            aria-controls={`${prefix}-list`}
            aria-activedescendant={active ? `${prefix}-${active.id}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={placeholder}
            value={query}
            onChange={(event) => {
              setActiveId(null)
              onQuery(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <VisuallyHidden>
          <span role="status">{countText}</span>
        </VisuallyHidden>
        <div id={`${prefix}-list`} role="listbox" aria-label={label} className={styles.list}>
          {groups.map(
            (group) =>
              group.items.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
                <div key={group.id} role="group" aria-labelledby={`${prefix}-group-${group.id}`}>
                  <div id={`${prefix}-group-${group.id}`} className={styles.group}>
                    {group.label}
                  </div>
                  {group.items.map((item) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
                    <div
                      key={item.id}
                      id={`${prefix}-${item.id}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={item === active}
                      aria-disabled={item.isDisabled || undefined}
                      className={styles.item}
                      onClick={() => {
                        if (!item.isDisabled) onChoose(item.id)
                      }}
                      onPointerMove={() => setActiveId(item.id)}
                    >
                      {item.icon}
                      <span className={styles.label}>{item.label}</span>
                      {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
                      {item.keys}
                    </div>
                  ))}
                </div>
              ),
          )}
        </div>
        {items.length === 0 && empty !== null && <p className={styles.empty}>{empty}</p>}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}

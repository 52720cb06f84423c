import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components'
import styles from './Menu.module.css'
import { ReturnFocus } from './ReturnFocus.tsx'

export type MenuEntry = {
  id: string
  label: ReactNode
  /** Text that typing is matched with, if the label is not plain text. */
  textValue?: string
  note?: ReactNode
  icon?: ReactNode
  isDanger?: boolean
  isDisabled?: boolean
  /** Whether it has a tick. */
  isOn?: boolean
}

export type MenuGroup = { id: string; label?: ReactNode; entries: MenuEntry[] }

export type MenuProps = {
  label: string
  groups: MenuGroup[]
  onChoose: (id: string) => void
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** The open menu. Loaded on demand by `MenuButton`. */
export default function Menu({
  label,
  groups,
  onChoose,
  onClose,
  anchor,
  placement = 'bottom end',
}: MenuProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      triggerRef={anchor}
      aria-label={label}
      placement={placement}
      className={styles.popover ?? ''}
    >
      <AriaMenu
        aria-label={label}
        className={styles.menu ?? ''}
        onAction={(key) => onChoose(String(key))}
        onClose={onClose}
        autoFocus="first"
      >
        {groups.flatMap((group, index) => [
          ...(index > 0 ? [<Separator key={`${group.id}-line`} className={styles.line ?? ''} />] : []),
          <MenuSection key={group.id} {...(group.label === undefined ? { 'aria-label': label } : {})}>
            {group.label !== undefined && <Header className={styles.header ?? ''}>{group.label}</Header>}
            {group.entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </MenuSection>,
        ])}
      </AriaMenu>
      <ReturnFocus anchor={anchor} />
    </Popover>
  )
}

function Row({ entry }: { entry: MenuEntry }) {
  const textValue = entry.textValue ?? (typeof entry.label === 'string' ? entry.label : entry.id)
  return (
    <MenuItem
      id={entry.id}
      textValue={textValue}
      isDisabled={entry.isDisabled ?? false}
      className={styles.row ?? ''}
      {...(entry.isDanger ? { 'data-danger': true } : {})}
      {...(entry.isOn ? { 'data-on': true } : {})}
    >
      {entry.icon}
      <span className={styles.label}>{entry.label}</span>
      {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
    </MenuItem>
  )
}

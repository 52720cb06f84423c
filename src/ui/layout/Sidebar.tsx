import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Sidebar.module.css'

export type SidebarWords = {
  /** Accessible name, such as `주 메뉴`. */
  label: string
  expand: string
  collapse: string
}

type Props = {
  words: SidebarWords
  children: ReactNode
  /** Null: depends on the width of the screen. */
  isExpanded: boolean | null
  onExpand: (isExpanded: boolean) => void
}

/**
 * On screens from 1280 px it is 240 px wide, from 992 px a rail of 62 px, on smaller ones it is hidden. Its
 * content adapts by queries of the container `side`, so the rail needs no components of its own.
 */
export function Sidebar({ words, children, isExpanded, onExpand }: Props) {
  const id = useId()
  const width = isExpanded === null ? 'auto' : isExpanded ? 'open' : 'rail'
  return (
    <aside aria-label={words.label} className={styles.side} data-width={width} data-print="none">
      <div id={id} className={styles.inside}>
        {children}
        <div className={styles.toggles}>
          <IconButton
            label={words.expand}
            aria-expanded={false}
            aria-controls={id}
            icon={<Icon of={PanelLeftOpen} />}
            className={styles.expand ?? ''}
            onClick={() => onExpand(true)}
          />
          <IconButton
            label={words.collapse}
            aria-controls={id}
            icon={<Icon of={PanelLeftClose} />}
            className={styles.collapse ?? ''}
            onClick={() => onExpand(false)}
          />
        </div>
      </div>
    </aside>
  )
}

import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Sidebar.module.css'

export type SidebarWords = {
  /** Names the sidebar: 주 메뉴. */
  label: string
  expand: string
  collapse: string
}

type Props = {
  words: SidebarWords
  children: ReactNode
  /** null: by the width of the screen. */
  isExpanded: boolean | null
  onExpand: (isExpanded: boolean) => void
}

/**
 * 240 px from 1280, a 62 px rail from 992, nothing below. What is inside looks at the width it is given
 * (a container called `side`), so the rail needs no second set of components.
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

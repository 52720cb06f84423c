import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { ErrorRegion } from '../errors/ErrorRegion.tsx'
import { Icon } from '../Icon.tsx'
import { Drawer } from './Drawer.tsx'
import { Sidebar, type SidebarWords } from './Sidebar.tsx'
import styles from './SidebarFrame.module.css'
import { mainId, SkipLink } from './SkipLink.tsx'

export type FrameWords = SidebarWords & {
  skip: string
  openMenu: string
  closeMenu: string
}

type Props = {
  words: FrameWords
  /** A `SideHead`, `SideNav` and `SideFoot`. */
  sidebar: ReactNode
  /** Title in the header where there is no sidebar. */
  narrowTitle?: ReactNode
  /** At the start of the header: the search box. */
  headerStart?: ReactNode
  headerEnd?: ReactNode
  /** `Banner`s above the header. */
  banners?: ReactNode
  children: ReactNode
}

/** A frame of sidebar, header of 56 px, and page. */
export function SidebarFrame(props: Props) {
  const { words, sidebar, narrowTitle, headerStart, headerEnd, banners, children } = props
  const [isExpanded, setIsExpanded] = useState<boolean | null>(null)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  return (
    <>
      <SkipLink label={words.skip} />
      <div className={styles.app}>
        <Sidebar words={words} isExpanded={isExpanded} onExpand={setIsExpanded}>
          <ErrorRegion shows="line">{sidebar}</ErrorRegion>
        </Sidebar>
        <div className={styles.column}>
          <ErrorRegion>{banners}</ErrorRegion>
          <header className={styles.top} data-print="none">
            <IconButton
              label={words.openMenu}
              aria-haspopup="dialog"
              icon={<Icon of={MenuIcon} size="large" />}
              className={styles.menu ?? ''}
              data-tip="menu-button"
              onClick={() => setIsDrawerOpen(true)}
            />
            {narrowTitle !== undefined && <div className={styles.narrowTitle}>{narrowTitle}</div>}
            <div className={styles.start}>
              <ErrorRegion>{headerStart}</ErrorRegion>
            </div>
            <div className={styles.end}>
              <ErrorRegion>{headerEnd}</ErrorRegion>
            </div>
          </header>
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      <Drawer
        isOpen={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        label={words.label}
        closeLabel={words.closeMenu}
      >
        <ErrorRegion shows="line">{sidebar}</ErrorRegion>
      </Drawer>
    </>
  )
}

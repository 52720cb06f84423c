import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './HeaderFrame.module.css'
import { mainId, SkipLink } from './SkipLink.tsx'

type Props = {
  words: { skip: string; nav: string; openMenu: string; closeMenu: string }
  /** A link to the first screen. */
  logo: ReactNode
  /** Links; in the drawer below 992 px. */
  nav?: ReactNode
  /** Controls such as language, theme and login. */
  end?: ReactNode
  /** At the top of the drawer: a greeting. */
  drawerStart?: ReactNode
  /** Controls for the drawer, if the header has no room for them. */
  drawerEnd?: ReactNode
  footer?: ReactNode
  banners?: ReactNode
  children: ReactNode
}

/** Header of 64 px, content, footer. Sections set their own width with `Wide`. */
export function HeaderFrame(props: Props) {
  const { words, logo, nav, end, drawerStart, drawerEnd, footer, banners, children } = props
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  return (
    <>
      <SkipLink label={words.skip} />
      <div className={styles.page}>
        {banners}
        <header className={styles.header} data-print="none">
          <div className={styles.bar}>
            <div className={styles.logo}>{logo}</div>
            {nav !== undefined && (
              <nav aria-label={words.nav} className={styles.nav}>
                {nav}
              </nav>
            )}
            <div className={styles.end}>{end}</div>
            {nav !== undefined && (
              <IconButton
                label={words.openMenu}
                aria-haspopup="dialog"
                icon={<Icon of={MenuIcon} size="large" />}
                className={styles.menu ?? ''}
                onClick={() => setIsDrawerOpen(true)}
              />
            )}
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer !== undefined && (
          <footer className={styles.footer} data-print="none">
            <div className={styles.wide}>{footer}</div>
          </footer>
        )}
      </div>
      <Drawer
        isOpen={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        label={words.nav}
        closeLabel={words.closeMenu}
      >
        <div className={styles.drawer}>
          {drawerStart}
          <nav aria-label={words.nav}>{nav}</nav>
          {drawerEnd}
        </div>
      </Drawer>
    </>
  )
}

/** Width of public pages: 1232 px, with the page's padding. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}

import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Drawer } from '#ui/layout/Drawer.tsx'
import { Sidebar } from '#ui/layout/Sidebar.tsx'
import type { FrameWords } from '#ui/layout/SidebarFrame.tsx'
import { mainId, SkipLink } from '#ui/layout/SkipLink.tsx'
import styles from './WorkbookFrame.module.css'

type Props = {
  words: FrameWords & {
    /** Accessible name of the preview pane: 가이드 미리보기. */
    desk: string
  }
  /** SideHead, SideNav with the steps, SideFoot. */
  sidebar: ReactNode
  /** Breadcrumb. */
  headerStart?: ReactNode
  /** Sync state, avatars, theme, close. */
  headerEnd?: ReactNode
  banners?: ReactNode
  /** The question, in a column of 640 px. */
  children: ReactNode
  /** Preview pane. Without it the question takes the full width. */
  desk?: ReactNode
  /** Three elements: previous, StepDots, next. The bar keeps its height before they are loaded. */
  foot?: ReactNode
}

/** The question with the preview beside it; stacked on narrow or portrait screens. */
export function WorkbookFrame(props: Props) {
  const { words, sidebar, headerStart, headerEnd, banners, children, desk, foot } = props
  const [isExpanded, setIsExpanded] = useState<boolean | null>(null)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  return (
    <>
      <SkipLink label={words.skip} />
      <div className={styles.workbook}>
        <Sidebar words={words} isExpanded={isExpanded} onExpand={setIsExpanded}>
          <ErrorRegion shows="line">{sidebar}</ErrorRegion>
        </Sidebar>
        <div className={styles.column}>
          <header className={styles.head} data-print="none">
            <IconButton
              label={words.openMenu}
              aria-haspopup="dialog"
              icon={<Icon of={MenuIcon} size="large" />}
              className={styles.menu ?? ''}
              onClick={() => setIsDrawerOpen(true)}
            />
            <div className={styles.start}>
              <ErrorRegion>{headerStart}</ErrorRegion>
            </div>
            <div className={styles.end}>
              <ErrorRegion>{headerEnd}</ErrorRegion>
            </div>
          </header>
          {banners !== undefined && (
            <div className={styles.banners}>
              <ErrorRegion>{banners}</ErrorRegion>
            </div>
          )}
          <div className={styles.body} data-desk={desk === undefined ? 'none' : 'beside'}>
            <main id={mainId} tabIndex={-1} className={styles.ask}>
              <div className={styles.measure}>{children}</div>
            </main>
            {desk !== undefined && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard access
              <section aria-label={words.desk} className={styles.desk} tabIndex={0}>
                <div className={styles.deskMeasure}>
                  <ErrorRegion shows="line">{desk}</ErrorRegion>
                </div>
              </section>
            )}
          </div>
          <footer className={styles.foot} data-print="none">
            <ErrorRegion shows="line">{foot}</ErrorRegion>
          </footer>
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

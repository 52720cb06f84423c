import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Drawer } from '#ui/layout/Drawer.tsx'
import { Sidebar } from '#ui/layout/Sidebar.tsx'
import type { FrameWords } from '#ui/layout/SidebarFrame.tsx'
import { mainId, SkipLink } from '#ui/layout/SkipLink.tsx'
import { useMedia } from '#ui/useMedia.ts'
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
  /** A bar that takes the place of the preview, which it is given; where there is no room it is a sheet, and given null. */
  bar?: ((desk: ReactNode) => ReactNode) | undefined
  /** Three elements: previous, StepDots, next. The bar keeps its height before they are loaded. */
  foot?: ReactNode
}

/** The question with the preview beside it; stacked on narrow or portrait screens. */
export function WorkbookFrame(props: Props) {
  const { words, sidebar, headerStart, headerEnd, banners, children, desk, bar, foot } = props
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
          <Body desk={desk} deskLabel={words.desk} bar={bar}>
            {children}
          </Body>
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

/** Too narrow, or too high for its width, for a column beside the question: as in the style sheet. */
const noColumn = '(max-width: 991px), (max-width: 1180px) and (orientation: portrait)'

function Body({
  desk,
  deskLabel,
  bar,
  children,
}: Pick<Props, 'desk' | 'bar' | 'children'> & { deskLabel: string }) {
  const question = (
    <main id={mainId} tabIndex={-1} className={styles.ask}>
      <div className={styles.measure}>{children}</div>
    </main>
  )
  const beside = desk !== undefined && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard access
    <section aria-label={deskLabel} className={styles.desk} tabIndex={0}>
      <div className={styles.deskMeasure}>
        <ErrorRegion shows="line">{desk}</ErrorRegion>
      </div>
    </section>
  )
  const isSheet = useMedia(noColumn)
  const isBeside = bar !== undefined && !isSheet
  return (
    <div className={styles.body} data-desk={isBeside ? 'bar' : desk === undefined ? 'none' : 'beside'}>
      {question}
      {!isBeside && beside}
      {bar && (
        <div className={isSheet ? styles.sheet : styles.bar}>
          <ErrorRegion shows="line">{bar(isSheet ? null : desk)}</ErrorRegion>
        </div>
      )}
    </div>
  )
}

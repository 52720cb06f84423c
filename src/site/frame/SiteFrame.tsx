import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mainId, SkipLink } from '#ui/layout/SkipLink.tsx'
import { ChatIcon } from './ChatIcon.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './SiteFrame.module.css'
import { SiteHeader } from './SiteHeader.tsx'

/** Header, content and footer of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <SkipLink label={t`본문으로`} />
      <div className={styles.page}>
        <SiteHeader />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
        <ChatIcon />
      </div>
    </>
  )
}

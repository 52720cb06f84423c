import type { ReactNode } from 'react'
import { ErrorRegion } from '../errors/ErrorRegion.tsx'
import styles from './HeaderFrame.module.css'
import { mainId, SkipLink } from './SkipLink.tsx'

type Props = {
  words: { skip: string }
  /** A link to the first screen. */
  logo: ReactNode
  /** Controls such as the theme and the account. */
  end?: ReactNode
  banners?: ReactNode
  children: ReactNode
}

/** Header of 64 px, and content. Sections set their own width with `Wide`. */
export function HeaderFrame({ words, logo, end, banners, children }: Props) {
  return (
    <>
      <SkipLink label={words.skip} />
      <div className={styles.page}>
        <ErrorRegion>{banners}</ErrorRegion>
        <header className={styles.header} data-print="none">
          <div className={styles.bar}>
            <div className={styles.logo}>{logo}</div>
            <div className={styles.end}>
              <ErrorRegion>{end}</ErrorRegion>
            </div>
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </>
  )
}

/** Width of public pages: 1232 px, with the page's padding. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}

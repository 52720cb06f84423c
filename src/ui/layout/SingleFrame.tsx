import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ErrorRegion } from '../errors/ErrorRegion.tsx'
import styles from './SingleFrame.module.css'
import { mainId, SkipLink } from './SkipLink.tsx'

type Props = {
  words: { skip: string }
  logo: ReactNode
  end?: ReactNode
  banners?: ReactNode
  /** Largest width: 420, 640 or 720 px. */
  measure?: 'narrow' | 'form' | 'reading'
  /** Centred vertically as well. */
  isCentred?: boolean
  children: ReactNode
}

/** A bar with the logo that stays at the top, and one column: login, first questions, policies, errors. */
export function SingleFrame({ words, logo, end, banners, measure = 'form', isCentred, children }: Props) {
  return (
    <>
      <SkipLink label={words.skip} />
      <div className={styles.page}>
        <ErrorRegion>{banners}</ErrorRegion>
        <header className={styles.bar} data-print="none">
          <div className={styles.logo}>{logo}</div>
          <div className={styles.end}>
            <ErrorRegion>{end}</ErrorRegion>
          </div>
        </header>
        <main
          id={mainId}
          tabIndex={-1}
          className={classNames(styles.main, styles[measure], isCentred && styles.centred)}
        >
          {children}
        </main>
      </div>
    </>
  )
}

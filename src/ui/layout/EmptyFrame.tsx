import type { ReactNode } from 'react'
import styles from './EmptyFrame.module.css'
import { mainId, SkipLink } from './SkipLink.tsx'

/** A frame without header and menu. */
export function EmptyFrame({ words, children }: { words: { skip: string }; children: ReactNode }) {
  return (
    <>
      <SkipLink label={words.skip} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  )
}

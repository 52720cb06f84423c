import type { ReactNode } from 'react'
import { Text } from '#ui/Text.tsx'
import styles from './Parts.module.css'

interface Props {
  title: string
  /** Beside the title, such as how many there are. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the panel of an entry under its own title. */
export function EntryPart({ title, aside, children }: Props) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {aside !== undefined && (
          <Text as="span" tone="soft">
            {aside}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

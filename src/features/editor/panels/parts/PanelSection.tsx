import { type ReactNode, useId } from 'react'
import { Text } from '#ui/Text.tsx'
import styles from './Parts.module.css'

interface Props {
  title: ReactNode
  /** At the end of the line of the title. */
  note?: ReactNode
  children: ReactNode
}

/** A part of a panel with its heading. */
export function PanelSection({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {note !== undefined && (
          <Text as="span" tone="soft" size="small">
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

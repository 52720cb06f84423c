import type { ReactNode } from 'react'
import styles from './SuggestionCard.module.css'

export type SuggestedPart = {
  kind: 'same' | 'removed' | 'added'
  text: string
}

type Props = {
  title: ReactNode
  /** Accessible name of the card. */
  label: string
  icon?: ReactNode
  /** Which of several drafts is shown. */
  note?: ReactNode
  parts?: SuggestedPart[]
  /** Instead of the parts, or after them. */
  children?: ReactNode
  /** Buttons; the primary one first. */
  actions?: ReactNode
}

/** A draft with its differences to the current text: removed words struck, added words marked. */
export function SuggestionCard({ title, label, icon, note, parts, children, actions }: Props) {
  return (
    <section aria-label={label} className={styles.card}>
      <header className={styles.head}>
        {icon}
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </header>
      {parts !== undefined && (
        <p className={styles.words}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their index
            <Part key={index} part={part} />
          ))}
        </p>
      )}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

function Part({ part }: { part: SuggestedPart }) {
  if (part.kind === 'removed') return <del className={styles.removed}>{part.text}</del>
  if (part.kind === 'added') return <ins className={styles.added}>{part.text}</ins>
  return part.text
}

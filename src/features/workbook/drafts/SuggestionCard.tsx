import type { ReactNode } from 'react'
import styles from './SuggestionCard.module.css'

export type SuggestedPart = {
  kind: 'same' | 'removed' | 'added'
  text: string
}

type Props = {
  title: ReactNode
  /** Names the card for those who listen. */
  label: string
  icon?: ReactNode
  /** Which part it is about. */
  note?: ReactNode
  parts?: SuggestedPart[]
  /** Instead of, or after, the parts. */
  children?: ReactNode
  /** Buttons, the ink one first: it is the answer to the question asked. */
  actions?: ReactNode
}

/** Words on offer: struck and inserted, taken only by a press. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are only known by their place
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

import type { ReactNode } from 'react'
import { Text } from '#ui/Text.tsx'
import styles from './NextQuestion.module.css'

type Props = {
  /** The section of the question. */
  note: ReactNode
  question: ReactNode
  /** Large buttons, the primary one last. */
  actions: ReactNode
}

/** The next question to answer, below the approval table. */
export function NextQuestion({ note, question, actions }: Props) {
  return (
    <div className={styles.next}>
      <div>
        <Text tone="soft" size="small">
          {note}
        </Text>
        <p className={styles.question}>{question}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

import { kindOf, type Token } from './read-tokens.ts'
import { Rows } from './SizeRows.tsx'
import styles from './StylePage.module.css'

/** What floats, and how quickly a control answers: rest the pointer on the second box. */
export function Floats({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Rows
      tokens={tokens}
      show={(token) => (
        <span
          className={styles.float}
          style={
            kindOf(token) === 'shadow'
              ? { boxShadow: `var(${token.name})` }
              : { transition: `translate var(${token.name})` }
          }
        />
      )}
    />
  )
}

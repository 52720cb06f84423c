import type { Failure } from '#device/rest/rest.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import styles from './Desk.module.css'

/** Why the last call failed; nothing where it did not. */
export function Fault({ failure }: { failure: Failure | null }) {
  const failureWords = useFailureWords()
  if (!failure) return null
  return (
    <p className={styles.fault} role="alert">
      {failureWords(failure)}
    </p>
  )
}

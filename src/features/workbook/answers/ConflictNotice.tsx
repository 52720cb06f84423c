import { type LostChoice, useConflict } from '#engine/documents/react/useConflict.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './ConflictNotice.module.css'

/** Loaded at the first conflict: most people never see one. */
const ConflictCard = lazyComponent(() => import('./ConflictCard.tsx'), {
  when: (load) => {
    load()
    return () => {}
  },
})

interface Props<Value> {
  field: ValueHandle<Value>
  /** The choice as text. */
  say: (value: Value) => string
  /** Restores my choice; for callers that have to write more than this one field. */
  onSwap?: (mine: Value) => void
}

/** Says that a concurrent choice of another member replaced mine, with a button that restores mine. */
export function ConflictNotice<Value>({ field, say, onSwap }: Props<Value>) {
  const lost = useConflict(field)
  if (lost === null) return <ChoiceConflictNotice lost={null} />
  const { mine, swap } = lost
  return (
    <ChoiceConflictNotice lost={{ ...lost, mine: say(mine), swap: onSwap ? () => onSwap(mine) : swap }} />
  )
}

/** The same for a choice that spans several fields; the caller gives it as text. */
export function ChoiceConflictNotice({ lost }: { lost: LostChoice<string> | null }) {
  return (
    <div role="status" className={styles.region}>
      {lost && <ConflictCard lost={lost} />}
    </div>
  )
}

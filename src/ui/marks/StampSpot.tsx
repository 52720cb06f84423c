import { classNames } from '../class-names.ts'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import { Seal } from './Seal.tsx'
import styles from './StampSpot.module.css'

type Props = {
  tiltKey: string
  state: 'stamped' | 'begun' | 'untouched'
  /** Text of an empty spot, `(인)`. */
  blank: string
  percent?: number
  size?: number | string
  isFresh?: boolean
  /** Draws a dashed square around an empty spot. */
  isFramed?: boolean
}

/** A seal, or the empty spot for it. Decoration: the state has to stand beside it as text. */
export function StampSpot({ tiltKey, state, blank, percent = 0, size = 72, isFresh, isFramed }: Props) {
  if (state === 'stamped') {
    return <Seal size={size} tiltKey={tiltKey} isFresh={isFresh ?? false} className={styles.stamp} />
  }
  return (
    <span
      className={classNames(styles.blank, isFramed && styles.framed)}
      style={isFramed ? { width: size, height: size } : undefined}
      aria-hidden
    >
      <span className={styles.word}>{blank}</span>
      {state === 'begun' && <ProgressBar value={percent} className={styles.bar} />}
    </span>
  )
}

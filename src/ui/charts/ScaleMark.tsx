import { classNames } from '../class-names.ts'
import styles from './ScaleMark.module.css'

type Props = {
  low: string
  high: string
  /** 0 to 100; null where not chosen. */
  value: number | null
  /** The value as text. */
  label: string
}

/** A value on a scale between two ends, read-only. */
export function ScaleMark({ low, high, value, label }: Props) {
  return (
    <div role="img" aria-label={label} className={styles.scale}>
      <span className={styles.track}>
        {value !== null && <i className={styles.mark} style={{ left: `${value}%` }} />}
      </span>
      <span className={styles.ends}>
        <span className={classNames(value !== null && value < 45 && styles.leaning)}>{low}</span>
        <span className={classNames(value !== null && value > 55 && styles.leaning)}>{high}</span>
      </span>
    </div>
  )
}

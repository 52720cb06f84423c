import { classNames } from '../class-names.ts'
import styles from './ProgressBar.module.css'

type Props = {
  /** 0 to 100. */
  value: number
  tone?: 'brand' | 'ink'
  /** Without a label it is hidden from screen readers; a number has to stand beside it. */
  label?: string
  className?: string | undefined
}

export function ProgressBar({ value, tone = 'brand', label, className }: Props) {
  const width = Math.min(100, Math.max(0, value))
  return (
    <span
      className={classNames(styles.bar, tone === 'ink' && styles.ink, className)}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuenow': Math.round(width),
            'aria-valuemin': 0,
            'aria-valuemax': 100,
          })}
    >
      <span style={{ width: `${width}%` }} />
    </span>
  )
}

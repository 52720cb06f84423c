import { classNames } from '../class-names.ts'
import styles from './FillSquare.module.css'

type Props = {
  /** 0 to 100. */
  percent: number
  /** Without a label it is hidden from screen readers; text has to stand beside it. */
  label?: string
}

/** Progress as a square of 16 px that is filled from the bottom. */
export function FillSquare({ percent, label }: Props) {
  const height = `${Math.min(100, Math.max(0, percent))}%`
  return (
    <span
      className={classNames(styles.square, percent > 0 && styles.begun)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className={styles.fill} style={{ height }} />
    </span>
  )
}

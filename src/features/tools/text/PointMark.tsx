import styles from './TextTool.module.css'

/** The number that what a guest said and its answer share. */
export function PointMark({ number }: { number: number }) {
  return <sup className={styles.mark}>{number}</sup>
}

import styles from './Overlay.module.css'

interface Props {
  readonly x: number
  readonly y: number
}

/** At the corner of a layer that is selected and may not be moved. */
export function LockMark({ x, y }: Props) {
  return (
    <g data-lock className={styles.lock} transform={`translate(${x} ${y})`}>
      <circle r={11} />
      <path transform="scale(0.5) translate(-12 -12)" d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" />
    </g>
  )
}

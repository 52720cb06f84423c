import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Seal.module.css'
import { computeTilt } from './tilt.ts'

type Props = {
  /** Pixels, or a CSS length. */
  size?: number | string
  /** Rotates the seal by −5° to +5°, always the same for the same key. */
  tiltKey?: string | undefined
  /** Plays the animation of stamping once, for a seal that is new. */
  isFresh?: boolean
  /** Without a label it is hidden from screen readers; text has to stand beside it. */
  label?: string
  className?: string | undefined
}

const edge =
  'M2.80 1.20L6.67 1.52L10.53 1.04L14.40 0.98L18.27 1.37L22.13 1.22L26.00 1.07L29.87 1.39L33.73 1.39L38.80 2.40L38.94 6.24L38.90 10.09L39.04 13.93L38.61 17.78L38.71 21.62L38.96 25.47L38.95 29.31L38.47 33.16L37.40 38.80L33.51 38.78L29.62 39.12L25.73 39.03L21.84 38.52L17.96 38.81L14.07 39.12L10.18 38.94L6.29 38.91L1.20 37.60L1.51 33.73L1.51 29.87L1.10 26.00L1.08 22.13L1.45 18.27L1.07 14.40L0.94 10.53L1.05 6.67Z'

const strokes =
  'M9.1 7.4v10M6.3 32.4V21.2c0-2 1-3.4 2.8-3.4s2.8 1.4 2.8 3.4v11.2M15.2 7.4v25M19.6 7.4v25M15.2 19.4h4.4M23.9 8h5.4v5.2c0 1.8-.8 2.9-2.5 3.6l-2.6 1M33.4 7.4v11.4M24.2 22.4h9.2v10h-9.2z'

/** Small gaps in the print: x, y, radius. */
const chips: [number, number, number][] = [
  [17.6, 2, 0.61],
  [37, 22, 0.59],
  [5, 38, 0.46],
  [2.3, 20.3, 0.3],
  [33.9, 1.5, 0.37],
  [37.1, 14.7, 0.61],
  [20.5, 38.2, 0.39],
  [2.2, 12.6, 0.4],
  [14.3, 2.6, 0.48],
  [36.6, 10.9, 0.41],
  [32.3, 37.2, 0.49],
  [2.5, 20.6, 0.51],
  [34.9, 2.3, 0.52],
  [37.3, 11.5, 0.37],
  [14.2, 37.7, 0.55],
  [1.6, 32.8, 0.56],
]

/** The product's logo, also used as the stamp on something finished. */
export function Seal({ size = 28, tiltKey, isFresh = false, label, className }: Props) {
  const style: CSSProperties & Record<'--tilt', string> = {
    width: size,
    height: size,
    '--tilt': tiltKey === undefined ? '0deg' : `${computeTilt(tiltKey)}deg`,
  }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside words
    <svg
      viewBox="0 0 40 40"
      className={classNames(styles.seal, isFresh && styles.fresh, className)}
      style={style}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={edge} fill="currentColor" />
      <path d={strokes} className={styles.carved} />
      {/* Below 24 px the gaps would be smaller than a pixel. */}
      {(typeof size === 'string' || size >= 24) && (
        <g className={styles.chips}>
          {chips.map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
      )}
    </svg>
  )
}

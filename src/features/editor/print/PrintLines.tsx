import { cutPath, frameOf, short } from '#scene/back-ends/svg-values.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import styles from './Print.module.css'

/** Where a page is cut, what is safe within, and the marks at its corners, over its picture with bleed. */
export function PrintLines({ drawing, margin }: { readonly drawing: Drawing; readonly margin: number }) {
  const { width, height, cut } = drawing
  const frame = frameOf(drawing, true)
  const box = [frame.x, frame.y, frame.width, frame.height].map(short).join(' ')
  const hasSafe = width > 2 * margin && height > 2 * margin
  return (
    <svg className={styles.lines} viewBox={box} aria-hidden>
      {drawing.bleed > 0 && <path d={marksOf(drawing)} className={styles.crop} />}
      <path d={cutPath(drawing)} className={styles.cut} />
      {hasSafe && (
        <rect
          className={styles.safe}
          x={margin}
          y={margin}
          width={width - 2 * margin}
          height={height - 2 * margin}
          rx={cut === 'ellipse' ? '50%' : undefined}
        />
      )}
    </svg>
  )
}

/** Beyond the bleed, in line with the cut. */
function marksOf({ width, height, bleed }: Drawing): string {
  const length = Math.min(width, height) * 0.06
  const across = [0, height].map(
    (y) => `M${-bleed - length} ${y}H${-bleed}M${width + bleed} ${y}H${width + bleed + length}`,
  )
  const down = [0, width].map(
    (x) => `M${x} ${-bleed - length}V${-bleed}M${x} ${height + bleed}V${height + bleed + length}`,
  )
  return [...across, ...down].join('')
}

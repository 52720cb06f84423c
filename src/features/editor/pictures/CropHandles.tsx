import { useLingui } from '@lingui/react/macro'
import type { Matrix } from '#scene/list/drawing.ts'
import { apply } from '#scene/shapes/matrix.ts'
import styles from './Crop.module.css'
import type { CropView } from './crop-frame.ts'
import { type CropSide, cropCorners, cropSides, seenSide } from './crop-handles.ts'

interface Props {
  readonly view: CropView
  /** From the frame to px of the screen. */
  readonly toScreen: Matrix
  readonly scale: number
}

/** px on the screen: how long the marks of corners and sides are at most. */
const longest = 24

/** The corners of the frame, in its px. What a press takes of them, `cropHandleAt` says. */
export function CropCorners({ view, scale }: Omit<Props, 'toScreen'>) {
  const { w, h } = view.cropped.frame
  const length = Math.min(longest / scale, w / 3, h / 3)
  const d = cropCorners
    .map((corner) => {
      const [x, y] = [corner.includes('e') ? w : 0, corner.includes('s') ? h : 0]
      const [dx, dy] = [x === 0 ? length : -length, y === 0 ? length : -length]
      return `M${x + dx} ${y}L${x} ${y}L${x} ${y + dy}`
    })
    .join('')
  return (
    <>
      <path d={d} className={styles.cornerHalo} vectorEffect="non-scaling-stroke" />
      <path d={d} className={styles.corner} data-crop-corners vectorEffect="non-scaling-stroke" />
    </>
  )
}

/** The sides of the frame, each a stop of the Tab key that arrows move. */
export function CropSides({ view, toScreen, scale }: Props) {
  const { t } = useLingui()
  const { cropped, matrix, picture } = view
  const { w, h } = cropped.frame
  const degrees = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI
  const names = { top: t`위쪽 변`, right: t`오른쪽 변`, bottom: t`아래쪽 변`, left: t`왼쪽 변` }
  const shares: Readonly<Record<CropSide, number>> = {
    n: -picture.y / picture.h,
    e: (picture.x + picture.w - w) / picture.w,
    s: (picture.y + picture.h - h) / picture.h,
    w: -picture.x / picture.w,
  }
  return cropSides.map((side) => {
    const isAcross = side === 'n' || side === 's'
    const middle = { n: [w / 2, 0], e: [w, h / 2], s: [w / 2, h], w: [0, h / 2] } as const
    const [x, y] = apply(toScreen, middle[side])
    const percent = Math.round(100 * Math.max(0, shares[side]))
    const seen = seenSide(matrix, side)
    return (
      <div
        key={side}
        className={styles.side}
        role="slider"
        tabIndex={0}
        aria-label={names[seen]}
        aria-orientation={seen === 'left' || seen === 'right' ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t`사진을 ${percent}% 잘랐어요`}
        data-crop-side={side}
        style={{
          transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${degrees + (isAcross ? 0 : 90)}deg)`,
        }}
      >
        <span style={{ inlineSize: Math.min(longest, ((isAcross ? w : h) * scale) / 3) }} />
      </div>
    )
  })
}

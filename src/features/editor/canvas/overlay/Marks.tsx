import { useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import overPage from '#features/editor/view/OverPage.module.css'
import { useLength } from '#features/editor/view/useLength.ts'
import type { SnapGap } from '#scene/edit/snap.ts'
import { classNames } from '#ui/class-names.ts'
import type { CanvasParts, Pill } from '../control/canvas-parts.ts'
import styles from './Marks.module.css'

interface Props {
  readonly parts: CanvasParts
  readonly scale: number
}

/** Lines that a gesture snaps to, equal distances, the rectangle that selects, and its size or turn beside the pointer. */
export function Marks({ parts, scale }: Props) {
  const marks = useWatched(parts.marks)
  const marquee = useWatched(parts.marquee)
  const pill = useWatched(parts.pill)
  return (
    <div className={classNames(overPage.overPage, styles.marks)} aria-hidden>
      <svg className={styles.lines} aria-hidden>
        {marks?.lines.map(({ axis, at, from, to }) => {
          const [x1, y1, x2, y2] = axis === 'x' ? [at, from, at, to] : [from, at, to, at]
          return (
            <line
              key={`${axis} ${at}`}
              data-snap={axis}
              x1={x1 * scale}
              y1={y1 * scale}
              x2={x2 * scale}
              y2={y2 * scale}
            />
          )
        })}
        {marks?.gaps.map((gap) => (
          <GapLine key={`${gap.axis} ${gap.from}`} gap={gap} scale={scale} />
        ))}
        {marquee && (
          <rect
            className={styles.marquee}
            x={marquee.left * scale}
            y={marquee.top * scale}
            width={(marquee.right - marquee.left) * scale}
            height={(marquee.bottom - marquee.top) * scale}
          />
        )}
      </svg>
      {marks?.gaps.map((gap) => (
        <GapPill key={`${gap.axis} ${gap.from}`} gap={gap} scale={scale} />
      ))}
      {pill && <PointerPill pill={pill} parts={parts} />}
    </div>
  )
}

interface GapProps {
  readonly gap: SnapGap
  readonly scale: number
}

/** With a short line across each end. */
function GapLine({ gap: { axis, from, to, cross }, scale }: GapProps) {
  const [start, end, at] = [from * scale, to * scale, cross * scale]
  const across = (x: number) => `M${x} ${at - 4.5}V${at + 4.5}`
  const down = (y: number) => `M${at - 4.5} ${y}H${at + 4.5}`
  return (
    <path
      data-gap={axis}
      d={
        axis === 'x'
          ? `M${start} ${at}H${end}${across(start)}${across(end)}`
          : `M${at} ${start}V${end}${down(start)}${down(end)}`
      }
    />
  )
}

function GapPill({ gap: { axis, from, to, cross, length }, scale }: GapProps) {
  const say = useLength()
  const [middle, at] = [((from + to) / 2) * scale, cross * scale]
  const [x, y] = axis === 'x' ? [middle, at] : [at, middle]
  return (
    <span className={styles.pill} style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}>
      {say(length)}
    </span>
  )
}

/** px beside the pointer. */
const beside = 18

function PointerPill({ pill, parts }: { readonly pill: Pill; readonly parts: CanvasParts }) {
  const { t } = useLingui()
  const say = useLength()
  const view = parts.state.view.get()
  const [x, y] = [pill.at[0] - (view?.x ?? 0) + beside, pill.at[1] - (view?.y ?? 0) + beside]
  const { degrees } = pill.kind === 'turn' ? pill : { degrees: 0 }
  return (
    <span className={styles.pill} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {pill.kind === 'turn' ? t`${degrees}°` : `${say(pill.w, false)} × ${say(pill.h)}`}
    </span>
  )
}

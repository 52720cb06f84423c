import { useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { CanvasParts, GapMark, Pill } from '../control/canvas-parts.ts'
import { useLength } from '../useLength.ts'
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
    <div className={styles.marks} aria-hidden>
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
          <GapLine key={`${gap.from} ${gap.to}`} gap={gap} scale={scale} />
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
        <GapPill key={`${gap.from} ${gap.to}`} gap={gap} scale={scale} />
      ))}
      {pill && <PointerPill pill={pill} parts={parts} />}
    </div>
  )
}

interface GapProps {
  readonly gap: GapMark
  readonly scale: number
}

/** With a short line across each end. */
function GapLine({ gap: { from, to }, scale }: GapProps) {
  const [x1, y1, x2, y2] = [from[0] * scale, from[1] * scale, to[0] * scale, to[1] * scale]
  const [ex, ey] = from[1] === to[1] ? [0, 4.5] : [4.5, 0]
  return (
    <path
      d={`M${x1} ${y1}L${x2} ${y2}M${x1 - ex} ${y1 - ey}L${x1 + ex} ${y1 + ey}M${x2 - ex} ${y2 - ey}L${x2 + ex} ${y2 + ey}`}
    />
  )
}

function GapPill({ gap: { from, to, length }, scale }: GapProps) {
  const say = useLength()
  const [x, y] = [((from[0] + to[0]) / 2) * scale, ((from[1] + to[1]) / 2) * scale]
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

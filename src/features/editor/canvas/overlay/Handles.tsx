import type { HandleSize } from '#features/editor/view/handle-look.ts'
import type { Layer } from '#scene/body/body.ts'
import type { SelectionBox } from '#scene/edit/select.ts'
import { handlesFor, pointOfHandle, pointOfTurn } from '../control/handles.ts'
import styles from './Overlay.module.css'

interface Props {
  readonly box: SelectionBox
  readonly scale: number
  readonly size: HandleSize
  readonly layers: readonly Layer[]
}

/** The handles that scale and turn a selection. What a press takes of them, `handleAt` says. */
export function Handles({ box, scale, size, layers }: Props) {
  const view = { scale, x: 0, y: 0 }
  const degrees = (Math.atan2(box.matrix[1], box.matrix[0]) * 180) / Math.PI
  const [turnX, turnY] = pointOfTurn(box, view, size)
  const { seen, turn } = size
  return (
    <g data-handles>
      {handlesFor(box, scale, layers, size).map((handle) => {
        const [x, y] = pointOfHandle(box, handle, view)
        return (
          <rect
            key={handle}
            data-handle={handle}
            className={styles.handle}
            x={x - seen / 2}
            y={y - seen / 2}
            width={seen}
            height={seen}
            rx={2}
            transform={`rotate(${degrees} ${x} ${y})`}
          />
        )
      })}
      <g data-handle="rotate" className={styles.turn} transform={`translate(${turnX} ${turnY})`}>
        <circle r={turn / 2} />
        <path
          transform={`scale(${turn / 44}) translate(-12 -12)`}
          d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5"
        />
      </g>
    </g>
  )
}

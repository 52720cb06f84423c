import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { isComposing } from '../composing.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './PointMap.module.css'
import { bubbleScale, type PointPosition, positionAfterKey, positionAt } from './point-position.ts'

export interface MapPoint extends PointPosition {
  readonly key: string
  readonly name: string
  /** 0 to 100, drawn as the area; null where unknown, drawn as 50. */
  readonly size: number | null
  /** Whether the map is about this point. */
  readonly isOwn?: boolean
  /** Another person who has this point focused. `colour` is 1 to 10. */
  readonly holder?: { readonly name: string; readonly colour: number } | undefined
}

type Props = {
  label: string
  /** Texts at the ends of the axes; may be empty. */
  ends: { left: string; right: string; bottom: string; top: string }
  points: readonly MapPoint[]
  words: {
    /** Accessible name of a point: name, position, and how to move it. */
    point: (point: MapPoint) => string
    /** Spoken after a move. */
    moved: (point: MapPoint) => string
  }
  /** Called with the new position, 0 to 100. If absent, the map is read-only. */
  onMove?: ((key: string, position: PointPosition) => void) | undefined
  /** Called with the key of the point that has got the focus, with null when it has lost it. */
  onHold?: ((key: string | null) => void) | undefined
}

interface Held extends PointPosition {
  readonly key: string
  /** The pointer that drags it; null while it is moved by keys. */
  readonly pointerId: number | null
  /** Offset of the pointer from the centre of the bubble, in pixels. */
  readonly grab: { readonly x: number; readonly y: number }
}

/**
 * Points between two axes, moved by dragging or arrow keys. While a point is dragged, incoming values do not
 * move it; its new position is reported on release. The caller has to offer the same numbers in a table.
 */
export function PointMap({ label, ends, points, words, onMove, onHold }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const shown = points.map((point) => (held?.key === point.key ? { ...point, x: held.x, y: held.y } : point))
  const guided = shown.find(({ key }) => key === (held?.key ?? focused))

  function take(event: PointerEvent<HTMLButtonElement>, point: MapPoint): void {
    if (!onMove || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // Safari does not focus a pressed button.
    event.currentTarget.focus()
    const middle = event.currentTarget.getBoundingClientRect()
    setHeld({
      key: point.key,
      x: point.x,
      y: point.y,
      pointerId: event.pointerId,
      grab: {
        x: event.clientX - (middle.left + middle.width / 2),
        y: event.clientY - (middle.top + middle.height / 2),
      },
    })
  }
  function drag(event: PointerEvent): void {
    const box = field.current?.getBoundingClientRect()
    if (!box || held?.pointerId !== event.pointerId) return
    setHeld({ ...held, ...positionAt(box, event.clientX - held.grab.x, event.clientY - held.grab.y) })
  }
  function letGo(): void {
    if (!held) return
    setHeld(null)
    const point = points.find(({ key }) => key === held.key)
    if (!point || (point.x === held.x && point.y === held.y)) return
    onMove?.(held.key, { x: held.x, y: held.y })
    setSpoken(words.moved({ ...point, x: held.x, y: held.y }))
  }
  function onKeyDown(event: KeyboardEvent, point: MapPoint): void {
    if (!onMove || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && held) {
      event.preventDefault()
      event.stopPropagation()
      setHeld(null)
      return
    }
    if (held && held.pointerId !== null) return
    const next = positionAfterKey(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setHeld({ key: point.key, ...next, pointerId: null, grab: { x: 0, y: 0 } })
  }

  return (
    <div className={styles.map}>
      <span className={classNames(styles.end, styles.top)}>{ends.top}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout rules */}
      <div className={styles.plot} role="group" aria-label={label}>
        <span className={classNames(styles.end, styles.left)}>{ends.left}</span>
        <span className={classNames(styles.end, styles.right)}>{ends.right}</span>
        <div ref={field} className={styles.field}>
          {guided && <Guides position={guided} />}
          {shown.map((point) => (
            <Point
              key={point.key}
              point={point}
              label={words.point(point)}
              isHeld={held?.key === point.key}
              {...(onMove && {
                handlers: {
                  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => take(event, point),
                  onPointerMove: drag,
                  onPointerUp: letGo,
                  onPointerCancel: () => setHeld(null),
                  onKeyDown: (event: KeyboardEvent) => onKeyDown(event, point),
                  // A key that is held down reports one move, on release.
                  onKeyUp: () => {
                    if (held?.pointerId === null) letGo()
                  },
                  onFocus: () => {
                    setFocused(point.key)
                    onHold?.(point.key)
                  },
                  onBlur: () => {
                    letGo()
                    setFocused(null)
                    onHold?.(null)
                  },
                },
              })}
            />
          ))}
        </div>
      </div>
      <span className={classNames(styles.end, styles.bottom)}>{ends.bottom}</span>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

type PointProps = {
  point: MapPoint
  label: string
  isHeld: boolean
  handlers?: ComponentProps<'button'>
}

function Point({ point, label, isHeld, handlers }: PointProps) {
  const { x, y, size, isOwn, holder, name } = point
  const look = {
    className: classNames(styles.point, isOwn && styles.own, isHeld && styles.held, holder && styles.taken),
    style: {
      '--x': `${x}%`,
      '--y': `${y}%`,
      '--scale': bubbleScale(size),
      // Small points lie above large ones, so that each can be reached.
      zIndex: isHeld ? 200 : 101 - (size ?? 50),
      ...(holder && { '--holder': `var(--p${holder.colour})` }),
    } as CSSProperties,
    // Labels near an edge are drawn inwards.
    'data-side': x < 12 ? 'right' : x > 88 ? 'left' : undefined,
    'data-low': y < 9 || undefined,
    'data-point': point.key,
  }
  const inside = (
    <>
      <i className={styles.bubble} aria-hidden />
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      {holder && (
        <span className={styles.holder} aria-hidden>
          {holder.name}
        </span>
      )}
    </>
  )
  if (handlers) {
    return (
      <button type="button" aria-label={label} {...look} {...handlers}>
        {inside}
      </button>
    )
  }
  return (
    <span role="img" aria-label={label} {...look}>
      {inside}
    </span>
  )
}

/** Dashed lines from a point to both axes, with its values. */
function Guides({ position }: { position: PointPosition }) {
  const { x, y } = position
  // Over all points but the held one.
  const style = { '--x': `${x}%`, '--y': `${y}%`, zIndex: 150 } as CSSProperties
  return (
    <span className={styles.guides} style={style} aria-hidden>
      <i className={styles.across} style={{ left: `${Math.min(x, 50)}%`, width: `${Math.abs(x - 50)}%` }} />
      <i className={styles.up} style={{ bottom: `${Math.min(y, 50)}%`, height: `${Math.abs(y - 50)}%` }} />
      <span
        className={styles.readX}
        data-above={y < 50 || undefined}
        data-clear={Math.abs(y - 50) < 14 || undefined}
      >
        {x}
      </span>
      <span
        className={styles.readY}
        data-after={x < 50 || undefined}
        data-clear={Math.abs(x - 50) < 10 || undefined}
      >
        {y}
      </span>
    </span>
  )
}

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Point } from '#scene/shapes/matrix.ts'
import { isComposing } from '#ui/composing.ts'

/** A drag of an edge or corner of the frame. */
export interface FrameDrag {
  readonly to: (at: Point, keys: { readonly isRatioKept: boolean; readonly isFree: boolean }) => void
  readonly end: () => void
}

/** Points and ways are px of the box. */
interface CropActs {
  /** A press beside the picture and its frame ends it. */
  readonly isInside: (at: Point) => boolean
  /** null: no edge or corner is there. */
  readonly dragFrame: (at: Point) => FrameDrag | null
  readonly cursorAt: (at: Point) => string
  readonly move: (way: Point) => void
  readonly zoom: (factor: number, at: Point) => void
  readonly step: (direction: 1 | -1) => void
  /** px of the page by an arrow key, of the picture, or of the side of the frame that has the focus. */
  readonly walk: (way: Point, side: string | undefined) => void
  readonly leave: (isGivenUp: boolean) => void
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pointers, wheel and keys of a picture that is cropped. */
export function useCropInput(box: RefObject<HTMLElement | null>, acts: CropActs) {
  const { isInside, dragFrame, cursorAt, move, zoom, step, walk, leave } = acts
  const pointers = useRef(new Map<number, Point>())
  const drag = useRef<FrameDrag | null>(null)
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {}
    return [clientX - left, clientY - top]
  }
  const endDrag = () => {
    drag.current?.end()
    drag.current = null
  }
  const turn = useEffectEvent((event: WheelEvent) => {
    // With Ctrl it is the canvas that zooms.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), pointOf(event))
  })
  useEffect(() => {
    const element = box.current
    const onWheel = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [box])
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [box])
  useEffect(() => () => drag.current?.end(), [])

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (event.button !== 0 || isOfBar(event.target)) return
      event.preventDefault()
      const at = pointOf(event)
      // With a second finger the picture is moved and zoomed.
      const dragged = pointers.current.size === 0 ? dragFrame(at) : null
      endDrag()
      if (!dragged && !isInside(at)) {
        leave(false)
        return
      }
      drag.current = dragged
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, at)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      const now = pointOf(event)
      const before = pointers.current.get(event.pointerId)
      if (!before) {
        if (pointers.current.size === 0) event.currentTarget.style.cursor = cursorAt(now)
        return
      }
      pointers.current.set(event.pointerId, now)
      const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
      if (other) {
        const [was, is] = [distance(before, other), distance(now, other)]
        if (was > 0) zoom(is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
      } else if (drag.current) {
        drag.current.to(now, { isRatioKept: event.shiftKey, isFree: event.ctrlKey || event.metaKey })
      } else move([now[0] - before[0], now[1] - before[1]])
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      pointers.current.delete(event.pointerId)
      endDrag()
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      pointers.current.delete(event.pointerId)
      endDrag()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isComposing(event) || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
      // No key reaches the layers below.
      event.stopPropagation()
      if (event.key === 'Escape') {
        event.preventDefault()
        leave(true)
        return
      }
      const side = event.target instanceof HTMLElement ? event.target.dataset.cropSide : undefined
      if (event.target !== event.currentTarget && side === undefined) return
      const arrow = arrows[event.key]
      const length = event.shiftKey ? 10 : 1
      if (arrow) walk([arrow[0] * length, arrow[1] * length], side)
      else if (event.key === '+' || event.key === '=') step(1)
      else if (event.key === '-' || event.key === '_') step(-1)
      else if (event.key === 'Enter') leave(false)
      else return
      event.preventDefault()
    },
  }
}

function isOfBar(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-bar]') !== null
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

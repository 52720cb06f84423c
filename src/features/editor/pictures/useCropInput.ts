import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Matrix } from '#scene/list/drawing.ts'
import { apply, inverse, type Point } from '#scene/shapes/matrix.ts'
import { isComposing } from '#ui/composing.ts'

interface CropActs {
  /** Of a point of the frame: a press beside the picture ends it. */
  readonly isInside: (point: Point) => boolean
  /** px of the frame. */
  readonly move: (dx: number, dy: number) => void
  /** About a point of the frame. */
  readonly zoom: (factor: number, at: Point) => void
  readonly step: (direction: 1 | -1) => void
  readonly leave: (isGivenUp: boolean) => void
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pointers, wheel and keys of a picture that is cropped. `toScreen`: from its frame to px of the box. */
export function useCropInput(
  box: RefObject<HTMLElement | null>,
  toScreen: Matrix,
  { isInside, move, zoom, step, leave }: CropActs,
) {
  const pointers = useRef(new Map<number, Point>())
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {}
    const back = inverse(toScreen)
    return back ? apply(back, [clientX - left, clientY - top]) : [0, 0]
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

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (event.button !== 0 || isOfBar(event.target)) return
      event.preventDefault()
      if (!isInside(pointOf(event))) {
        leave(false)
        return
      }
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      pointers.current.set(event.pointerId, now)
      const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
      if (!other) move(now[0] - before[0], now[1] - before[1])
      else {
        const [was, is] = [distance(before, other), distance(now, other)]
        if (was > 0) zoom(is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      pointers.current.delete(event.pointerId)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      pointers.current.delete(event.pointerId)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isComposing(event) || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
      // No key reaches the layers below.
      event.stopPropagation()
      const isOwn = event.target === event.currentTarget
      if (event.key === 'Escape') {
        event.preventDefault()
        leave(true)
        return
      }
      if (!isOwn) return
      const arrow = arrows[event.key]
      const length = event.shiftKey ? 10 : 1
      if (arrow) move(arrow[0] * length, arrow[1] * length)
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

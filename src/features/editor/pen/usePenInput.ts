import { type PointerEvent, type RefObject, useRef } from 'react'
import type { View } from '../state/editor-state.ts'
import type { DrawnLine, PenPoint } from './line-layer.ts'

type Drawn = Omit<DrawnLine, 'width'>

interface PenActs {
  /** The line so far; null: none, or it was given up. */
  readonly show: (drawn: Drawn | null) => void
  readonly end: (drawn: Drawn) => void
}

interface Going {
  readonly pointer: number
  readonly isPressed: boolean
  readonly points: PenPoint[]
}

/** CSS px: a contact that is larger is a palm. */
const palm = 60
/** CSS px between two points. */
const least = 1.5

/** Pointers of the pad as lines in px of the page. Once a pen was used, fingers draw no more: a hand rests on the screen then. */
export function usePenInput(box: RefObject<HTMLElement | null>, view: View, { show, end }: PenActs) {
  const going = useRef<Going | null>(null)
  const hasPen = useRef(false)

  const giveUp = (): boolean => {
    if (!going.current) return false
    going.current = null
    show(null)
    return true
  }
  const add = (
    line: Going,
    { clientX, clientY, pressure }: Pick<globalThis.PointerEvent, 'clientX' | 'clientY' | 'pressure'>,
  ) => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {}
    const [x, y] = [(clientX - left - view.x) / view.scale, (clientY - top - view.y) / view.scale]
    const before = line.points.at(-1)
    if (before && Math.hypot(x - before[0], y - before[1]) * view.scale < least) return
    line.points.push([x, y, line.isPressed ? pressure : 0.5])
  }
  const isRefused = ({ pointerType, width, height }: PointerEvent) =>
    pointerType === 'touch' && (hasPen.current || Math.max(width, height) > palm)

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (event.button !== 0 || isOfBar(event.target)) return
      event.preventDefault()
      const isPressed = event.pointerType === 'pen'
      if (isPressed) hasPen.current = true
      if (isRefused(event)) return
      const before = going.current
      // A second finger means to move the page: no line. A pen takes over from the palm that came before it.
      giveUp()
      if (before && !isPressed) return
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      going.current = { pointer: event.pointerId, isPressed, points: [] }
      add(going.current, event)
      show(going.current)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      const line = going.current
      if (line?.pointer !== event.pointerId) return
      const { nativeEvent } = event
      const passed = nativeEvent.getCoalescedEvents?.() ?? []
      for (const one of passed.length > 0 ? passed : [nativeEvent]) add(line, one)
      show(line)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      const line = going.current
      if (line?.pointer !== event.pointerId) return
      going.current = null
      show(null)
      end(line)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (going.current?.pointer === event.pointerId) giveUp()
    },
  }
  return { handlers, giveUp }
}

function isOfBar(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-bar]') !== null
}

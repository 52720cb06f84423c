import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import type { Zoom } from '../view/zoom.ts'
import type { Control, PointerInput } from './control/control.ts'

/** What on the canvas takes presses itself. */
const own =
  'button:not([data-layer-button]), a, input, textarea, select, [contenteditable], [data-takes-presses]'

/** Handlers that give the pointers of the canvas to its gestures. */
export function usePointers(canvas: RefObject<HTMLElement | null>, control: Control, isPen: boolean) {
  const inputOf = (event: PointerEvent): PointerInput => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {}
    const { pointerType, pointerId, clientX, clientY, timeStamp, button, shiftKey, altKey } = event
    return {
      pointer: pointerId,
      device: pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse',
      at: [clientX - left, clientY - top],
      time: timeStamp,
      isMiddle: button === 1,
      shift: shiftKey,
      alt: altKey,
      mod: event.ctrlKey || event.metaKey,
    }
  }
  const showCursor = (input: PointerInput) => {
    if (canvas.current && input.device !== 'touch')
      canvas.current.style.cursor = control.cursorAt(input.at, input.device)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1 || isPen || isOwn(event.target)) return
      // The middle button would scroll.
      if (event.button === 1) event.preventDefault()
      takeFocus(event.currentTarget)
      event.currentTarget.setPointerCapture(event.pointerId)
      control.down(inputOf(event))
    },
    // The focus is given above: a field of a selected text keeps it.
    onMouseDown: (event: MouseEvent) => {
      if (!isOwn(event.target as Element)) event.preventDefault()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isPen) return
      const input = inputOf(event)
      control.move(input)
      if (event.buttons === 0) showCursor(input)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const input = inputOf(event)
      control.up(input)
      showCursor(input)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => control.lose(event.pointerId),
    onPointerLeave: () => control.leave(),
  }
}

/** Keys are of the canvas after a press on it; a field for the letters of a selected text keeps the focus. */
function takeFocus(canvas: HTMLElement): void {
  const now = document.activeElement
  if (now !== canvas && !(now instanceof HTMLTextAreaElement && canvas.contains(now)))
    canvas.focus({ preventScroll: true })
}

function isOwn(target: EventTarget): boolean {
  return target instanceof Element && target.closest(own) !== null
}

/** px that a line of a wheel is. */
const line = 16

/** The wheel moves the page, and with Ctrl or ⌘, or two fingers on a pad, zooms about the pointer. */
export function useWheel(canvas: RefObject<HTMLElement | null>, zoom: Zoom, scaleNow: () => number): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
    if (!event.ctrlKey && !event.metaKey)
      return event.shiftKey && dx === 0 ? zoom.panBy(-dy, 0) : zoom.panBy(-dx, -dy)
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {}
    // A step of a mouse is 100 px, one of two fingers a few.
    const factor = Math.exp(-Math.max(-60, Math.min(60, dy)) / 180)
    zoom.zoomTo(scaleNow() * factor, [event.clientX - left, event.clientY - top])
  })
  useEffect(() => {
    const element = canvas.current
    const onWheel = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [canvas])
}

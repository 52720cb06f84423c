import { startTimer } from '#engine/time/start-timer.ts'
import { scrollStep } from '#kits/library/list/band.ts'

interface Options {
  /** The press has become a drag. */
  readonly onLift: () => void
  /** Where the pointer is, in px of the window: after each move, and while something scrolls under it. */
  readonly onMove: (x: number, y: number) => void
  readonly onDrop: () => void
  /** The browser took the pointer away. */
  readonly onCancel: () => void
}

export interface PointerDrag {
  /** Ends it without a drop. */
  end(): void
  isLifted(): boolean
}

/** CSS px that a mouse moves before it drags; a finger that moves further before it holds scrolls. */
const slop = 4
const fingerSlop = 8
/** ms for which a finger holds before it drags. */
const hold = 350

/**
 * From a press to its release. Near the edge of what scrolls under the pointer, that goes on scrolling. A press that is not
 * moved stays a click.
 */
export function startPointerDrag(press: PointerEvent, source: HTMLElement, options: Options): PointerDrag {
  const isFinger = press.pointerType !== 'mouse'
  const ending = new AbortController()
  const { signal } = ending
  let last = press
  let isLifted = false
  let frame = 0

  const follow = () => {
    const scroller = scrollerAt(last.clientX, last.clientY)
    const { top, height } =
      scroller === null ? { top: 0, height: innerHeight } : scroller.getBoundingClientRect()
    const step = distance(last, press) > fingerSlop ? scrollStep(last.clientY - top, height) : 0
    if (step !== 0) (scroller ?? window).scrollBy({ top: step, behavior: 'instant' })
    // What is under a pointer that rests may have moved.
    options.onMove(last.clientX, last.clientY)
    frame = requestAnimationFrame(follow)
  }
  const lift = () => {
    isLifted = true
    options.onLift()
    follow()
  }
  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    isLifted = false
    ending.abort()
  }
  const timer = isFinger ? startTimer(lift, hold) : undefined
  const isOther = ({ pointerId }: PointerEvent) => pointerId !== press.pointerId
  addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      last = event
      if (isLifted) return
      if (isFinger && distance(event, press) > fingerSlop) end()
      else if (!isFinger && distance(event, press) > slop) lift()
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return
      const wasLifted = isLifted
      if (wasLifted) options.onMove(event.clientX, event.clientY)
      end()
      if (!wasLifted) return
      swallowClick(source)
      options.onDrop()
    },
    { signal },
  )
  const cancel = (event: PointerEvent) => {
    if (isOther(event)) return
    const wasLifted = isLifted
    end()
    if (wasLifted) options.onCancel()
  }
  addEventListener('pointercancel', cancel, { signal })
  source.addEventListener('contextmenu', (event) => isFinger && event.preventDefault(), { signal })
  return { end, isLifted: () => isLifted }
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** null: the window. */
function scrollerAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest('[data-drag-scrolls]') ?? null
}

/** The click that a browser makes of the same press and release. */
function swallowClick(source: HTMLElement): void {
  const after = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  source.addEventListener('click', swallow, { capture: true, once: true, signal: after.signal })
  startTimer(() => after.abort())
}

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'
import { type Box, boxBetween, chosenInBand, type Point, scrollStep } from './band.ts'

interface Options {
  /** What the user draws on, the space around the items included. */
  readonly area: RefObject<HTMLElement | null>
  /** Shows what is being drawn. */
  readonly band: RefObject<HTMLElement | null>
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (keys: ReadonlySet<string>) => void
  /** Items that a rectangle of the area touches. */
  readonly keysIn: (box: Box) => readonly string[]
}

/** From so many pixels on a press is a rectangle. */
const threshold = 4

/** Chooses the items in a rectangle that is drawn with the mouse beside them. At the edges of the window it scrolls. */
export function useRubberBand({ area, band, chosen, onChoose, keysIn }: Options): void {
  const choose = useEffectEvent(onChoose)
  const find = useEffectEvent(keysIn)
  const before = useEffectEvent(() => chosen)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const ending = new AbortController()
    element.addEventListener(
      'pointerdown',
      (event) => {
        const { target, button, pointerType } = event
        if (button !== 0 || pointerType !== 'mouse' || !isBeside(target)) return
        draw(element, event, ending.signal)
      },
      { signal: ending.signal },
    )
    // As in a window of files, a press beside the items chooses none.
    element.addEventListener('click', ({ target }) => isBeside(target) && choose(new Set()), {
      signal: ending.signal,
    })
    return () => ending.abort()

    function draw(on: HTMLElement, down: PointerEvent, outer: AbortSignal): void {
      const start = pointIn(on, down)
      const isAdding = down.ctrlKey || down.metaKey || down.shiftKey
      const base = before()
      const over = new AbortController()
      const options = { signal: AbortSignal.any([outer, over.signal]) }
      let last: PointerEvent = down
      let frame = 0
      let isDrawn = false
      let told = ''

      const show = () => {
        const box = boxBetween(start, pointIn(on, last))
        if (!isDrawn && box.width < threshold && box.height < threshold) return
        isDrawn = true
        place(band.current, box)
        const keys = chosenInBand(base, find(box), isAdding)
        const id = [...keys].join()
        if (id === told) return
        told = id
        choose(keys)
      }
      const scroll = () => {
        const step = isDrawn ? scrollStep(last.clientY, innerHeight) : 0
        if (step !== 0) scrollBy({ top: step, behavior: 'instant' })
        frame = requestAnimationFrame(scroll)
      }
      const end = () => {
        cancelAnimationFrame(frame)
        place(band.current, null)
        over.abort()
        if (!isDrawn) return
        swallowClick()
        // What is chosen is then moved or deleted by keys.
        on.querySelector<HTMLElement>('[role="row"][aria-selected="true"]')?.focus({ preventScroll: true })
      }
      frame = requestAnimationFrame(scroll)
      addEventListener(
        'pointermove',
        (event) => {
          last = event
          show()
        },
        options,
      )
      addEventListener('scroll', show, options)
      addEventListener('pointerup', end, options)
      addEventListener('pointercancel', end, options)
      addEventListener('blur', end, options)
      addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape') return
          choose(base)
          end()
        },
        options,
      )
      outer.addEventListener('abort', end, { signal: over.signal })
    }
  }, [area, band])
}

function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="row"], a, button, input') === null
}

function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function place(band: HTMLElement | null, box: Box | null): void {
  if (!band) return
  band.hidden = box === null
  if (!box) return
  Object.assign(band.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
}

/** The click that ends a rectangle would undo the choice. */
function swallowClick(): void {
  const over = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: over.signal })
  startTimer(() => over.abort())
}

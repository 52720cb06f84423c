import { type RefObject, useEffect, useEffectEvent } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'
import { scrollStep } from './band.ts'
import { folderAttribute } from './drag-type.ts'

interface Options {
  readonly area: RefObject<HTMLElement | null>
  /** Follows the finger. */
  readonly preview: RefObject<HTMLElement | null>
  readonly isDisabled: boolean
  /** What goes along with the row that is held. */
  readonly keysOf: (key: string) => readonly string[]
  readonly labelOf: (keys: readonly string[]) => string
  readonly canDrop: (keys: readonly string[], target: string | null) => boolean
  readonly onDrop: (keys: readonly string[], target: string | null) => void
}

/** After a long press has chosen the row, which the list does after 500 ms. */
const liftMs = 550
const stillWithin = 10
const overAttribute = 'data-touch-over'

/**
 * Drags rows by a finger that is held and then moved, onto folders and parts of the path. Not every browser drags by touch
 * itself, and those that do start at different times: here all of them do the same.
 */
export function useTouchDrag({ area, preview, isDisabled, keysOf, labelOf, canDrop, onDrop }: Options): void {
  const keysAt = useEffectEvent(keysOf)
  const label = useEffectEvent(labelOf)
  const takes = useEffectEvent(canDrop)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const element = area.current
    if (!element || isDisabled) return
    const ending = new AbortController()
    let isTouch = false
    let isLifted = false
    // There before any finger: the browser asks only elements that had such a listener then whether it may scroll.
    const keepFromScrolling = (event: TouchEvent) => {
      if (isLifted && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchmove', keepFromScrolling, { passive: false, signal: ending.signal })
    element.addEventListener(
      'pointerdown',
      (event) => {
        isTouch = event.pointerType === 'touch'
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"]') : null
        const isOnButton = event.target instanceof Element && event.target.closest('button, input') !== null
        if (isTouch && event.isPrimary && row && !isOnButton) hold(row, event, ending.signal)
      },
      { capture: true, signal: ending.signal },
    )
    element.addEventListener(
      'dragstart',
      (event) => {
        if (!isTouch) return
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal: ending.signal },
    )
    return () => ending.abort()

    function hold(row: HTMLElement, down: PointerEvent, outer: AbortSignal): void {
      const over = new AbortController()
      const signal = AbortSignal.any([outer, over.signal])
      const key = row.dataset.key ?? ''
      let keys: readonly string[] = []
      let target: HTMLElement | null = null
      let last = down
      let frame = 0

      const isMoved = () => Math.hypot(last.clientX - down.clientX, last.clientY - down.clientY) > stillWithin
      const aim = () => {
        moveTo(preview.current, last)
        const found = targetAt(last)
        const next = found && takes(keys, found.folder) ? found.element : null
        if (next === target) return
        target?.removeAttribute(overAttribute)
        target = next
        target?.setAttribute(overAttribute, '')
      }
      const lift = () => {
        isLifted = true
        keys = keysAt(key)
        if (preview.current) {
          preview.current.textContent = label(keys)
          preview.current.hidden = false
        }
        aim()
        scroll()
      }
      const scroll = () => {
        // A row at the edge that is only held stays where it is.
        const step = isMoved() ? scrollStep(last.clientY, innerHeight) : 0
        if (step !== 0) scrollBy({ top: step, behavior: 'instant' })
        // Also where the finger rests: rows may move under it, and a folder may begin to take them.
        aim()
        frame = requestAnimationFrame(scroll)
      }
      const timer = startTimer(lift, liftMs)
      const end = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
        isLifted = false
        target?.removeAttribute(overAttribute)
        if (preview.current) preview.current.hidden = true
        over.abort()
      }
      addEventListener(
        'pointermove',
        (event) => {
          if (event.pointerId !== down.pointerId) return
          last = event
          if (isLifted) aim()
          else if (isMoved()) end()
        },
        { signal },
      )
      addEventListener(
        'pointerup',
        (event) => {
          if (event.pointerId !== down.pointerId) return
          const found = target && targetAt(last)
          end()
          if (found) drop(keys, found.folder)
        },
        { signal },
      )
      // After its long press the list sends one of its own, which says nothing about the finger.
      addEventListener('pointercancel', ({ isTrusted }) => isTrusted && end(), { signal })
      outer.addEventListener('abort', end, { signal: over.signal })
      // On the row as well: while the window scrolls it may leave the page, and its events no longer reach the area.
      row.addEventListener('touchmove', keepFromScrolling, { passive: false, signal })
    }
  }, [area, preview, isDisabled])
}

interface Target {
  readonly element: HTMLElement
  /** null: the top. */
  readonly folder: string | null
}

function targetAt({ clientX, clientY }: PointerEvent): Target | null {
  const under = document.elementFromPoint(clientX, clientY)
  const element = under?.closest<HTMLElement>(`[${folderAttribute}]`)
  return element ? { element, folder: element.getAttribute(folderAttribute) || null } : null
}

function moveTo(preview: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  if (preview) preview.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 150%)`
}

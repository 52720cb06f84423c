import { useEffect, useEffectEvent } from 'react'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { pick } from '#scene/edit/select.ts'
import type { Scope } from '../scope/useScope.ts'
import { pagePointAt } from '../state/page-point.ts'

/** ms that a finger is held. */
const holdMs = 500
/** px that a held finger may move. */
const slop = 8

/**
 * Opens the menu of the selection on the canvas: by the right button, by a finger that is held, by Shift+F10 and by the key
 * for the menu. What is pressed is selected first, unless it is already.
 */
export function useContextMenu({ acts, nodes, state }: Scope): void {
  const open = useEffectEvent((point: MenuPoint, isByKey: boolean) => {
    if (state.preview.get() !== null || state.writing.get() !== null) return
    const at = isByKey ? null : pagePointAt(state, point.x, point.y)
    const pressed = at && pick(nodes, at, { entered: state.entered.get() })
    if (pressed && !state.selection.get().includes(pressed)) state.selection.set([pressed])
    acts.menu.set(point)
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let held: { readonly timer: Timer; readonly pointer: number; readonly at: MenuPoint } | null = null
    const release = () => {
      if (held) clearTimeout(held.timer)
      held = null
    }
    const onMenu = (event: MouseEvent) => {
      if (!isOnCanvas(event.target)) return
      event.preventDefault()
      // Of a finger, browsers differ in whether they tell of it.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      const isByKey = event.button !== 2
      const box = isByKey ? event.target.getBoundingClientRect() : null
      open(box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : pointOf(event), isByKey)
    }
    const onDown = (event: PointerEvent) => {
      release()
      if (event.pointerType !== 'touch' || !event.isPrimary || !isOnCanvas(event.target)) return
      const at = pointOf(event)
      const timer = startTimer(() => {
        held = null
        open(at, false)
      }, holdMs)
      held = { timer, pointer: event.pointerId, at }
    }
    const onMove = (event: PointerEvent) => {
      if (!held) return
      const far = Math.hypot(event.clientX - held.at.x, event.clientY - held.at.y) > slop
      if (far || event.pointerId !== held.pointer) release()
    }
    document.addEventListener('contextmenu', onMenu, { signal })
    document.addEventListener('pointerdown', onDown, { signal })
    document.addEventListener('pointermove', onMove, { signal })
    document.addEventListener('pointerup', release, { signal })
    document.addEventListener('pointercancel', release, { signal })
    return () => {
      release()
      ending.abort()
    }
  }, [])
}

function isOnCanvas(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-canvas]') !== null
}

function pointOf({ clientX, clientY }: MouseEvent): MenuPoint {
  return { x: clientX, y: clientY }
}

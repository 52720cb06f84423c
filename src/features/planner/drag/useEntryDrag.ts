import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useItem } from '#engine/documents/react/useItem.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { isPressed } from '#kits/actions/keys.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { movedTo } from '#model/planner/move.ts'
import { isComposing } from '#ui/composing.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { createDragState, type DragState } from './drag-state.ts'
import { type DropTarget, targetAt } from './drop-target.ts'
import { type PointerDrag, startPointerDrag } from './pointer-drag.ts'
import { useMoveWords } from './useMoveWords.ts'

interface Options {
  /** Around all that can be taken and all that takes it; focusable. */
  readonly root: RefObject<HTMLElement | null>
  readonly isEditable: boolean
  /** Where an arrow key leads the entry that is taken; null for other keys, and where nothing is that way. */
  readonly nextTarget: (held: PlannerEntry, from: DropTarget, key: string) => DropTarget | null
  /** Whether an entry can be taken at all. */
  readonly canTake: (entry: PlannerEntry) => boolean
  /** All entries, by key. */
  readonly get: (key: string) => PlannerEntry | null
  /** Without a time the entry keeps its own. */
  readonly move: (key: string, day: string | null, time?: string) => void
  /** Two entries change places; false where nothing changes. */
  readonly swap: (key: string, other: string) => boolean
  /** The entry has its new day: it gets the focus there. */
  readonly onDropped: (key: string) => void
}

export interface EntryDrag {
  readonly state: DragState
  /** What a screen reader reads out. */
  readonly spoken: string
  readonly onPointerDown: (event: PointerEvent) => void
  /** Whether the key belongs to the move. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean
}

export const entryAttribute = 'data-entry'

/** The key of the entry that an event is on; null beside them all. */
export function entryKeyAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest(`[${entryAttribute}]`) : null
  return element?.getAttribute(entryAttribute) ?? null
}

/** Moves entries by a pointer, by a finger that holds first, and by keys. One move is one change, made at the drop. */
export function useEntryDrag(options: Options): EntryDrag {
  const { root, isEditable, nextTarget, canTake, get, move, swap, onDropped } = options
  const words = useMoveWords()
  const [state] = useState(createDragState)
  const [spoken, speak] = useState('')
  const running = useRef<PointerDrag | null>(null)
  const held = useWatched(state.held)
  const isGone = useItem(planner.planner.entries, held?.entry.key ?? '') === null && held !== null
  useKeepFromScrolling(root, running)

  const letGo = () => {
    running.current?.end()
    running.current = null
    state.held.set(null)
    state.target.set(null)
  }
  const take = (entry: PlannerEntry, by: 'pointer' | 'keys') => {
    state.held.set({ entry, by })
    // Also where what was taken leaves the window, the keys come here.
    root.current?.focus({ preventScroll: true })
    speak(words.taken(entry))
  }
  const giveUp = () => {
    const entry = state.held.get()?.entry
    letGo()
    if (!entry) return
    speak(words.givenUp(entry))
    onDropped(entry.key)
  }
  const drop = () => {
    const entry = state.held.get()?.entry
    const target = state.target.get()
    if (!entry || target === null) return giveUp()
    letGo()
    onDropped(entry.key)
    if (target.swap !== undefined) {
      const isOwn = target.swap === entry.key
      speak(!isOwn && swap(entry.key, target.swap) ? words.dropped(entry, target) : words.givenUp(entry))
      return
    }
    const next = movedTo(entry, target.day, target.slot)
    if (next.day !== entry.day || next.time !== entry.time)
      move(entry.key, next.day, target.slot ?? undefined)
    speak(words.dropped(entry, target))
  }

  useEffect(() => () => running.current?.end(), [])
  useEffect(() => {
    if (!isGone) return
    const entry = state.held.get()?.entry
    letGo()
    if (entry) showToast({ tone: 'info', text: words.deleted(entry) })
  })

  return {
    state,
    spoken,
    onPointerDown: (event) => {
      const key = entryKeyAt(event.target)
      const entry = key === null ? null : get(key)
      const source =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`[${entryAttribute}]`) : null
      if (!isEditable || !entry || !source || event.button !== 0 || !event.isPrimary || !canTake(entry))
        return
      letGo()
      running.current = startPointerDrag(event.nativeEvent, source, {
        onLift: () => take(entry, 'pointer'),
        onMove: (x, y) => {
          state.pointer.set([x, y])
          state.target.set(targetAt(x, y))
        },
        onDrop: drop,
        onCancel: giveUp,
      })
    },
    onKeyDown: (event) => {
      if (isComposing(event)) return false
      const current = state.held.get()
      if (!current) {
        const key = entryKeyAt(event.target)
        const entry = key === null ? null : get(key)
        if (!isEditable || !entry || !canTake(entry) || !isPressed(event, ' ')) return false
        take(entry, 'keys')
        state.target.set({ day: entry.day, slot: null })
        return true
      }
      if (event.key === 'Escape' || event.key === 'Tab') {
        giveUp()
        return true
      }
      if (current.by === 'pointer') return false
      if (event.key === 'Enter' || event.key === ' ') {
        drop()
        return true
      }
      const from = state.target.get() ?? { day: current.entry.day, slot: null }
      const next = nextTarget(current.entry, from, event.key)
      if (!next) return false
      state.target.set(next)
      speak(words.step(current.entry, next))
      return true
    },
  }
}

/** While a finger drags, nothing scrolls by it. The browser asks only elements that had such a listener before the finger came. */
function useKeepFromScrolling(
  root: RefObject<HTMLElement | null>,
  running: RefObject<PointerDrag | null>,
): void {
  useEffect(() => {
    const element = root.current
    const keep = (event: TouchEvent) => {
      if (running.current?.isLifted() && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [root, running])
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Watched } from '#engine/watch/watched.ts'
import type { DesignPresence } from '#model/sync/awareness.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import type { Moving } from '../state/painted.ts'
import { gestureBoxes } from './gesture-boxes.ts'
import { createPresencePace } from './presence-pace.ts'
import { pagePointOf, partOf, type ShownPart } from './view-parts.ts'

/** So many keys fit into a payload. */
const mostKeys = 40

/**
 * Shows the others what is done here: page, selection, pointer, view, and what a gesture moves (`moving` is that of the canvas). `canvas` is as large as the canvas and lies over it.
 * `followed` is the part that is shown because it is another person's: passed on, so that two who follow each other rest.
 */
export function usePublishPresence(
  canvas: RefObject<HTMLElement | null>,
  followed: ShownPart | null,
  moving: Watched<Moving | null>,
): void {
  const { presence } = useDocumentView('design').document
  const { selection, view, preview } = useEditorState()
  const { page, nodes } = useShown()
  const keys = useWatched(selection)
  const key = page?.id ?? null

  const withBoxes = useEffectEvent(({ boxes: _, ...payload }: DesignPresence): DesignPresence => {
    const boxes = gestureBoxes(nodes, { keys, moving: moving.get(), preview: preview.get() })
    return { ...payload, ...(boxes && { boxes }) }
  })
  const read = useEffectEvent((pointer: DesignPresence['pointer']): DesignPresence | null => {
    const element = canvas.current
    const shown = view.get()
    if (key === null || !element || document.visibilityState === 'hidden') return null
    const size = { width: element.clientWidth, height: element.clientHeight }
    const part = followed ?? (shown && size.width > 0 ? partOf(shown, size) : null)
    return withBoxes({ page: key, selection: keys.slice(0, mostKeys), pointer, view: part })
  })
  const publish = useRef(() => {})

  useEffect(() => {
    const surface = canvas.current?.parentElement
    if (!surface) return
    const pace = createPresencePace((payload) => void presence.setPayload(payload))
    let pointer: DesignPresence['pointer'] = null
    let shown: DesignPresence | null = null
    const show = () => {
      shown = read(pointer)
      if (shown) pace.show(shown)
      else pace.hide()
    }
    // A step of a gesture has moved what is painted: to measure anything now would cost a layout.
    const showGesture = () => {
      if (shown) pace.show(withBoxes(shown))
    }
    const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const corner = canvas.current?.getBoundingClientRect()
      const shown = view.get()
      // A finger hides what it points at, and has no place once it is lifted.
      if (!corner || !shown || pointerType === 'touch') return
      const [x, y] = pagePointOf(shown, clientX - corner.left, clientY - corner.top)
      pointer = [x, y]
      show()
    }
    const leave = () => {
      pointer = null
      show()
    }
    publish.current = show
    const stops = [view.subscribe(show), preview.subscribe(showGesture), moving.subscribe(showGesture)]
    surface.addEventListener('pointermove', move)
    surface.addEventListener('pointerleave', leave)
    addEventListener('keydown', show, true)
    addEventListener('pointerdown', show, true)
    document.addEventListener('visibilitychange', show)
    return () => {
      publish.current = () => {}
      for (const stop of stops) stop()
      surface.removeEventListener('pointermove', move)
      surface.removeEventListener('pointerleave', leave)
      removeEventListener('keydown', show, true)
      removeEventListener('pointerdown', show, true)
      document.removeEventListener('visibilitychange', show)
      pace.close()
    }
  }, [canvas, presence, view, preview, moving])

  useEffect(() => publish.current(), [presence, key, keys, followed])
}

import { type RefObject, useEffect, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type LayerChange, writeChanges } from '#scene/edit/changes.ts'
import { useEdit, useEditorState } from '../state/EditorProvider.tsx'
import type { CropLayer } from './crop-frame.ts'

interface Cropping {
  /** As it is shown by now. */
  readonly crop: CropLayer
  readonly show: (change: LayerChange) => void
  readonly leave: (isGivenUp: boolean) => void
}

/** What is cropped of a picture, shown at once and written as one step when it ends; `box` has the focus until then. */
export function useCropping(stored: CropLayer, box: RefObject<HTMLElement | null>): Cropping {
  const { cropping, preview } = useEditorState()
  const edit = useEdit()
  const { id } = stored.layer
  const held = useWatched(preview)?.get(id)
  const { frame, focus, zoom } = held ?? {}
  const layer = {
    ...stored.layer,
    ...frame,
    ...(focus && { focus }),
    ...(zoom !== undefined && { zoom }),
  }
  const write = () => {
    const changes = preview.get()
    if (!changes?.has(id)) return
    edit((doc) => writeChanges(doc, changes))
    preview.set(null)
  }
  // What was done stays where something else ends it, such as another page.
  const last = useRef(write)
  useEffect(() => {
    last.current = write
  })
  useEffect(() => () => last.current(), [])
  return {
    crop: { ...stored, layer },
    show: (change) => preview.set(new Map([[id, { ...preview.get()?.get(id), ...change }]])),
    leave: (isGivenUp) => {
      if (isGivenUp) preview.set(null)
      else write()
      cropping.set(null)
      const canvas = box.current?.closest('[data-canvas]')
      const button = canvas?.querySelector<HTMLElement>(`[data-layer-button="${CSS.escape(id)}"]`)
      button?.focus({ preventScroll: true })
    },
  }
}

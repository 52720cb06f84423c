import { useEffect } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { isLocked } from '#scene/edit/locks.ts'
import { pictureOfLayer } from '#scene/page/paint-image.ts'
import { placeLayers } from '#scene/page/place-layers.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { Crop, type CropProps } from './Crop.tsx'

type Told = Pick<CropProps, 'onSize' | 'onSnap'>

/** Over the canvas while a picture is cropped: all of the picture, and how it stands in its frame. */
export function CropOverlay(told: Told) {
  const { cropping } = useEditorState()
  const key = useWatched(cropping)
  const crop = useCrop(key)
  const isGone = key !== null && crop === null
  useEffect(() => {
    if (isGone) cropping.set(null)
  }, [isGone, cropping])
  return crop && <Crop key={key} {...crop} {...told} />
}

/** null: the layer is none that is shown, or its picture is not here. */
function useCrop(key: string | null): Omit<CropProps, keyof Told> | null {
  const { body, page, dress, nodes } = useShown()
  const outer = nodes.get(key ?? '')?.outer
  if (key === null || !page || !outer) return null
  const size = pageSizeOf(body)
  const placed = placeLayers(page, size, dress.dress).find(({ layer }) => layer.id === key)
  if (placed?.layer.type !== 'image') return null
  const { layer, w, h } = placed
  const picture = pictureOfLayer(layer, dress.dress)
  const blob = picture && dress.bytes.get(picture.key)?.screen
  if (!picture || !blob || w <= 0 || h <= 0) return null
  const stored = { layer, outer, size, picture: { w: picture.width, h: picture.height } }
  return { stored, blob, isFixed: isLocked(nodes, key, 'place') }
}

import { useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { safeMargin } from '#scene/edit/safe-margin.ts'
import type { Snap } from '#scene/edit/snap.ts'
import { apply, inverse, multiply, type Point } from '#scene/shapes/matrix.ts'
import { useMedia } from '#ui/useMedia.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { cursorOf, handleSizes } from '../view/handle-look.ts'
import { toPage } from '../view/view.ts'
import styles from './Crop.module.css'
import { CropBar } from './CropBar.tsx'
import { CropCorners, CropSides } from './CropHandles.tsx'
import { CropPicture } from './CropPicture.tsx'
import { type CropLayer, cropViewOf } from './crop-frame.ts'
import { createCropGrip, nudged } from './crop-grip.ts'
import { type CropSide, cropHandleAt, wayOut } from './crop-handles.ts'
import { shifted, zoomed } from './crop-place.ts'
import { type FrameDrag, useCropInput } from './useCropInput.ts'
import { useCropping } from './useCropping.ts'

export interface CropProps {
  /** As it is stored. */
  readonly stored: CropLayer
  readonly blob: Blob
  /** Its frame stays as it is. */
  readonly isFixed: boolean
  /** What an edge that is dragged snaps to. */
  readonly onSnap: (snap: Pick<Snap, 'lines' | 'gaps'> | null) => void
  /** Of the frame while it is dragged, in px of the page; `at` is the pointer, in px of the canvas. */
  readonly onSize: (size: { readonly at: Point; readonly w: number; readonly h: number } | null) => void
}

const step = 0.2
/** px of the canvas from which edges snap. */
const snapReach = 6

/** One picture while it is cropped: its frame, and the picture in that. Nothing is written before it ends. */
export function Crop({ stored, blob, isFixed, onSnap, onSize }: CropProps) {
  const { t } = useLingui()
  const { view: shownView } = useEditorState()
  const { body, nodes } = useShown()
  const box = useRef<HTMLDivElement>(null)
  const help = useId()
  const { crop, show, leave } = useCropping(stored, box)
  const { layer, size } = crop
  const view = cropViewOf(crop)
  const { cropped, matrix, picture } = view
  const place = { focus: layer.focus ?? ([0.5, 0.5] as const), zoom: layer.zoom ?? 1 }
  const onCanvas = useWatched(shownView) ?? { scale: 1, x: 0, y: 0 }
  const { scale } = onCanvas
  const toScreen = multiply([scale, 0, 0, scale, onCanvas.x, onCanvas.y], matrix)
  const toFrame = inverse(toScreen) ?? toScreen
  const reach = handleSizes[useMedia('(pointer: coarse)') ? 'coarse' : 'fine'].felt / 2 / scale
  const handleAt = (at: Point) => (isFixed ? null : cropHandleAt(cropped.frame, apply(toFrame, at), reach))
  const isInside = (at: Point) => {
    const [x, y] = apply(toFrame, at)
    const { x: left, y: top, w, h } = picture
    return x >= left && y >= top && x <= left + w && y <= top + h
  }
  const move = ([dx, dy]: Point) => {
    const [a, b, c, d] = toFrame
    show(shifted(cropped, place, a * dx + c * dy, b * dx + d * dy))
  }
  const dragFrame = (start: Point): FrameDrag | null => {
    const handle = handleAt(start)
    if (!handle) return null
    const area = { ...size, margin: safeMargin(body) }
    const grip = createCropGrip(crop, handle, toPage(onCanvas, start), { nodes, key: layer.id, area })
    return {
      to: (at, { isRatioKept, isFree }) => {
        const options = { reach: isFree ? 0 : snapReach / scale, isRatioKept }
        const { change, lines } = grip.to(toPage(onCanvas, at), options)
        show(change)
        onSnap({ lines, gaps: [] })
        if (change.frame) onSize({ at, w: change.frame.w, h: change.frame.h })
      },
      end: () => {
        onSnap(null)
        onSize(null)
      },
    }
  }
  const input = useCropInput(box, {
    isInside,
    dragFrame,
    cursorAt: (at) => {
      const handle = handleAt(at)
      if (handle) return cursorOf({ ...cropped.frame, matrix }, handle)
      return isInside(at) ? 'move' : 'default'
    },
    move,
    zoom: (factor, at) => show(zoomed(cropped, place, place.zoom * factor, apply(toFrame, at))),
    step: (direction) => show(zoomed(cropped, place, place.zoom * (1 + step) ** direction)),
    walk: ([dx, dy], side) => {
      const out = side === undefined ? 0 : wayOut(matrix, side as CropSide, [dx, dy])
      if (side === undefined) move([dx * scale, dy * scale])
      else if (out !== 0) show(nudged(crop, side as CropSide, out))
    },
    leave,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={box}
      className={styles.crop}
      role="group"
      aria-label={t`사진 자르기`}
      aria-describedby={help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move the picture
      tabIndex={0}
      data-takes-presses
      {...input}
    >
      <svg className={styles.screen} aria-hidden>
        <g transform={`matrix(${toScreen.join(' ')})`}>
          <CropPicture layer={layer} view={view} blob={blob} />
          {!isFixed && <CropCorners view={view} scale={scale} />}
        </g>
      </svg>
      {!isFixed && <CropSides view={view} toScreen={toScreen} scale={scale} />}
      <VisuallyHidden>
        <span id={help}>
          {isFixed
            ? t`화살표로 옮기고 +와 −로 크기를 바꿔요. Enter로 마치고 Esc로 취소해요.`
            : t`화살표로 사진을 옮기고 +와 −로 크기를 바꿔요. Tab으로 변을 고르고 화살표로 칸을 바꿔요. Enter로 마치고 Esc로 취소해요.`}
        </span>
      </VisuallyHidden>
      <CropBar zoom={place.zoom} onZoom={(zoom) => show(zoomed(cropped, place, zoom))} onLeave={leave} />
    </div>
  )
}

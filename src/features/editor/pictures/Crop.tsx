import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { PicturePlace } from '#kits/design/document/useLayerPicture.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { colourMatrixOf } from '#scene/colour/colour-matrix.ts'
import { writeChanges } from '#scene/edit/changes.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { outlineOfImage } from '#scene/page/paint-image.ts'
import { multiply } from '#scene/shapes/matrix.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useEdit, useEditorState } from '../state/EditorProvider.tsx'
import styles from './Crop.module.css'
import { type Cropped, frameAt, mostZoom, shifted, zoomed } from './crop-place.ts'
import { useBlobUrl } from './useBlobUrl.ts'
import { useCropInput } from './useCropInput.ts'

export interface CropProps {
  readonly layer: ImageLayer
  /** From the frame of the layer to the page. */
  readonly matrix: Matrix
  readonly cropped: Cropped
  readonly blob: Blob
}

const middle = [0.5, 0.5] as const
const step = 0.2

/** One picture while it is cropped. Nothing is written before it ends. */
export function Crop({ layer, matrix, cropped, blob }: CropProps) {
  const { t } = useLingui()
  const { cropping, preview, view } = useEditorState()
  const edit = useEdit()
  const box = useRef<HTMLDivElement>(null)
  const id = useId().replace(/[^\w-]/g, '')
  const url = useBlobUrl(blob)
  const stored: PicturePlace = { focus: layer.focus ?? middle, zoom: layer.zoom ?? 1 }
  const held = useWatched(preview)?.get(layer.id)
  const place: PicturePlace = { focus: held?.focus ?? stored.focus, zoom: held?.zoom ?? stored.zoom }
  const show = (next: PicturePlace | null) => preview.set(next && new Map([[layer.id, { ...next }]]))
  const write = () => {
    const changes = preview.get()
    if (!changes?.has(layer.id)) return
    edit((doc) => writeChanges(doc, changes))
    preview.set(null)
  }
  const leave = (isGivenUp: boolean) => {
    if (isGivenUp) preview.set(null)
    else write()
    cropping.set(null)
    const canvas = box.current?.closest('[data-canvas]')
    const button = canvas?.querySelector<HTMLElement>(`[data-layer-button="${CSS.escape(layer.id)}"]`)
    button?.focus({ preventScroll: true })
  }
  // What was done stays where something else ends it, such as another page.
  const last = useRef(write)
  useEffect(() => {
    last.current = write
  })
  useEffect(() => () => last.current(), [])
  const shownView = useWatched(view)
  const now = shownView ?? { scale: 1, x: 0, y: 0 }
  const toScreen = multiply([now.scale, 0, 0, now.scale, now.x, now.y], matrix)
  const { x, y, w, h } = frameAt(cropped, place)
  const input = useCropInput(box, toScreen, {
    isInside: ([px, py]) => px >= x && py >= y && px <= x + w && py <= y + h,
    move: (dx, dy) => show(shifted(cropped, place, dx, dy)),
    zoom: (factor, at) => show(zoomed(cropped, place, place.zoom * factor, at)),
    step: (direction) => show(zoomed(cropped, place, place.zoom * (1 + step) ** direction)),
    leave,
  })
  const outline = outlineOfImage(layer, cropped.frame)
  const colours = useMemo(() => colourMatrixOf(layer.adjust ?? {}), [layer.adjust])
  const around = `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
  const percent = Math.round(100 * place.zoom)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={box}
      className={styles.crop}
      role="group"
      aria-label={t`사진 자르기`}
      aria-describedby={`${id}help`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move the picture
      tabIndex={0}
      data-takes-presses
      {...input}
    >
      <svg className={styles.screen} aria-hidden>
        <clipPath id={`${id}out`}>
          <path d={`${around}${outline}`} clipRule="evenodd" />
        </clipPath>
        {colours && (
          <filter id={`${id}f`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
            <feColorMatrix values={colours.join(' ')} />
          </filter>
        )}
        <g transform={`matrix(${toScreen.join(' ')})`}>
          {url !== null && (
            <image
              href={url}
              {...{ x, y, width: w, height: h }}
              preserveAspectRatio="none"
              className={styles.outside}
              filter={colours ? `url(#${id}f)` : undefined}
              clipPath={`url(#${id}out)`}
            />
          )}
          <path d={around} className={styles.whole} vectorEffect="non-scaling-stroke" />
          <path d={thirdsOf(cropped.frame)} className={styles.thirds} vectorEffect="non-scaling-stroke" />
          <path d={outline} className={styles.halo} vectorEffect="non-scaling-stroke" />
          <path d={outline} className={styles.frame} vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      <VisuallyHidden>
        <span
          id={`${id}help`}
        >{t`화살표로 옮기고 +와 −로 크기를 바꿔요. Enter로 마치고 Esc로 취소해요.`}</span>
      </VisuallyHidden>
      <div className={styles.bar} data-bar>
        <ScaleSlider
          label={t`사진 크기`}
          low={t`칸에 맞춤`}
          high={t`크게`}
          value={positionOf(place.zoom)}
          valueText={() => `${percent}%`}
          onMove={(at) => at !== null && show(zoomed(cropped, place, zoomAt(at)))}
          onChoose={(at) => show(zoomed(cropped, place, zoomAt(at)))}
        />
        <IconButton label={t`취소`} icon={<Icon of={X} />} onClick={() => leave(true)} />
        <IconButton
          label={t`자르기 마치기`}
          look="ink"
          icon={<Icon of={Check} />}
          onClick={() => leave(false)}
        />
      </div>
    </div>
  )
}

/** Of a slider from 0 to 100: each step makes it larger by the same share. */
function positionOf(zoom: number): number {
  return Math.round((100 * Math.log(Math.max(1, zoom))) / Math.log(mostZoom))
}

function zoomAt(position: number): number {
  return mostZoom ** (position / 100)
}

function thirdsOf({ w, h }: Cropped['frame']): string {
  const across = [1, 2].map((part) => `M${(w * part) / 3} 0L${(w * part) / 3} ${h}`)
  const down = [1, 2].map((part) => `M0 ${(h * part) / 3}L${w} ${(h * part) / 3}`)
  return [...across, ...down].join('')
}

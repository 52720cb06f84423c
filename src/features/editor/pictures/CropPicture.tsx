import { useId, useMemo } from 'react'
import type { ImageLayer } from '#scene/body/body.ts'
import { colourMatrixOf } from '#scene/colour/colour-matrix.ts'
import { outlineOfImage } from '#scene/page/paint-image.ts'
import styles from './Crop.module.css'
import type { CropView } from './crop-frame.ts'
import { useBlobUrl } from './useBlobUrl.ts'

interface Props {
  readonly layer: ImageLayer
  readonly view: CropView
  readonly blob: Blob
}

/** All of the picture, faint outside of the frame, and the frame with its thirds; in px of the frame. */
export function CropPicture({ layer, view: { cropped, picture }, blob }: Props) {
  const id = useId().replace(/[^\w-]/g, '')
  const url = useBlobUrl(blob)
  const { x, y, w, h } = picture
  const outline = outlineOfImage(layer, cropped.frame)
  const colours = useMemo(() => colourMatrixOf(layer.adjust ?? {}), [layer.adjust])
  const around = `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
  return (
    <>
      <clipPath id={`${id}out`}>
        <path d={`${around}${outline}`} clipRule="evenodd" />
      </clipPath>
      {colours && (
        <filter id={`${id}f`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
          <feColorMatrix values={colours.join(' ')} />
        </filter>
      )}
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
    </>
  )
}

function thirdsOf({ w, h }: { readonly w: number; readonly h: number }): string {
  const across = [1, 2].map((part) => `M${(w * part) / 3} 0L${(w * part) / 3} ${h}`)
  const down = [1, 2].map((part) => `M0 ${(h * part) / 3}L${w} ${(h * part) / 3}`)
  return [...across, ...down].join('')
}

import { useLingui } from '@lingui/react/macro'
import { useLayerPicture } from '#kits/design/document/useLayerPicture.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { FocusGrid } from './FocusGrid.tsx'
import styles from './Pictures.module.css'

/** Zoom at the end of the slider. */
const most = 3

/** Which part of a picture its frame shows, and how large. */
export function PicturePlacing({ layer: { id, focus = [0.5, 0.5], zoom = 1 } }: { layer: ImageLayer }) {
  const { t } = useLingui()
  const { place } = useLayerPicture(id)
  const zoomAt = (value: number | null) => 1 + ((most - 1) * (value ?? 0)) / 100
  return (
    <div className={styles.placing}>
      <FocusGrid focus={focus} onChoose={(next) => place({ focus: next })} />
      <div className={styles.zoom}>
        <ScaleSlider
          label={t`크기`}
          low={t`칸에 맞춤`}
          high={t`크게`}
          value={Math.round((100 * (Math.min(most, Math.max(1, zoom)) - 1)) / (most - 1))}
          onChoose={(value) => place({ zoom: zoomAt(value) })}
          valueText={(value) => `${Math.round(100 * zoomAt(value))}%`}
        />
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Crop.module.css'
import { mostZoom } from './crop-place.ts'

interface Props {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onLeave: (isGivenUp: boolean) => void
}

/** The size of the picture that is cropped, and both ways to end it. */
export function CropBar({ zoom, onZoom, onLeave }: Props) {
  const { t } = useLingui()
  const percent = Math.round(100 * zoom)
  return (
    <div className={styles.bar} data-bar>
      <ScaleSlider
        label={t`사진 크기`}
        low={t`칸에 맞춤`}
        high={t`크게`}
        value={positionOf(zoom)}
        valueText={() => `${percent}%`}
        onMove={(at) => at !== null && onZoom(zoomAt(at))}
        onChoose={(at) => onZoom(zoomAt(at))}
      />
      <IconButton label={t`취소`} icon={<Icon of={X} />} onClick={() => onLeave(true)} />
      <IconButton
        label={t`자르기 마치기`}
        look="ink"
        icon={<Icon of={Check} />}
        onClick={() => onLeave(false)}
      />
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

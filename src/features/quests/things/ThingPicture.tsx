import { useState } from 'react'
import type { PictureBytes } from '#kits/design/dress/dress-pictures.ts'
import { SceneSvg } from '#kits/design/scene/SceneSvg.tsx'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Body, Page } from '#scene/body/body.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import styles from './Things.module.css'
import type { ThingsLook } from './things-look.ts'
import { useCrossFade } from './useCrossFade.ts'

interface Props {
  body: Body
  page: Page
  look: ThingsLook
}

/** A thing in the brand's look; a change of that crosses over. Words beside it name it. */
export function ThingPicture({ body, page, look }: Props) {
  const { drawing, isReady } = usePageDrawing(body, page, look.dress)
  const { layers, onAppeared } = useCrossFade(isReady ? drawing : null)
  return (
    <div className={styles.thing}>
      {layers.map(({ key, shown }) => (
        <div key={key} className={styles.layer} onAnimationEnd={onAppeared}>
          <Painted drawing={shown} bytes={look.bytes} />
        </div>
      ))}
    </div>
  )
}

interface PaintedProps {
  drawing: Drawing
  bytes: ReadonlyMap<string, PictureBytes>
}

/** With the pictures that it was first shown with: those of the next look are other ones under the same keys. */
function Painted({ drawing, bytes }: PaintedProps) {
  const [own] = useState(bytes)
  return <SceneSvg drawing={drawing} label={null} pictures={usePictureUrls(own)} />
}

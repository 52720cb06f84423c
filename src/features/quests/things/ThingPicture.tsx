import { useState } from 'react'
import { SceneSvg } from '#kits/design/scene/SceneSvg.tsx'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
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
          <Painted drawing={shown} pictures={look.pictures} />
        </div>
      ))}
    </div>
  )
}

interface PaintedProps {
  drawing: Drawing
  pictures: ReadonlyMap<string, string>
}

/** With the pictures that it was first shown with: those of the next look are other ones under the same keys. */
function Painted({ drawing, pictures }: PaintedProps) {
  const [own] = useState(pictures)
  return <SceneSvg drawing={drawing} label={null} pictures={own} />
}

import { useState } from 'react'
import type { Body, Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PagePicture.module.css'
import { SceneSvg } from './SceneSvg.tsx'
import { usePageDrawing } from './usePageDrawing.ts'
import type { SceneDrawing } from './useSceneDrawing.ts'

interface Props {
  readonly body: Body
  /** One of the pages of the body. */
  readonly page: Page
  readonly dress: Dress
  /** Addresses of the pictures of the dress, by their keys. */
  readonly pictures: ReadonlyMap<string, string>
  /** What it shows; null where words beside it say so. */
  readonly label: string | null
}

/** A page of a design in a dress, as wide as its parent. */
export function PagePicture({ body, page, dress, ...rest }: Props) {
  return <DrawnPicture body={body} drawn={usePageDrawing(body, page, dress)} {...rest} />
}

type DrawnProps = Pick<Props, 'body' | 'pictures' | 'label'> & {
  readonly drawn: SceneDrawing
}

/** A page that is drawn already, as wide as its parent; until its fonts are here, a sheet of its shape. */
export function DrawnPicture({ body, drawn: { drawing, isReady }, pictures, label }: DrawnProps) {
  const [isBegun, setIsBegun] = useState(false)
  if (isReady && !isBegun) setIsBegun(true)
  const { width, height } = pageSizeOf(body)
  return isReady || isBegun ? (
    <SceneSvg drawing={drawing} label={label} pictures={pictures} className={styles.picture} />
  ) : (
    <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  )
}

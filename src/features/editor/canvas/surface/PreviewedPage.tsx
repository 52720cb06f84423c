import { useRef, useState } from 'react'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { useShown } from '../../state/EditorProvider.tsx'
import { WritingLayer } from '../../text/WritingLayer.tsx'
import type { CanvasParts, Nodes } from '../control/canvas-parts.ts'
import { usePreviewed } from '../usePreviewed.ts'
import styles from './Surface.module.css'
import { Surface } from './Surface.tsx'
import { useMoving } from './useMoving.ts'
import { useOffScreen } from './useOffScreen.ts'

interface Props {
  readonly parts: CanvasParts
}

/** The page as a gesture would change it: rendered with each of its steps for which the page has to be drawn. */
export function PreviewedPage({ parts }: Props) {
  const { page, nodes } = usePreviewed(parts)
  return page && <DrawnPage parts={parts} page={page} nodes={nodes} />
}

/** Until the fonts of the page are here, a sheet of its size. */
function DrawnPage({ parts, page, nodes }: Props & { readonly page: Page; readonly nodes: Nodes }) {
  const { body, dress } = useShown()
  const svg = useRef<SVGSVGElement>(null)
  const pictures = usePictureUrls(dress.bytes)
  const drawn = usePageDrawing(body, page, dress.dress)
  const [isBegun, setIsBegun] = useState(false)
  if (drawn.isReady && !isBegun) setIsBegun(true)
  useMoving(svg, parts, drawn.drawing)
  useOffScreen(svg, parts, drawn.drawing, nodes)
  const { width, height } = pageSizeOf(body)
  return (
    <>
      {isBegun ? (
        <Surface drawn={drawn} pictures={pictures} svg={svg} />
      ) : (
        <div className={styles.sheet} style={{ width, height }} />
      )}
      <WritingLayer drawing={drawn.drawing} />
    </>
  )
}

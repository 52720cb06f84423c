import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { WritingLayer } from '#features/editor/text/WritingLayer.tsx'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { SceneDrawing } from '#kits/design/scene/useSceneDrawing.ts'
import type { Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import type { DrawnCell } from '#scene/list/drawing.ts'
import type { CanvasParts } from '../control/canvas-parts.ts'
import { crowd } from '../control/crowd.ts'
import { type Previewed, usePreviewed } from '../control/usePreviewed.ts'
import { changedAlone, patchDrawing } from './patch-drawing.ts'
import styles from './Surface.module.css'
import { Surface } from './Surface.tsx'
import { useMoving } from './useMoving.ts'
import { useOffScreen } from './useOffScreen.ts'
import { useTellMissingFonts } from './useTellMissingFonts.ts'

interface Props {
  readonly parts: CanvasParts
}

/** The page as a gesture would change it: rendered with each of its steps for which the page has to be drawn. */
export function PreviewedPage({ parts }: Props) {
  const { page, ...previewed } = usePreviewed(parts)
  return page && <DrawnPage parts={parts} page={page} {...previewed} />
}

type DrawnProps = Props & Previewed & { readonly page: Page }

const noCells: readonly DrawnCell[] = []
const blank: Page = { id: '', background: '#FFFFFF', layers: [] }

/** What a page looks like; of a crowded one that a gesture changes only the changed layers are drawn anew. */
function usePreviewedDrawing({ page, nodes, changes }: DrawnProps): SceneDrawing {
  const { body, dress, page: stored } = useShown()
  const isPatched = changes !== null && stored !== null && nodes.size > crowd
  const whole = usePageDrawing(body, isPatched ? stored : page, dress.dress)
  const alone = useMemo(() => (isPatched ? changedAlone(page, changes) : blank), [isPatched, page, changes])
  const changed = usePageDrawing(body, alone, dress.dress)
  const drawing = useMemo(
    () => (isPatched ? patchDrawing(whole.drawing, changed.drawing) : whole.drawing),
    [isPatched, whole.drawing, changed.drawing],
  )
  return { ...whole, drawing }
}

/** Until the fonts of the page are here, a sheet of its size. */
function DrawnPage(props: DrawnProps) {
  const { parts, nodes } = props
  const { body, dress } = useShown()
  const svg = useRef<SVGSVGElement>(null)
  const pictures = usePictureUrls(dress.bytes)
  const drawn = usePreviewedDrawing(props)
  const [isBegun, setIsBegun] = useState(false)
  if (drawn.isReady && !isBegun) setIsBegun(true)
  useMoving(svg, parts, drawn.drawing)
  useOffScreen(svg, parts, drawn.drawing, nodes)
  const { drawing } = drawn
  const { cells = noCells, remarks } = drawing
  useLayoutEffect(() => {
    parts.cells.set(cells)
    parts.drawn.set({ nodes, drawing })
  }, [parts, cells, nodes, drawing])
  useTellMissingFonts(drawn)
  const isRefused = remarks.some(({ kind }) => kind === 'refused')
  useLayoutEffect(() => {
    parts.isRefused.set(isRefused)
  }, [parts, isRefused])
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

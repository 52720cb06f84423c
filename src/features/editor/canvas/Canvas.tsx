import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { safeMargin } from '#scene/edit/safe-margin.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useEdit, useEditorState, useShown } from '../state/EditorProvider.tsx'
import { useScale, useZoom } from '../view/useZoom.ts'
import styles from './Canvas.module.css'
import { type CanvasParts, createCanvasParts, type Scene } from './control/canvas-parts.ts'
import { type Control, createControl } from './control/control.ts'
import { EmptyPage } from './EmptyPage.tsx'
import { LayerButtons } from './layers/LayerButtons.tsx'
import { LiveRegion } from './layers/LiveRegion.tsx'
import { Marks } from './overlay/Marks.tsx'
import { PreviewedOverlay } from './overlay/Overlay.tsx'
import { PageLines } from './overlay/PageLines.tsx'
import { RefusedPage } from './RefusedPage.tsx'
import { PreviewedPage } from './surface/PreviewedPage.tsx'
import { useDesk } from './surface/useDesk.ts'
import { usePlane } from './surface/usePlane.ts'
import { useCanvasKeys } from './useCanvasKeys.ts'
import { usePointers, useWheel } from './usePointers.ts'

/** What is over the page at times is not waited for by the page. */
const RemoteMarks = lazyComponent(
  async () => {
    const { RemoteMarks: Part } = await import('../together/RemoteMarks.tsx')
    return { default: Part }
  },
  { when: afterFirstContentPaint },
)
const CropOverlay = lazyComponent(
  async () => {
    const { CropOverlay: Part } = await import('../pictures/CropOverlay.tsx')
    return { default: Part }
  },
  { when: afterFirstContentPaint },
)
const PenLayer = lazyComponent(
  async () => {
    const { PenLayer: Part } = await import('../pen/PenLayer.tsx')
    return { default: Part }
  },
  { when: afterFirstContentPaint },
)

interface Works {
  readonly parts: CanvasParts
  readonly control: Control
  readonly follow: (scene: Scene) => void
}

/** The page, its layers and what can be done with them by pointer and keys. */
export function Canvas() {
  const { page } = useShown()
  const state = useEditorState()
  const [works] = useState<Works>(() => {
    let scene: Scene | null = null
    const parts = createCanvasParts(state, () => scene)
    const control = createControl(parts)
    return {
      parts,
      control,
      follow: (next) => {
        scene = next
        control.follow(next)
      },
    }
  })
  useFollowing(works)
  return <Desk {...works} page={page} />
}

/** Gives gestures what they are about. */
function useFollowing({ parts: { state }, follow }: Works): void {
  const { body, page, nodes } = useShown()
  const { isReadOnly } = useDocumentView('design')
  const zoom = useZoom()
  const edit = useEdit()
  useLayoutEffect(() => {
    follow({
      page,
      nodes,
      size: pageSizeOf(body),
      margin: safeMargin(body),
      unit: body.unit,
      isReadOnly,
      edit,
      zoom,
    })
  })
  const key = page?.id
  const leaveOthers = useEffectEvent(() => {
    const selected = state.selection.get().filter((layer) => nodes.has(layer))
    state.selection.set(selected)
    if (!nodes.has(state.entered.get() ?? '')) state.entered.set(null)
  })
  // Layers of another page are not selected on this one.
  useEffect(() => leaveOthers(), [key])
}

interface DeskProps extends Works {
  readonly page: Page | null
}

function Desk({ parts, control, page }: DeskProps) {
  const { t } = useLingui()
  const { body } = useShown()
  const { isReadOnly } = useDocumentView('design')
  const { state } = parts
  const canvas = useRef<HTMLDivElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const zoom = useZoom()
  const scale = useScale()
  const tool = useWatched(state.tool)
  const isCropping = useWatched(state.cropping) !== null
  useDesk(canvas)
  usePlane({ page: plane, over }, parts)
  useWheel(canvas, zoom, () => state.view.get()?.scale ?? 1)
  const pointers = usePointers(canvas, control, tool === 'pen')
  const keys = useCanvasKeys(canvas, parts, control)
  const { width, height } = pageSizeOf(body)
  const at = page ? body.pages.indexOf(page) + 1 : 0
  const count = page?.layers.length ?? 0
  const help = useId()
  const isEmpty = page !== null && count === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={canvas}
      className={styles.canvas}
      role="group"
      aria-roledescription={t`캔버스`}
      aria-label={t`${at}쪽, 레이어 ${count}개`}
      // The one stop of the Tab key: from here it walks through the layers.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas takes the keys of what is selected
      tabIndex={0}
      aria-describedby={help}
      data-canvas
      {...pointers}
      {...keys}
    >
      <div ref={plane} className={styles.plane}>
        {page && <PreviewedPage parts={parts} />}
        <LayerButtons />
      </div>
      <div ref={over} className={styles.over}>
        {page && scale !== null && (
          <>
            <PageLines body={body} page={page} scale={scale} />
            {!isCropping && <PreviewedOverlay parts={parts} scale={scale} isReadOnly={isReadOnly} />}
            <Marks parts={parts} scale={scale} />
            {isEmpty && !isReadOnly && <EmptyPage x={(width * scale) / 2} y={(height * scale) / 2} />}
            <RefusedPage parts={parts} x={(width * scale) / 2} y={(height * scale) / 2} />
          </>
        )}
      </div>
      <LiveRegion />
      <VisuallyHidden>
        <span id={help}>{t`Tab으로 레이어를 고르고, 화살표로 옮기고, Esc로 나가요.`}</span>
      </VisuallyHidden>
      <RemoteMarks drawn={parts.drawn} moving={parts.moving} />
      {!isReadOnly && (
        <CropOverlay
          onSnap={parts.marks.set}
          onSize={(size) => parts.pill.set(size && { kind: 'size', ...size })}
        />
      )}
      <PenLayer />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { LostDesignPart } from '#kits/design/document/LostDesignPart.tsx'
import { mainId } from '#ui/layout/SkipLink.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { phone } from '#ui/media-queries.ts'
import { Canvas } from './canvas/Canvas.tsx'
import styles from './EditorScreen.module.css'
import { otherPanels } from './other-panels.ts'
import { SidePanel } from './panels/SidePanel.tsx'
import { useEditorState } from './state/EditorProvider.tsx'
import { showSelected } from './state/open-side.ts'
import type { EditorScreenProps } from './state/screen-props.ts'
import { FindReplace } from './text/find/FindReplace.tsx'
import { SheetGrab } from './top/SheetGrab.tsx'
import { panelsId, propertiesId, SkipLinks } from './top/SkipLinks.tsx'
import { TopBar } from './top/TopBar.tsx'

/** What is beside the page is not waited for by the page. Its room is kept by the frame. */
const PageStrip = lazyComponent(
  async () => {
    const { PageStrip: Part } = await import('./pages/PageStrip.tsx')
    return { default: Part }
  },
  { when: afterFirstContentPaint, ifFailed: 'line' },
)
const Properties = lazyComponent(
  async () => {
    const { Properties: Part } = await import('./properties/Properties.tsx')
    return { default: Part }
  },
  { when: afterFirstContentPaint, ifFailed: 'line' },
)

/**
 * Where the parts of the editor are: panel, canvas and properties beside each other from 1280 px on, one of the outer two
 * below that, and under 992 px as a sheet between the canvas and the rail at the foot. Each says by `data-part` what it is:
 * keys walk through them.
 */
export function EditorFrame(props: EditorScreenProps) {
  const { t } = useLingui()
  const state = useEditorState()
  const side = useWatched(state.side)
  const sheet = useWatched(state.sheet)
  const panel = useWatched(state.panel)
  useEffect(
    () =>
      state.selection.subscribe(() => {
        if (state.selection.get().length > 0) showSelected(state)
      }),
    [state],
  )
  // Half of a phone is too much to begin with.
  const opensSheet = props.isForLayouts
  useEffect(() => {
    if (matchMedia(phone).matches && !opensSheet) state.sheet.set('closed')
  }, [state, opensSheet])
  const navigate = useNavigate()
  const openHere = (id: string) => {
    void navigate({ to: '/editor', search: { idTemplate: id } })
    return false
  }
  const isEmpty = side === 'panel' && panel === null
  return (
    <div className={styles.editor} data-side={side} data-sheet={isEmpty ? 'closed' : sheet}>
      <SkipLinks />
      <div className={styles.top} data-part="top">
        <TopBar {...props} />
      </div>
      <section id={panelsId} className={styles.side} aria-label={t`패널`}>
        <SidePanel others={otherPanels} />
        <SheetGrab className={styles.grab ?? ''} />
      </section>
      <main id={mainId} className={styles.middle}>
        <div className={styles.canvas} data-part="canvas">
          <Canvas />
          <LostDesignPart className={styles.lost ?? ''} openNew={openHere} />
          <FindReplace />
        </div>
        <div className={styles.pages} data-part="pages">
          <PageStrip />
        </div>
      </main>
      <div id={propertiesId} className={styles.properties} data-part="properties">
        <Properties />
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body } from '#scene/body/body.ts'
import { Canvas } from './canvas/Canvas.tsx'
import styles from './EditorScreen.module.css'
import { PageStrip } from './pages/PageStrip.tsx'
import { SidePanel } from './panels/SidePanel.tsx'
import { Properties } from './properties/Properties.tsx'
import { EditorProvider } from './state/EditorProvider.tsx'
import { TopBar } from './top/TopBar.tsx'

export interface EditorScreenProps {
  /** The button that makes files of the design. */
  readonly download: (what: {
    readonly bodies: readonly Body[]
    readonly shownPage: number
    readonly dress: DressOfBrand
  }) => ReactNode
  /** Where what was done is by now. */
  readonly state: ReactNode
}

/** The editor of the design that is open around. */
export default function EditorScreen(props: EditorScreenProps) {
  return (
    <EditorProvider>
      <div className={styles.editor}>
        <TopBar {...props} />
        <SidePanel />
        <main className={styles.middle}>
          <Canvas />
          <PageStrip />
        </main>
        <Properties />
      </div>
    </EditorProvider>
  )
}

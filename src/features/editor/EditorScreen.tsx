import type { ReactNode } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body } from '#scene/body/body.ts'
import { EditorActions } from './actions/EditorActions.tsx'
import { OpenThread } from './comments/OpenThread.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { EditorProvider } from './state/EditorProvider.tsx'
import { WithRights } from './together/WithRights.tsx'

export interface EditorScreenProps {
  /** The button that makes files of the design; a compact one is an icon alone. */
  readonly download: (what: {
    readonly bodies: readonly Body[]
    readonly shownPage: number
    readonly dress: DressOfBrand
    readonly isCompact: boolean
  }) => ReactNode
  /** Key of the thread of comments that is shown first; null for none. */
  readonly thread: string | null
  /** Where what was done is by now. */
  readonly state: ReactNode
}

/** The editor of the design that is open around. */
export default function EditorScreen(props: EditorScreenProps) {
  return (
    <WithRights>
      <EditorProvider>
        <OpenThread thread={props.thread} />
        <EditorActions>
          <EditorFrame {...props} />
        </EditorActions>
      </EditorProvider>
    </WithRights>
  )
}

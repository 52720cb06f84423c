import { WithRights } from '#kits/design/document/WithRights.tsx'
import { EditorActions } from './actions/EditorActions.tsx'
import { OpenThread } from './comments/OpenThread.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { EditorProvider } from './state/EditorProvider.tsx'
import type { EditorScreenProps } from './state/screen-props.ts'

/** The editor of the design that is open around. */
export default function EditorScreen(props: EditorScreenProps) {
  return (
    <WithRights>
      <EditorProvider panel={props.isForLayouts ? 'layouts' : undefined}>
        <OpenThread thread={props.thread} />
        <EditorActions dialog={props.isForResize ? 'resize' : undefined}>
          <EditorFrame {...props} />
        </EditorActions>
      </EditorProvider>
    </WithRights>
  )
}

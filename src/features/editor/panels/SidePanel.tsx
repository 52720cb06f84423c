import { Suspense, useId } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useEditorState } from '../state/EditorProvider.tsx'
import { type PanelEntry, panels } from './panels.ts'
import { Rail } from './Rail.tsx'
import styles from './SidePanel.module.css'

interface Props {
  /** Panels after those of things that come to the page. */
  others?: readonly PanelEntry[]
}

/** The rail, and the panel that is open beside it. */
export function SidePanel({ others = [] }: Props) {
  const { isReadOnly } = useDocumentView('design')
  const opened = useWatched(useEditorState().panel)
  const id = useId()
  const offered = [...panels, ...others].filter(({ isForEditing }) => !isForEditing || !isReadOnly)
  const shown = offered.find(({ name }) => name === opened)
  return (
    <>
      {offered.length > 0 && <Rail id={id} entries={offered} />}
      {shown && (
        <div
          key={shown.name}
          data-part="panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.name}`}
          className={styles.panel}
        >
          <ErrorRegion shows="line">
            <Suspense fallback={<Skeleton lines={6} />}>
              <shown.Panel />
            </Suspense>
          </ErrorRegion>
        </div>
      )}
    </>
  )
}

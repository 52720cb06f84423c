import { useState } from 'react'
import { useWatched } from '#device/watch/useWatched.ts'
import { panelInPage } from './panel-in-page.ts'
import { UploadAnnouncer } from './UploadAnnouncer.tsx'
import styles from './UploadDock.module.css'
import { UploadPanel } from './UploadPanel.tsx'

/** The panel of uploads in the corner of a screen; folded until somebody opens it. The screen of the drive has its own. */
export default function UploadDock() {
  const [isOpen, setOpen] = useState(false)
  const inPage = useWatched(panelInPage)
  return (
    <>
      <UploadAnnouncer isSeen={inPage?.isOpen ?? isOpen} />
      {!inPage && (
        <aside className={styles.dock} data-print="none">
          <UploadPanel isOpen={isOpen} onOpen={setOpen} />
        </aside>
      )}
    </>
  )
}

import { useState } from 'react'
import { UploadAnnouncer } from './UploadAnnouncer.tsx'
import styles from './UploadDock.module.css'
import { UploadPanel } from './UploadPanel.tsx'

/** The panel of uploads in the corner of a screen; folded until somebody opens it. */
export default function UploadDock() {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className={styles.dock} data-print="none">
      <UploadAnnouncer isSeen={isOpen} />
      <UploadPanel isOpen={isOpen} onOpen={setOpen} />
    </aside>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { notifyIfHidden } from './notify-permission.ts'
import { panelInPage } from './panel-in-page.ts'
import styles from './UploadDock.module.css'
import { UploadPanel } from './UploadPanel.tsx'
import { clearDone, type EndedRun, uploadLog } from './upload-log.ts'

/** The panel of uploads in the corner of a screen; folded until the user opens it. The screen of the drive has its own. */
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

/** Says once when nothing is left to send, by a toast, which screen readers read out. `isSeen`: the list is open. */
function UploadAnnouncer({ isSeen }: { isSeen: boolean }): null {
  const { t } = useLingui()
  const { ended } = useWatched(uploadLog)
  const say = useEffectEvent(({ done, failed }: EndedRun) => {
    const taken = t`${plural(done, { other: '파일 #개를 올렸어요' })}`
    const refused = t`${plural(failed, { other: '파일 #개를 올리지 못했어요' })}`
    const text = [...(done > 0 ? [taken] : []), ...(failed > 0 ? [refused] : [])].join(' · ')
    showToast({ tone: failed > 0 ? 'error' : 'success', text })
    notifyIfHidden(text)
    // A folded panel has nothing more to say than the toast.
    if (!isSeen && failed === 0) clearDone()
  })
  useEffect(() => {
    if (ended) say(ended)
  }, [ended])
  return null
}

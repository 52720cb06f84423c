import { useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import { Suspense, useRef, useState } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './NoticesButton.module.css'
import { markNoticesRead, type ShownNotice, useNotices } from './useNotices.ts'
import type { NoticeSpeech } from './useNoticeWords.ts'

const NoticesPanel = lazyComponent(async () => {
  const [part] = await Promise.all([import('./NoticesPanel.tsx'), loadWorkbook(...stepGroups)])
  return part
})

interface Props {
  /** Texts that only the app room can supply, because features do not import each other. */
  speech: NoticeSpeech
  onFollow: (notice: ShownNotice) => void
}

/** Bell in the header with the number of unread notices. Renders nothing while no account is signed in. */
export default function NoticesButton({ speech, onFollow }: Props) {
  const { t } = useLingui()
  const { session } = useSession()
  const notices = useNotices() ?? []
  const [isOpen, setIsOpen] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  if (session === null) return null
  const count = notices.filter(({ isRead }) => !isRead).length
  const read = (which: readonly ShownNotice[]) => {
    markNoticesRead(session.idAccount, which).catch((cause: unknown) =>
      console.warn('a mark was not kept', cause),
    )
  }
  return (
    <>
      <IconButton
        ref={bell}
        label={count > 0 ? t`새 알림 ${count}개` : t`알림`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button ?? ''}
        icon={
          <>
            <Icon of={Bell} />
            {count > 0 && <span className={styles.dot} aria-hidden />}
          </>
        }
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NoticesPanel
            notices={notices}
            speech={speech}
            anchor={bell}
            onClose={() => setIsOpen(false)}
            onReadAll={() => read(notices)}
            onFollow={(notice) => {
              setIsOpen(false)
              read([notice])
              onFollow(notice)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

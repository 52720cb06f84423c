import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { shortMoment } from '#engine/words/short-moment.ts'
import { Button } from '#ui/controls/Button.tsx'
import PopPanel from '#ui/overlays/PopPanel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './NoticesPanel.module.css'
import type { ShownNotice } from './useNotices.ts'
import { type NoticeSpeech, useNoticeWords } from './useNoticeWords.ts'

interface Props {
  notices: readonly ShownNotice[]
  speech: NoticeSpeech
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  onReadAll: () => void
  onFollow: (notice: ShownNotice) => void
}

/** The list of notices, each a link to what it is about. */
export default function NoticesPanel({ notices, speech, anchor, onClose, onReadAll, onFollow }: Props) {
  const { t } = useLingui()
  const say = useNoticeWords(speech)
  const hasNew = notices.some(({ isRead }) => !isRead)
  return (
    <PopPanel label={t`알림`} anchor={anchor} onClose={onClose}>
      <div className={styles.head}>
        <h2>
          <Trans>알림</Trans>
        </h2>
        {hasNew && (
          <Button look="quiet" size="small" hangs="end" onClick={onReadAll}>
            <Trans>모두 읽음으로 표시</Trans>
          </Button>
        )}
      </div>
      {notices.length === 0 ? (
        <p className={styles.empty}>
          <Trans>새 알림이 없어요.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {notices.map((notice) => {
            const { title, text } = say(notice)
            return (
              <li key={notice.id}>
                <button
                  type="button"
                  className={styles.row}
                  data-new={!notice.isRead || undefined}
                  onClick={() => onFollow(notice)}
                >
                  <span className={styles.title}>
                    {!notice.isRead && (
                      <VisuallyHidden>
                        <Trans>읽지 않음</Trans>
                      </VisuallyHidden>
                    )}
                    {title}
                  </span>
                  {text !== '' && <span className={styles.text}>{text}</span>}
                  <span className={styles.when}>{shortMoment(notice.at)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </PopPanel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Icon } from '#ui/Icon.tsx'
import { useSite } from '../page/site-context.ts'
import styles from './ChatIcon.module.css'

/** Opens the chat with the operator from any place of a page; nothing where there is none, or without a script. */
export function ChatIcon() {
  const { t } = useLingui()
  const { chatKey } = useSite()
  if (chatKey === null) return null
  return (
    <div className={styles.place} data-print="none">
      <p role="status">
        <span data-part="no-chat" className={styles.said} hidden>
          <Trans>채팅을 열지 못했어요. 잠시 뒤 다시 눌러 주세요.</Trans>
        </span>
      </p>
      <button
        type="button"
        data-action="chat"
        data-key={chatKey}
        aria-label={t`채팅 상담 열기`}
        className={styles.icon}
        hidden
      >
        <Icon of={MessageCircle} size="large" />
      </button>
    </div>
  )
}

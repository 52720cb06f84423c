import { Trans, useLingui } from '@lingui/react/macro'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useState } from 'react'
import { CommentEditor } from '#kits/talk/CommentEditor.tsx'
import { ThreadCard } from '#kits/talk/ThreadCard.tsx'
import { useThreadsOf } from '#kits/talk/useThreads.ts'
import { planner } from '#model/documents/planner.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Parts.module.css'

const { entries } = planner.planner

/** What the team says of an entry, in threads on its text. */
export function EntryComments({ entry }: { entry: string }) {
  const { t } = useLingui()
  const comments = useThreadsOf('planner')
  const [isWriting, setIsWriting] = useState(false)
  const [showsResolved, setShowsResolved] = useState(false)
  const field = entries.properties.text.at(entry).path
  const own = comments.threads.filter((thread) => thread.field.startsWith(`${entries.path}/${entry}/`))
  const open = own.filter(({ resolved }) => resolved === null)
  const resolved = own.filter((thread) => thread.resolved !== null)
  const shown = showsResolved ? [...open, ...resolved] : open
  const count = resolved.length
  return (
    <section className={styles.part} aria-label={t`의견`}>
      <div className={styles.head}>
        <h3>
          <Trans>의견</Trans>{' '}
          <Text as="span" tone="soft">
            {open.length}
          </Text>
        </h3>
        {count > 0 && (
          <Button
            look="quiet"
            size="small"
            hangs="end"
            aria-pressed={showsResolved}
            onClick={() => setShowsResolved(!showsResolved)}
          >
            <Trans>해결한 의견 {count}</Trans>
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles.threads}>
          {shown.map((thread) => (
            <ThreadCard key={thread.key} thread={thread} comments={comments} place={t`이 글`}>
              {null}
            </ThreadCard>
          ))}
        </ul>
      )}
      {isWriting ? (
        <CommentEditor
          label={t`새 의견`}
          placeholder={t`의견 쓰기. @로 사람을 불러요`}
          draftKey={`new:planner:${entry}`}
          people={comments.mentionable}
          sendLabel={t`의견 남기기`}
          disabledReason={comments.refusal ?? undefined}
          isFocused
          onSend={(text) => {
            const isSent = comments.start('planner', field, text)
            if (isSent) setIsWriting(false)
            return isSent
          }}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        comments.refusal === null && (
          <Button
            look="quiet"
            size="small"
            hangs="start"
            icon={<Icon of={MessageSquarePlus} size="small" />}
            onClick={() => setIsWriting(true)}
          >
            <Trans>의견 남기기</Trans>
          </Button>
        )
      )}
    </section>
  )
}

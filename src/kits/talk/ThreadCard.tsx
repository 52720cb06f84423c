import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useRef, useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import type { Message, Thread } from '#model/comments/threads.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Avatar } from '#ui/people/Avatar.tsx'
import { Row } from '#ui/Stack.tsx'
import { asDrawnPerson } from './as-drawn-person.ts'
import { CommentEditor } from './CommentEditor.tsx'
import { splitMentions } from './mentions.ts'
import styles from './ThreadCard.module.css'
import type { Threads } from './useThreads.ts'

interface Props {
  thread: Thread
  comments: Threads
  /** Name of what the thread is about. */
  place: string
  /** Shown as that name, such as a link to it. */
  children: ReactNode
}

/** A thread about one place of a document, with the form to reply and its actions. */
export function ThreadCard({ thread, comments, place, children }: Props) {
  const { t } = useLingui()
  const [isReplying, setIsReplying] = useState(false)
  const reply = useRef<HTMLButtonElement>(null)
  const { resolved } = thread
  const stopReplying = () => {
    setIsReplying(false)
    reply.current?.focus()
  }
  const day = resolved && pageDate(resolved.at, 'monthDay')
  const by = resolved?.name ?? ''
  return (
    <li className={styles.thread} data-thread={thread.key} data-thread-field={thread.field} tabIndex={-1}>
      <div className={styles.place}>{children}</div>
      {thread.messages.map((message) => (
        <MessageRow key={message.key} message={message} thread={thread} comments={comments} />
      ))}
      {resolved && (
        <p className={styles.resolved}>
          <Icon of={Check} size="small" />
          {by === '' ? (
            <Trans>{day}에 해결했어요</Trans>
          ) : (
            <Trans>
              {by} 님이 {day}에 해결했어요
            </Trans>
          )}
        </p>
      )}
      {isReplying ? (
        <CommentEditor
          label={t`답글`}
          placeholder={t`답글 쓰기`}
          draftKey={`reply:${thread.key}`}
          people={comments.mentionable}
          sendLabel={t`답하기`}
          disabledReason={comments.refusal ?? undefined}
          isFocused
          onSend={(text) => {
            const isSent = comments.reply(thread, text)
            if (isSent) setIsReplying(false)
            return isSent
          }}
          onCancel={stopReplying}
        />
      ) : (
        thread.field !== '' && (
          <div className={styles.actions}>
            <Button
              ref={reply}
              look="quiet"
              size="small"
              hangs="start"
              aria-label={t`${place}에 답하기`}
              onClick={() => setIsReplying(true)}
            >
              <Trans>답하기</Trans>
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={resolved ? t`${place} 의견 다시 열기` : t`${place} 의견 해결`}
              onClick={() => {
                if (!comments.resolve(thread, resolved === null)) return
                showToast({
                  tone: 'success',
                  text: resolved ? t`의견을 다시 열었어요` : t`의견을 해결했어요`,
                  action: {
                    label: t`실행 취소`,
                    onPress: () => void comments.resolve(thread, resolved !== null),
                  },
                })
              }}
            >
              {resolved ? <Trans>다시 열기</Trans> : <Trans>해결</Trans>}
            </Button>
          </div>
        )
      )}
    </li>
  )
}

function MessageRow({ message, thread, comments }: { message: Message; thread: Thread; comments: Threads }) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const name = comments.nameOf(message)
  const isOwn = comments.isMine(message) && comments.refusal === null
  const namesMe = message.mentions.some(comments.isMe)
  const remove = () => {
    const bringBack = comments.remove(thread, message)
    if (!bringBack) return
    showToast({
      tone: 'info',
      text: t`의견을 지웠어요`,
      action: { label: t`실행 취소`, onPress: bringBack },
    })
  }
  return (
    <article className={styles.message} data-names-me={namesMe || undefined} aria-label={t`${name}의 의견`}>
      <Avatar person={asDrawnPerson({ id: message.by, name })} size="small" isDecoration />
      <div className={styles.words}>
        <p className={styles.by}>
          <b>{name}</b>
          <Moment at={message.at} />
        </p>
        {isEditing ? (
          <CommentEditor
            label={t`의견 고치기`}
            draftKey={`edit:${message.key}`}
            initial={message.body}
            people={comments.mentionable}
            sendLabel={t`고치기`}
            isFocused
            onSend={(text) => {
              const isTaken = comments.rewrite(thread, message, text)
              if (isTaken) setIsEditing(false)
              return isTaken
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <p className={styles.body}>
            <Body message={message} comments={comments} />
          </p>
        )}
        {isOwn && !isEditing && (
          <Row as="p" gap={3}>
            <button type="button" className={styles.small} onClick={() => setIsEditing(true)}>
              <Trans>고치기</Trans>
            </button>
            <button type="button" className={styles.small} onClick={remove}>
              <Trans>지우기</Trans>
            </button>
          </Row>
        )}
      </div>
    </article>
  )
}

function Body({ message, comments }: { message: Message; comments: Threads }) {
  const named = comments.people.filter(({ id }) => message.mentions.includes(id))
  return splitMentions(message.body, named).map(({ text, id }, index) =>
    id === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their index
      <b key={index} className={styles.mention}>
        {text}
      </b>
    ),
  )
}

/** The time for today, the date for other days. */
function Moment({ at }: { at: string | null }) {
  const date = new Date(at ?? Number.NaN)
  if (at === null || Number.isNaN(date.getTime())) return null
  return (
    <time dateTime={at} title={pageDate(at, 'longDayTime')}>
      {shortMoment(at)}
    </time>
  )
}

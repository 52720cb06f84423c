import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useRef, useState } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { contentOf } from '#device/words/content.ts'
import { fieldWords } from '#device/words/field-words.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { shortMoment } from '#device/words/short-moment.ts'
import type { Message, Thread } from '#model/comments/threads.ts'
import type { Answers } from '#model/fields/answers.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { colourOf } from '#ui/colour-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Avatar } from '#ui/people/Avatar.tsx'
import { CommentEditor } from './CommentEditor.tsx'
import { splitMentions } from './mentions.ts'
import { itemName } from './screen-scope.ts'
import styles from './ThreadCard.module.css'
import type { Comments } from './useComments.ts'

interface Props {
  thread: Thread
  comments: Comments
  /** Whether the field is on another screen; then its label is a link to it. */
  isElsewhere: boolean
  onFollow: () => void
}

/** A thread about one field, with the form to reply and its actions. */
export function ThreadCard({ thread, comments, isElsewhere, onFollow }: Props) {
  const { t } = useLingui()
  const [isReplying, setIsReplying] = useState(false)
  const reply = useRef<HTMLButtonElement>(null)
  const { resolved } = thread
  const answers = useAnswers()
  const place = useFieldLabel()(thread.field, answers)
  const step = fieldAtPath(thread.field)?.step ?? null
  const stopReplying = () => {
    setIsReplying(false)
    reply.current?.focus()
  }
  const day = resolved && dayOf(resolved.at)
  const by = resolved?.name ?? ''
  return (
    <li className={styles.thread} data-thread={thread.key} data-thread-field={thread.field} tabIndex={-1}>
      <div className={styles.place}>
        {isElsewhere && step !== null ? (
          <Link
            to="/work-book/$"
            params={stepParams(step)}
            hash={thread.field}
            className={styles.link}
            onClick={onFollow}
          >
            {place}
          </Link>
        ) : (
          place
        )}
      </div>
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

function MessageRow({ message, thread, comments }: { message: Message; thread: Thread; comments: Comments }) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const name = comments.nameOf(message)
  const colour = colourOf(message.by)
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
      <Avatar person={{ id: String(message.by), name, colour }} size="small" isDecoration />
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
          <p className={styles.own}>
            <button type="button" className={styles.small} onClick={() => setIsEditing(true)}>
              <Trans>고치기</Trans>
            </button>
            <button type="button" className={styles.small} onClick={remove}>
              <Trans>지우기</Trans>
            </button>
          </p>
        )}
      </div>
    </article>
  )
}

function Body({ message, comments }: { message: Message; comments: Comments }) {
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

function dayOf(at: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), { month: 'long', day: 'numeric' }).format(new Date(at))
}

/** The time for today, the date for other days. */
function Moment({ at }: { at: string | null }) {
  const date = new Date(at ?? Number.NaN)
  if (at === null || Number.isNaN(date.getTime())) return null
  const full = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={at} title={full.format(date)}>
      {shortMoment(at)}
    </time>
  )
}

/** Label such as `목적 · 돕고 싶은 사람`, with the name of the item inside a list, also if the item is deleted. */
export function useFieldLabel(): (field: string, answers: Answers) => string {
  const { t } = useLingui()
  const words = contentOf('workbook')
  return (field, answers) => {
    if (field === '') return t`지워진 의견에 달린 답글`
    const found = fieldAtPath(field)
    const { label, section } = fieldWords(words, field)
    if (!found || found.item === null) return [section, label].filter(Boolean).join(' · ')
    const name = itemName(answers, found.field.path, found.item)
    return [section, name === null ? t`지워진 항목` : name || t`이름 없는 항목`, label]
      .filter(Boolean)
      .join(' · ')
  }
}

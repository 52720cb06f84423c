import { Trans } from '@lingui/react/macro'
import { shortMoment } from '#engine/words/short-moment.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Note } from '#ui/Text.tsx'
import { FileList } from './FileList.tsx'
import styles from './Tasks.module.css'
import type { TaskMessage } from './task-calls.ts'

/** What was written and delivered, in its order. */
export function Messages({ messages }: { messages: readonly TaskMessage[] }) {
  if (messages.length === 0)
    return (
      <Note>
        <Trans>아직 주고받은 글이 없어요.</Trans>
      </Note>
    )
  return (
    <ol className={styles.messages}>
      {messages.map(({ idMessage, side, kind, author, text, at, files }) => (
        <li key={idMessage} data-side={side}>
          <p className={styles.by}>
            <b>{author ?? (side === 'STAFF' ? <Trans>디자이너</Trans> : <Trans>떠난 멤버</Trans>)}</b>
            <small>
              {side === 'STAFF' && (
                <>
                  <Trans>새김</Trans>
                  {' · '}
                </>
              )}
              {shortMoment(at)}
            </small>
            {kind !== 'MESSAGE' && (
              <Tag>
                <KindWords kind={kind} />
              </Tag>
            )}
          </p>
          <p className={styles.text}>{text}</p>
          <FileList files={files} isShown={kind === 'DELIVERY'} />
        </li>
      ))}
    </ol>
  )
}

function KindWords({ kind }: { kind: Exclude<TaskMessage['kind'], 'MESSAGE'> }) {
  switch (kind) {
    case 'DELIVERY':
      return <Trans>파일 전달</Trans>
    case 'CHANGES':
      return <Trans>고칠 점</Trans>
    case 'CANCELED':
      return <Trans>받지 못한 이유</Trans>
    case 'QUOTE':
      return <Trans>견적</Trans>
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { CommentEditor } from '#kits/talk/CommentEditor.tsx'
import { ThreadCard } from '#kits/talk/ThreadCard.tsx'
import { type Threads, useThreadsOf } from '#kits/talk/useThreads.ts'
import type { Thread } from '#model/comments/threads.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Text } from '#ui/Text.tsx'
import { PanelHead } from '../panels/parts/PanelHead.tsx'
import { useEditorState, useSelected, useShown } from '../state/EditorProvider.tsx'
import styles from './CommentsPanel.module.css'
import { fieldOf } from './layer-field.ts'
import { type About, useAbout } from './useAbout.ts'

type Kind = 'open' | 'resolved'

/** The threads about the layers and pages of the design, and a new one about what is selected. */
export default function CommentsPanel() {
  const { t } = useLingui()
  const comments = useThreadsOf('design')
  const shownThread = useWatched(useEditorState().thread)
  const [kind, setKind] = useState<Kind>('open')
  const [asked, setAsked] = useState<string | null>(null)
  const open = comments.threads.filter(({ resolved }) => resolved === null)
  const resolved = comments.threads.filter((thread) => thread.resolved !== null)
  if (shownThread !== asked) {
    setAsked(shownThread)
    setKind(resolved.some(({ key }) => key === shownThread) ? 'resolved' : 'open')
  }
  const threads = kind === 'open' ? open : resolved
  const aboutOf = useAbout()
  const list = useRef<HTMLUListElement>(null)
  const isThere = threads.some(({ key }) => key === shownThread)
  useEffect(() => {
    if (!isThere || shownThread === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-thread="${CSS.escape(shownThread)}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }, [isThere, shownThread])
  return (
    <div className={styles.panel}>
      <PanelHead title={<Trans>의견</Trans>} />
      <div className={styles.kinds}>
        <Segmented<Kind>
          label={t`보일 의견`}
          value={kind}
          onChoose={setKind}
          isBlock
          options={[
            { value: 'open', label: t`열림 ${open.length}` },
            { value: 'resolved', label: t`해결 ${resolved.length}` },
          ]}
        />
      </div>
      {threads.length === 0 ? (
        <p className={styles.empty}>
          {kind === 'open' ? (
            <Trans>아직 열린 의견이 없어요. 레이어를 고르고 아래에 남겨 보세요.</Trans>
          ) : (
            <Trans>해결한 의견이 없어요.</Trans>
          )}
        </p>
      ) : (
        <ul ref={list} aria-label={t`의견 목록`} className={styles.threads}>
          {threads.map((thread) => (
            <ThreadRow key={thread.key} thread={thread} comments={comments} about={aboutOf(thread.field)} />
          ))}
        </ul>
      )}
      <NewThread comments={comments} onSent={() => setKind('open')} />
    </div>
  )
}

interface RowProps {
  readonly thread: Thread
  readonly comments: Threads
  readonly about: About | null
}

function ThreadRow({ thread, comments, about }: RowProps) {
  const { t } = useLingui()
  const show = useShow()
  const name = about?.name ?? (thread.field === '' ? t`지워진 의견에 달린 답글` : t`지워진 레이어`)
  return (
    <ThreadCard thread={thread} comments={comments} place={name}>
      {about === null ? (
        name
      ) : (
        <button type="button" className={styles.about} onClick={() => show(about)}>
          {name}
        </button>
      )}
    </ThreadCard>
  )
}

/** Turns to the page of what a thread is about, and selects it. */
function useShow(): (about: About) => void {
  const { page, selection, entered } = useEditorState()
  const { page: shown } = useShown()
  return ({ page: key, layer }) => {
    if (key !== shown?.id) page.set(key)
    entered.set(null)
    selection.set(layer === null ? [] : [layer])
  }
}

/** Form for the first message about the selected layer, or about the page where none is selected. */
function NewThread({ comments, onSent }: { comments: Threads; onSent: () => void }) {
  const { t } = useLingui()
  const { page } = useShown()
  const key = useSelected()[0]?.layer.id ?? page?.id
  const about = useAbout()(fieldOf(key ?? ''))
  if (key === undefined || about === null) return null
  return (
    <div className={styles.compose}>
      <Text tone="soft" size="small">
        {about.name}
      </Text>
      <CommentEditor
        label={t`새 의견`}
        placeholder={t`의견 쓰기. @로 사람을 불러요`}
        draftKey="new:design"
        people={comments.mentionable}
        sendLabel={t`의견 남기기`}
        disabledReason={comments.refusal ?? undefined}
        onSend={(text) => {
          const isSent = comments.start('design', fieldOf(key), text)
          if (isSent) onSent()
          return isSent
        }}
      />
    </div>
  )
}

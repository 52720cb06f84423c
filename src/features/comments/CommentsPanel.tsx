import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { CommentEditor } from '#kits/talk/CommentEditor.tsx'
import { type Threads, useThreads } from '#kits/talk/useThreads.ts'
import type { Thread } from '#model/comments/threads.ts'
import { isComposing } from '#ui/composing.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { oneColumn } from '#ui/media-queries.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Text } from '#ui/Text.tsx'
import { useMedia } from '#ui/useMedia.ts'
import styles from './CommentsPanel.module.css'
import { closeComments, type PanelTarget, useCommentsState } from './comments-state.ts'
import { FieldThread } from './FieldThread.tsx'
import { commentTargets, documentOf, isInScope, type ScreenScope, screenScopeAt } from './screen-scope.ts'
import { useFieldLabel } from './useFieldLabel.ts'

type Scope = 'here' | 'all'
type Shown = 'open' | 'resolved'

/** The threads about the fields of this screen, or of the whole brand. */
export default function CommentsPanel() {
  const here = useLocation({ select: ({ pathname }) => hereKey(pathname) })
  const at = here === '' ? null : screenScopeAt(here)
  return (
    <Frame isOverBar={at?.kind === 'step'}>
      <Inside key={here} here={at} />
    </Frame>
  )
}

function hereKey(pathname: string): string {
  return screenScopeAt(pathname) ? pathname : ''
}

/** Beside the page where there is room for both; a sheet over it on phones. */
function Frame({ isOverBar, children }: { isOverBar: boolean; children: ReactNode }) {
  const { t } = useLingui()
  const isNarrow = useMedia(oneColumn)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isWriting } = useCommentsState()
  useEffect(() => {
    if (!isWriting) heading.current?.focus()
  }, [isWriting])
  if (isNarrow) {
    return (
      <Dialog isOpen onClose={closeComments} title={<Trans>의견</Trans>} closeLabel={t`닫기`} isBare>
        <div className={styles.sheet}>{children}</div>
      </Dialog>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    event.preventDefault()
    closeComments()
  }
  return (
    <aside
      aria-label={t`의견`}
      className={styles.panel}
      data-over-bar={isOverBar || undefined}
      data-print="none"
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>의견</Trans>
        </h2>
        <IconButton label={t`의견 닫기`} icon={<Icon of={X} size="large" />} onClick={closeComments} />
      </header>
      {children}
    </aside>
  )
}

function Inside({ here }: { here: ScreenScope | null }) {
  const { t } = useLingui()
  const comments = useThreads()
  const asked = useCommentsState()
  const [followed, setFollowed] = useState(asked)
  const [scope, setScope] = useState<Scope>(() => scopeOf(here, asked))
  const [shown, setShown] = useState<Shown>(asked.isResolved ? 'resolved' : 'open')
  const list = useRef<HTMLUListElement>(null)
  if (asked.thread !== followed.thread || asked.field !== followed.field) {
    setFollowed(asked)
    setScope(scopeOf(here, asked))
    setShown(asked.isResolved ? 'resolved' : 'open')
  }

  const inScope = comments.threads.filter(
    (thread) => scope === 'all' || (here !== null && isInScope(here, thread.field)),
  )
  const open = inScope.filter(({ resolved }) => resolved === null)
  const resolved = inScope.filter((thread) => thread.resolved !== null)
  const threads = shown === 'open' ? open : resolved
  useShowAsked(list, threads)
  const hereLabel = here?.kind === 'page' ? t`이 페이지` : t`이 단계`
  return (
    <>
      <div className={styles.filters}>
        {here && (
          <Segmented<Scope>
            label={t`어디의 의견`}
            value={scope}
            onChoose={setScope}
            isBlock
            options={[
              { value: 'here', label: hereLabel },
              { value: 'all', label: t`전체` },
            ]}
          />
        )}
        <Segmented<Shown>
          label={t`보일 의견`}
          value={shown}
          onChoose={setShown}
          isBlock
          options={[
            { value: 'open', label: t`열림 ${open.length}` },
            { value: 'resolved', label: t`해결 ${resolved.length}` },
          ]}
        />
      </div>
      <div className={styles.threads}>
        {threads.length === 0 ? (
          <Empty shown={shown} scope={scope} />
        ) : (
          <ul ref={list} aria-label={t`의견 목록`}>
            {threads.map((thread) => (
              <FieldThread
                key={`${thread.document}:${thread.key}`}
                thread={thread}
                comments={comments}
                isElsewhere={here === null || here.kind === 'page' || !isInScope(here, thread.field)}
                onFollow={() => {
                  if (matchMedia(oneColumn).matches) closeComments()
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {here ? (
        <NewThread here={here} comments={comments} onSent={() => setShown('open')} />
      ) : (
        <p className={styles.note}>
          <Trans>새 의견은 워크북 단계나 가이드 페이지에서 남겨요.</Trans>
        </p>
      )}
    </>
  )
}

function Empty({ shown, scope }: { shown: Shown; scope: Scope }) {
  return (
    <p className={styles.empty}>
      {shown === 'resolved' ? (
        <Trans>해결한 의견이 없어요.</Trans>
      ) : scope === 'here' ? (
        <Trans>여기에 열린 의견이 없어요. 궁금한 점이나 바꿀 점을 아래에 남겨 보세요.</Trans>
      ) : (
        <Trans>브랜드에 열린 의견이 없어요.</Trans>
      )}
    </p>
  )
}

/** Form for the first message about a field of this screen. */
function NewThread({ here, comments, onSent }: { here: ScreenScope; comments: Threads; onSent: () => void }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { field: asked, isWriting } = useCommentsState()
  const label = useFieldLabel()
  const editor = useRef<{ focus(): void }>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [followed, setFollowed] = useState(asked)
  if (asked !== followed) {
    setFollowed(asked)
    setChosen(null)
  }
  const targets = commentTargets(here, answers)
  const all = asked !== null && !targets.includes(asked) ? [asked, ...targets] : targets
  const field = chosen ?? asked ?? all[0] ?? null
  useEffect(() => {
    if (isWriting) editor.current?.focus()
  }, [isWriting])
  if (field === null) return null
  // Within one section its name is left out.
  const short = (path: string) => {
    const words = label(path, answers)
    return here.kind === 'step' ? words.slice(words.indexOf(' · ') + 3) : words
  }
  return (
    <div className={styles.compose}>
      {all.length > 1 ? (
        <SelectField
          label={t`어디에 대한 의견인가요?`}
          isLabelHidden
          value={field}
          options={all.map((path) => ({ value: path, label: short(path) }))}
          onChoose={setChosen}
        />
      ) : (
        <Text tone="soft" size="small">
          {short(field)}
        </Text>
      )}
      <CommentEditor
        ref={editor}
        label={t`새 의견`}
        placeholder={t`의견 쓰기. @로 사람을 불러요`}
        draftKey={here.kind === 'step' ? `new:${here.step}` : `new:${here.sections[0]?.guide.page}`}
        people={comments.mentionable}
        sendLabel={t`의견 남기기`}
        disabledReason={comments.refusal ?? undefined}
        onSend={(text) => {
          const isSent = comments.start(documentOf(field), field, text)
          if (isSent) onSent()
          return isSent
        }}
      />
    </div>
  )
}

/** Threads about fields of other screens are listed under all. */
function scopeOf(here: ScreenScope | null, { field, thread }: PanelTarget): Scope {
  if (here === null) return 'all'
  return thread !== null && !isInScope(here, field ?? '') ? 'all' : 'here'
}

/** Scrolls to the thread or field for which the panel was opened, once it is rendered. */
function useShowAsked(list: { current: HTMLElement | null }, threads: readonly Thread[]): void {
  const { field, thread, isWriting } = useCommentsState()
  const isThere = threads.some((one) => (thread === null ? one.field === field : one.key === thread))
  useEffect(() => {
    if (!isThere || isWriting) return
    const asked =
      thread === null
        ? `[data-thread-field="${CSS.escape(field ?? '')}"]`
        : `[data-thread="${CSS.escape(thread)}"]`
    const found = list.current?.querySelector<HTMLElement>(asked)
    found?.scrollIntoView({ block: 'nearest' })
    found?.focus({ preventScroll: true })
  }, [list, field, thread, isThere, isWriting])
}

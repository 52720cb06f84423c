import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { PictureScenes } from '#kits/planner/picture/PictureScenes.tsx'
import { useEntry } from '#kits/planner/usePlanner.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useFocusKept } from '#ui/useFocusKept.ts'
import { ChannelsPart } from './channels/ChannelsPart.tsx'
import { channelsOf } from './channels/own-texts.ts'
import styles from './EntryPanel.module.css'
import { EntryFoot } from './foot/EntryFoot.tsx'
import { EntryHead } from './head/EntryHead.tsx'
import { EntryComments } from './parts/EntryComments.tsx'
import { EntryNote } from './parts/EntryNote.tsx'
import { Hashtags } from './parts/Hashtags.tsx'
import { Outcome } from './parts/Outcome.tsx'
import { Pictures } from './pictures/Pictures.tsx'
import { useRemoved } from './useRemoved.ts'

interface Props {
  entryKey: string
  onClose: () => void
}

/**
 * Everything of one entry of the planner, as high as the column that shows it. It closes where the entry is removed; of another
 * member's removal it says so, and offers what was being written as a copy.
 */
export default function EntryPanel({ entryKey, onClose }: Props) {
  const { t } = useLingui()
  const phase = useWatched(useDocumentView('planner').document.phase)
  const entry = useEntry(entryKey)
  /** What the field holds that was typed in last, with a syllable that is not in the document yet. */
  const typed = useRef('')
  useRemoved(entryKey, (isOwn) => {
    onClose()
    if (isOwn) return
    const text = typed.current.trim()
    const failed = t`복사하지 못했어요. 글을 골라 직접 복사해 주세요.`
    showToast({
      tone: 'info',
      text: t`다른 사람이 이 글을 지웠어요`,
      ...(text !== '' && {
        durationMs: null,
        action: {
          label: t`쓰던 글 복사`,
          onPress: () => void copyText(text, t`쓰던 글을 복사했어요`, failed),
        },
      }),
    })
  })
  if (!entry) {
    if (phase !== 'ready') return null
    return (
      <div className={styles.gone}>
        <p role="status">
          <Trans>이 글은 이제 없어요</Trans>
        </p>
        <Button onClick={onClose}>
          <Trans>닫기</Trans>
        </Button>
      </div>
    )
  }
  return (
    <PictureScenes>
      <OpenEntry
        key={entryKey}
        entry={entry}
        onClose={onClose}
        onInput={(text) => {
          typed.current = text
        }}
      />
    </PictureScenes>
  )
}

interface OpenProps {
  entry: PlannerEntry
  onClose: () => void
  onInput: (text: string) => void
}

function OpenEntry({ entry, onClose, onInput }: OpenProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ChannelKey | null>(null)
  const channels = channelsOf(entry)
  const channel = channels.find((one) => one === chosen) ?? channels[0] ?? null
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useFocusKept(panel)
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    if (key !== 'Escape' || isComposing(event) || event.defaultPrevented) return
    // That of a menu or dialog over the panel closes that one alone.
    const isInside = target instanceof Element && currentTarget.contains(target) && !target.closest('dialog')
    if (isInside) onClose()
  }
  return (
    <article
      ref={panel}
      className={styles.panel}
      aria-label={entry.title || t`제목 없는 글`}
      tabIndex={-1}
      onKeyDown={leave}
    >
      <EntryHead entry={entry} onClose={onClose} />
      <div className={styles.scroll}>
        <ChannelsPart entry={entry} chosen={channel} onChoose={setChosen} onInput={onInput} />
        <Outcome entry={entry} />
        <Hashtags entry={entry} />
        <Pictures entry={entry} channel={channel} />
        <EntryNote entry={entry.key} onInput={onInput} />
        <ErrorRegion shows="line">
          <EntryComments entry={entry.key} />
        </ErrorRegion>
      </div>
      <EntryFoot entry={entry} channel={channel} />
    </article>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { BrandVoice } from '#model/voice/brand-voice.ts'
import { inOurVoice, inTwoSentences } from '#model/voice/rewrites.ts'
import { sentencesOf } from '#model/voice/sentences.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { Note } from '#ui/Text.tsx'
import { DraftCard } from './drafts/DraftCard.tsx'
import { rowsOf, rowsOfDraft, type Span } from './drafts/draft-rows.ts'
import { useTaking } from './drafts/useTaking.ts'
import type { Compose, LoadDrafts } from './Suggestions.tsx'

interface Props {
  handle: TextHandle
  voice: BrandVoice
  draft: DraftName | null
  loadDrafts: LoadDrafts
  /** The sentence of the text that the pointer or the focus is on. */
  onMeant: (place: Span | null) => void
}

/** The ways in which the text of a field can be said, one of them open. */
export function Ways({ handle, voice, draft, loadDrafts, onMeant }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string | null>(null)
  const { binding } = useTaking(handle)
  const compose = useCompose(draft, loadDrafts)
  const answers = useAnswers()
  const item = handle.path.split('/')[1] ?? null
  const drafts = compose?.(answers, item).filter((one) => one.trim() !== '') ?? []
  const { text } = binding
  const basis = JSON.stringify(voice)
  const isEmpty = text.trim() === ''
  const isLong = sentencesOf(text).length > 2
  const ways = [
    ...(isEmpty
      ? []
      : [
          {
            id: 'voice',
            title: t`우리 말투로`,
            make: (now: string) => rowsOf(inOurVoice(now, voice), binding.keepRange),
          },
          {
            id: 'short',
            title: isLong ? t`두 문장으로` : t`짧게`,
            make: (now: string) => rowsOf(inTwoSentences(now, voice), binding.keepRange),
          },
        ]),
    ...(drafts.length === 0
      ? []
      : [
          {
            id: 'draft',
            title: t`가이드 답으로`,
            make: (now: string, turn: number) =>
              rowsOfDraft(now, drafts[turn % drafts.length] ?? '', binding.keepRange),
          },
        ]),
  ]
  if (ways.length === 0) return <Note size="small">{t`글을 쓰면 여기에서 다듬어 드려요.`}</Note>
  const shown = ways.some(({ id }) => id === open) ? open : ways[0]?.id
  return ways.map((way) => (
    <DraftCard
      key={way.id}
      handle={handle}
      title={way.title}
      make={way.make}
      // The voice may come after the text, and be written meanwhile.
      basis={basis}
      isOpen={way.id === shown}
      onMeant={onMeant}
      onToggle={() => setOpen(way.id === shown ? '' : way.id)}
    />
  ))
}

/** What composes drafts, once it is loaded; null until then, or where it cannot be loaded. */
function useCompose(draft: DraftName | null, load: LoadDrafts): Compose | null {
  const [loaded, setLoaded] = useState<{ readonly draft: DraftName; readonly run: Compose } | null>(null)
  useEffect(() => {
    if (draft === null) return
    let isGone = false
    load(draft).then(
      (run) => {
        if (!isGone) setLoaded({ draft, run })
      },
      // Offline and not cached: the other ways are there.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [draft, load])
  return loaded?.draft === draft ? loaded.run : null
}

import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TextHandle } from '#model/fields/text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './DraftCard.module.css'
import { DraftSentence } from './DraftSentence.tsx'
import { changesOfRows, type DraftRow, type Span } from './draft-rows.ts'
import { focusedField } from './open-field.ts'
import { rowState } from './row-state.ts'
import { useTaking } from './useTaking.ts'

interface Props {
  handle: TextHandle
  title: string
  /** Makes the rows of the draft for a text; `turn` counts the presses of 다시. */
  make: (text: string, turn: number) => DraftRow[]
  /** Who wrote it. */
  source?: 'RULES' | 'AI'
  /** What the rows depend on beside the text: they are made again where it changes, unless some were taken. */
  basis?: string
  /** Writes another draft, in place of making this one again. */
  onAgain?: (() => void) | undefined
  isOpen: boolean
  onMeant: (place: Span | null) => void
  onToggle: () => void
}

/** One way to say a text, sentence by sentence. The draft stays as it was made until it is made again. */
export function DraftCard({
  handle,
  title,
  make,
  source = 'RULES',
  basis = '',
  onAgain,
  isOpen,
  onMeant,
  onToggle,
}: Props) {
  const { t } = useLingui()
  const { binding, take, lock } = useTaking(handle)
  const { text } = binding
  const [draft, setDraft] = useState(() => ({ turn: 0, text, basis, rows: make(text, 0) }))
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const states = new Map(draft.rows.map((row) => [row.key, rowState(row, text, taken)]))
  const open = draft.rows.filter(({ key }) => states.get(key) === 'open')
  const remake = (turn: number) => {
    setDraft({ turn, text, basis, rows: make(text, turn) })
    setTaken(new Set())
  }
  const again = () => remake(draft.turn + 1)
  // The own typing is followed as long as nothing was taken; what others change is compared again by a press.
  const follow = useEffectEvent(() => {
    if (taken.size > 0) return
    if (draft.basis !== basis || (draft.text !== text && focusedField() === handle.path)) remake(draft.turn)
  })
  useEffect(() => {
    if (text !== '' || basis !== '') follow()
  }, [text, basis])
  const takeRows = (rows: readonly DraftRow[], number: number | null) => {
    take((now) => changesOfRows(rows, now), { source, number })
    setTaken(new Set([...taken, ...rows.map(({ key }) => key)]))
  }
  const growth = open.reduce((sum, { before, after }) => sum + after.length - before.length, 0)
  const isTooLong = growth > 0 && binding.length + growth > handle.max
  const refusal = lock ?? (isTooLong ? t`받으면 이 칸에 쓸 수 있는 길이를 넘어요` : undefined)
  return (
    <section aria-label={title} className={styles.card} data-open={isOpen || undefined}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.origin}>
          <Icon of={source === 'AI' ? Sparkles : ScrollText} size="small" />
          {source === 'AI' ? <Trans>AI 제안</Trans> : <Trans>규칙으로 지은 초안</Trans>}
        </span>
        <IconButton
          size="small"
          label={isOpen ? t`접기: ${title}` : t`펴기: ${title}`}
          aria-expanded={isOpen}
          icon={<Icon of={isOpen ? ChevronUp : ChevronDown} />}
          onClick={onToggle}
        />
      </header>
      {isOpen ? (
        <>
          <ol className={styles.sentences}>
            {draft.rows.map((row, at) => (
              <DraftSentence
                key={row.key}
                row={row}
                state={states.get(row.key) ?? 'changed'}
                binding={binding}
                refusal={refusal}
                onTake={() => takeRows([row], at + 1)}
                onMeant={onMeant}
                onAgain={again}
              />
            ))}
          </ol>
          <footer className={styles.foot}>
            {open.length > 0 && (
              <Button
                look="ink"
                size="small"
                disabledReason={refusal}
                reasonAt="hidden"
                onClick={() =>
                  takeRows(open, open.length === 1 ? draft.rows.indexOf(open[0] as DraftRow) + 1 : null)
                }
              >
                <Trans>모두 받기</Trans>
              </Button>
            )}
            <Button size="small" icon={<Icon of={RefreshCw} size="small" />} onClick={onAgain ?? again}>
              <Trans>다시</Trans>
            </Button>
            <span>
              {open.length > 0 ? (
                <Trans>문장마다 따로 받아도 돼요</Trans>
              ) : (
                <Trans>더 받을 문장이 없어요</Trans>
              )}
            </span>
          </footer>
        </>
      ) : (
        <p className={styles.peek}>
          {draft.rows
            .map(({ after }) => after)
            .filter((after) => after !== '')
            .join(' ')}
        </p>
      )}
    </section>
  )
}

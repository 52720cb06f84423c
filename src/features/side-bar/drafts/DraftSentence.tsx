import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { TextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { DiffPart } from '#model/text/word-diff.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './DraftCard.module.css'
import { type DraftRow, placeOf, type Span } from './draft-rows.ts'
import type { RowState } from './row-state.ts'

interface Props {
  row: DraftRow
  state: RowState
  binding: TextBinding
  /** Why nothing can be taken now. */
  refusal: string | undefined
  onTake: () => void
  /** The pointer or the focus is on it, or has left it. */
  onMeant: (place: Span | null) => void
  onAgain: () => void
}

/** A sentence of a draft with its differences, and the button that takes it. */
export function DraftSentence({ row, state, binding, refusal, onTake, onMeant, onAgain }: Props) {
  const { t } = useLingui()
  const writer = writerIn(row, binding)
  const mean = () => onMeant(state === 'open' && row.before !== '' ? placeOf(row, binding.text) : null)
  const sentence = row.after === '' ? row.before : row.after
  return (
    <li
      className={styles.sentence}
      data-state={state}
      onPointerEnter={mean}
      onFocus={mean}
      onPointerLeave={() => onMeant(null)}
      onBlur={() => onMeant(null)}
    >
      <Text {...(state === 'same' ? { tone: 'soft' as const } : {})}>
        {state === 'same' || state === 'taken'
          ? sentence
          : row.parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their index
              <Part key={at} part={part} />
            ))}
        {state === 'changed' && (
          <small>
            <Trans>바뀐 문장이에요</Trans>
          </small>
        )}
      </Text>
      {state === 'open' && (
        <Button
          size="small"
          aria-label={t`받기: ${sentence}`}
          disabledReason={writer === null ? refusal : t`${writer}님이 쓰는 중`}
          reasonAt={writer === null ? 'hidden' : 'below'}
          onClick={() => {
            onMeant(null)
            onTake()
          }}
        >
          <Trans>받기</Trans>
        </Button>
      )}
      {state === 'changed' && (
        <Button size="small" onClick={onAgain}>
          <Trans>다시 견주기</Trans>
        </Button>
      )}
      {state === 'taken' && (
        <span className={styles.taken}>
          <Icon of={Check} size="small" />
          <Trans>받음</Trans>
        </span>
      )}
    </li>
  )
}

/** Name of another member whose caret is in the sentence; null where none is. */
function writerIn(row: DraftRow, { text, carets }: TextBinding): string | null {
  const place = carets.length > 0 ? placeOf(row, text) : null
  if (!place) return null
  return carets.find(({ head }) => head >= place.from && head <= place.to)?.person.name ?? null
}

function Part({ part }: { part: DiffPart }) {
  if (part.kind === 'removed') return <del>{part.text}</del>
  if (part.kind === 'added') return <ins>{part.text}</ins>
  return part.text
}

import { Trans, useLingui } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { diffWords } from '#model/text/word-diff.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { composeDraft } from './drafts.ts'
import { MissingAnswers, NeededAnswers } from './NeededAnswers.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'

interface Props {
  draft: DraftName
  valueKey?: string
  /** Current text of the field. */
  current: string
  onAccept: (text: string) => void
  onClose: () => void
}

/** Card with the drafts for a field, one at a time. Lazy, because it needs the code that composes them. */
export default function SuggestionOffer({ draft, valueKey, current, onAccept, onClose }: Props) {
  const { t } = useLingui()
  const [turn, setTurn] = useState(0)
  const answers = useAnswers()
  const made = composeDraft(draft, answers, valueKey)
  const variants = made.ok ? made.variants : (made.beginnings ?? [])
  const close = (
    <Button look="quiet" size="small" onClick={onClose}>
      <Trans>닫기</Trans>
    </Button>
  )
  // The same elements with and without a draft, so that a field that is being answered stays.
  const below = (
    <>
      {made.ok && <MissingAnswers fields={made.missing} />}
      <NeededAnswers needs={made.ok ? [] : made.needs} />
    </>
  )
  const frame = { title: <Trans>문장 제안</Trans>, label: t`문장 제안`, icon: <Icon of={PenLine} /> }
  if (variants.length === 0) {
    return (
      <SuggestionCard {...frame} actions={close}>
        {below}
      </SuggestionCard>
    )
  }
  const count = variants.length
  const index = turn % count
  const text = variants[index] ?? ''
  const number = index + 1
  const isEmpty = current.trim() === ''
  const isSame = text === current
  return (
    <SuggestionCard
      {...frame}
      note={count > 1 ? t`${count}개 중 ${number}번째` : undefined}
      parts={isEmpty || isSame ? [{ kind: 'same', text }] : diffWords(current, text)}
      actions={
        <>
          <Button
            look="ink"
            size="small"
            disabledReason={isSame ? t`이미 들어 있는 문장이에요` : undefined}
            reasonAt="hidden"
            onClick={() => onAccept(text)}
          >
            {isEmpty ? <Trans>넣기</Trans> : <Trans>바꿔 넣기</Trans>}
          </Button>
          {count > 1 && (
            <Button size="small" onClick={() => setTurn(turn + 1)}>
              <Trans>다른 문장 보기</Trans>
            </Button>
          )}
          {close}
        </>
      }
    >
      {below}
    </SuggestionCard>
  )
}

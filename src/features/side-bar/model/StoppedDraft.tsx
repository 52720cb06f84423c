import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { TextHandle } from '#model/fields/text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Note } from '#ui/Text.tsx'
import card from '../drafts/DraftCard.module.css'
import { DraftCard } from '../drafts/DraftCard.tsx'
import { rowsOfDraft, type Span } from '../drafts/draft-rows.ts'
import { useTaking } from '../drafts/useTaking.ts'
import { CopyButton } from './CopyButton.tsx'
import { type CheckedText, checkStopped, sourceOf } from './checked-text.ts'
import { ModelCard } from './ModelCard.tsx'
import { type ModelTask, registerOf, requestOf, type TaskContext } from './model-task.ts'
import { WholeDraft } from './WholeDraft.tsx'

interface Props {
  handle: TextHandle
  title: string
  text: string
  /** It was being written when it was stopped. */
  isLast: boolean
  task: ModelTask
  of: TaskContext
  onMeant: (place: Span | null) => void
}

/** What came of a text until it was stopped: it can be copied, and taken once it passes the check of this device. */
export function StoppedDraft({ handle, title, text, isLast, task, of, onMeant }: Props) {
  const [checked, setChecked] = useState<CheckedText | null>(null)
  const [isOpen, setIsOpen] = useState(true)
  const { keepRange } = useTaking(handle).binding
  if (checked !== null && checked.fault === null) {
    const whole = checked.text
    if (task.kind === 'translate')
      return <WholeDraft handle={handle} title={title} text={whole} source="AI" />
    return (
      <DraftCard
        handle={handle}
        title={title}
        make={(now) => rowsOfDraft(now, whole, keepRange)}
        source="AI"
        isOpen={isOpen}
        onMeant={onMeant}
        onToggle={() => setIsOpen(!isOpen)}
      />
    )
  }
  return (
    <ModelCard title={title} texts={[text]}>
      <footer className={card.foot}>
        <CopyButton text={text} />
        {checked === null && (
          <Button size="small" onClick={() => setChecked(checkStopped(text, isLast, rulesOf(task, of)))}>
            <Trans>확인하고 받기</Trans>
          </Button>
        )}
        <Note as="span" size="small" role="status">
          {checked === null ? (
            <Trans>멈춘 글 · 아직 확인하지 않았어요</Trans>
          ) : (
            <WhyNot fault={checked.fault} />
          )}
        </Note>
      </footer>
    </ModelCard>
  )
}

function WhyNot({ fault }: { fault: CheckedText['fault'] }) {
  if (fault === 'CUT') return <Trans>끝난 문장이 없어서 받을 수 없어요.</Trans>
  if (fault === 'NUMBER' || fault === 'LATIN')
    return <Trans>브랜드가 적지 않은 숫자나 낱말이 있어서 받을 수 없어요.</Trans>
  if (fault === 'OVERCLAIM') return <Trans>지나치게 장담하는 말이 있어서 받을 수 없어요.</Trans>
  if (fault === 'NAME') return <Trans>브랜드 이름이 다르게 쓰여서 받을 수 없어요.</Trans>
  if (fault === 'REGISTER') return <Trans>문장 끝의 말투가 맞지 않아서 받을 수 없어요.</Trans>
  return <Trans>글이 아닌 것이 섞여 있어서 받을 수 없어요.</Trans>
}

function rulesOf(task: ModelTask, of: TaskContext) {
  const request = requestOf(task, of)
  return {
    language: request.language,
    register: registerOf(task, of),
    source: sourceOf(request),
    ownText: task.kind === 'draft' ? '' : of.text,
    brandName: request.answers.brandName ?? '',
  }
}

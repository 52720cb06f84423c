import { Trans, useLingui } from '@lingui/react/macro'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import type { TextHandle } from '#model/fields/text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import { DraftCard } from '../drafts/DraftCard.tsx'
import { rowsOfDraft, type Span } from '../drafts/draft-rows.ts'
import { useTaking } from '../drafts/useTaking.ts'
import { ModelCard } from './ModelCard.tsx'
import { ModelFailure } from './ModelFailure.tsx'
import type { ModelTask, TaskContext } from './model-task.ts'
import type { Writing } from './model-writer.ts'
import { StoppedDraft } from './StoppedDraft.tsx'
import { useTaskWords } from './useTaskWords.ts'
import { WholeDraft } from './WholeDraft.tsx'

interface Props {
  handle: TextHandle
  task: ModelTask
  of: TaskContext
  idBrand: number
  writing: Writing
  onStop: () => void
  /** Asks the same again; undefined where nothing can be asked. */
  onAgain: (() => void) | undefined
  onMeant: (place: Span | null) => void
}

/** What the model writes: grey and unchecked while it comes, then drafts to take. */
export function ModelAnswer({ handle, task, of, idBrand, writing, onStop, onAgain, onMeant }: Props) {
  const { t } = useLingui()
  const title = useTaskWords()(task)
  switch (writing.kind) {
    case 'none':
      return null
    case 'writing':
      return (
        <ModelCard
          title={title}
          texts={writing.texts}
          isBusy
          head={
            <Button
              size="small"
              look="quiet"
              icon={<Icon of={Square} size="small" />}
              aria-label={t`AI 글쓰기 멈추기`}
              onClick={onStop}
            >
              <Trans>멈추기</Trans>
            </Button>
          }
        >
          <span role="status" className={visuallyHiddenClass}>
            <Trans>글을 쓰고 있어요</Trans>
          </span>
        </ModelCard>
      )
    case 'stopped':
      return (
        <StoppedDrafts
          handle={handle}
          title={title}
          texts={writing.texts}
          task={task}
          of={of}
          onMeant={onMeant}
        />
      )
    case 'failed':
      return (
        <>
          <ModelFailure failure={writing.failure} idBrand={idBrand} onAgain={onAgain} />
          <StoppedDrafts
            handle={handle}
            title={title}
            texts={writing.texts}
            task={task}
            of={of}
            onMeant={onMeant}
          />
        </>
      )
    case 'done': {
      const { drafts, source, left } = writing.answer
      return (
        <>
          {source === 'RULES' && (
            <Note size="small" role="status">
              <Trans>이번에는 규칙으로 지은 초안을 보여 드려요.</Trans>
            </Note>
          )}
          <Drafts
            handle={handle}
            title={title}
            task={task}
            texts={drafts.map(({ text }) => text)}
            source={source}
            onAgain={onAgain}
            onMeant={onMeant}
          />
          <Note size="small" role="status">
            <Trans>오늘 AI 제안을 {left}번 더 받을 수 있어요</Trans>
          </Note>
        </>
      )
    }
  }
}

interface StoppedProps extends Pick<Props, 'handle' | 'task' | 'of' | 'onMeant'> {
  title: string
  texts: readonly string[]
}

/** What came of an answer that has no end. */
function StoppedDrafts({ texts, ...of }: StoppedProps) {
  return texts.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other identity than their index
    <StoppedDraft key={at} {...of} text={text} isLast={at === texts.length - 1} />
  ))
}

interface DraftsProps extends Pick<Props, 'handle' | 'task' | 'onAgain' | 'onMeant'> {
  title: string
  texts: readonly string[]
  source: 'RULES' | 'AI'
}

/** Drafts of which one is open; a translation is taken as a whole. */
function Drafts({ handle, task, title, texts, source, onAgain, onMeant }: DraftsProps) {
  const [open, setOpen] = useState<number | null>(0)
  const { keepRange } = useTaking(handle).binding
  if (task.kind === 'translate')
    return texts.map((text) => (
      <WholeDraft key={text} handle={handle} title={title} text={text} source={source} />
    ))
  return texts.map((text, at) => (
    <DraftCard
      key={text}
      handle={handle}
      title={texts.length > 1 ? `${title} ${at + 1}` : title}
      make={(now) => rowsOfDraft(now, text, keepRange)}
      source={source}
      onAgain={onAgain}
      isOpen={open === at}
      onMeant={onMeant}
      onToggle={() => setOpen(open === at ? null : at)}
    />
  ))
}

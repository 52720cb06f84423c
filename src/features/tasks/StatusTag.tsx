import CircleCheck from 'lucide-react/icons/circle-check'
import Eye from 'lucide-react/icons/eye'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isUnpriced, type ListedTask } from './task-calls.ts'
import { useQuoteWords, useStatusWords } from './useStatusWords.ts'

type Props = { task: Pick<ListedTask, 'status' | 'quoteState'> }

/** The state of a task; one that waits for the team is marked. */
export function StatusTag({ task }: Props) {
  const { status, quoteState } = task
  const words = useStatusWords()(status)
  const quoteWords = useQuoteWords()
  if (status === 'REQUESTED' && quoteState && isUnpriced(task))
    return quoteState === 'OFFERED' ? (
      <Tag tone="warning" icon={<Icon of={Eye} size="small" />}>
        {quoteWords(quoteState)}
      </Tag>
    ) : (
      <Tag>{quoteWords(quoteState)}</Tag>
    )
  switch (status) {
    case 'REVIEW':
      return (
        <Tag tone="warning" icon={<Icon of={Eye} size="small" />}>
          {words}
        </Tag>
      )
    case 'DONE':
      return (
        <Tag tone="success" icon={<Icon of={CircleCheck} size="small" />}>
          {words}
        </Tag>
      )
    default:
      return <Tag>{words}</Tag>
  }
}

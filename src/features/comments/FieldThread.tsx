import { Link } from '@tanstack/react-router'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { ThreadCard } from '#kits/talk/ThreadCard.tsx'
import type { Threads } from '#kits/talk/useThreads.ts'
import type { Thread } from '#model/comments/threads.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { useFieldLabel } from './useFieldLabel.ts'

interface Props {
  thread: Thread
  comments: Threads
  /** Whether the field is on another screen; then its label is a link to its step. */
  isElsewhere: boolean
  onFollow: () => void
}

/** A thread about a field of the workbook. */
export function FieldThread({ thread, comments, isElsewhere, onFollow }: Props) {
  const answers = useAnswers()
  const label = useFieldLabel()(thread.field, answers)
  const step = fieldAtPath(thread.field)?.step ?? null
  return (
    <ThreadCard thread={thread} comments={comments} place={label}>
      {isElsewhere && step !== null ? (
        <Link to="/work-book/$" params={stepParams(step)} hash={thread.field} onClick={onFollow}>
          {label}
        </Link>
      ) : (
        label
      )}
    </ThreadCard>
  )
}

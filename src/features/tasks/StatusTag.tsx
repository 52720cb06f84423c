import CircleCheck from 'lucide-react/icons/circle-check'
import Eye from 'lucide-react/icons/eye'
import type { TaskStatus } from '#model/tasks/task.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useStatusWords } from './useStatusWords.ts'

/** The state of a task; one that waits for the team is marked. */
export function StatusTag({ status }: { status: TaskStatus }) {
  const words = useStatusWords()(status)
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

import { useLingui } from '@lingui/react/macro'
import type { TaskStatus } from '#model/tasks/task.ts'

/** As the staff sees the states. */
export function useTaskStatusWords(): (status: TaskStatus) => string {
  const { t } = useLingui()
  const words: Readonly<Record<TaskStatus, string>> = {
    REQUESTED: t`새 의뢰`,
    IN_PROGRESS: t`작업 중`,
    REVIEW: t`고객이 검토 중`,
    DONE: t`완료`,
    CANCELED: t`취소됨`,
  }
  return (status) => words[status] ?? status
}

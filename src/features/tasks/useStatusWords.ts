import { useLingui } from '@lingui/react/macro'
import type { TaskStatus } from '#model/tasks/task.ts'

export function useStatusWords(): (status: TaskStatus) => string {
  const { t } = useLingui()
  const words: Readonly<Record<TaskStatus, string>> = {
    REQUESTED: t`의뢰함`,
    IN_PROGRESS: t`작업 중`,
    REVIEW: t`검토 요청`,
    DONE: t`완료`,
    CANCELED: t`취소됨`,
  }
  return (status) => words[status] ?? status
}

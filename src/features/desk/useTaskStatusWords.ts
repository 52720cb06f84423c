import { useLingui } from '@lingui/react/macro'
import type { QuoteState } from '#model/tasks/quote.ts'
import type { TaskStatus } from '#model/tasks/task.ts'

/** As the staff sees the states; of a new task whose price is asked for, that of its quote. */
export function useTaskStatusWords(): (status: TaskStatus, quote?: QuoteState | null) => string {
  const { t } = useLingui()
  const words: Readonly<Record<TaskStatus, string>> = {
    REQUESTED: t`새 의뢰`,
    IN_PROGRESS: t`작업 중`,
    REVIEW: t`고객이 검토 중`,
    DONE: t`완료`,
    CANCELED: t`취소됨`,
  }
  const quotes: Readonly<Partial<Record<QuoteState, string>>> = {
    ASKED: t`견적 기다림`,
    OFFERED: t`견적 보냄`,
    EXPIRED: t`견적 기한 지남`,
  }
  return (status, quote = null) =>
    (status === 'REQUESTED' && quote !== null && quotes[quote]) || (words[status] ?? status)
}

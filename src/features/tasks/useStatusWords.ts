import { useLingui } from '@lingui/react/macro'
import type { QuoteState } from '#model/tasks/quote.ts'
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

/** Of a task that waits for its price. */
export function useQuoteWords(): (state: QuoteState) => string {
  const { t } = useLingui()
  const words: Readonly<Record<QuoteState, string>> = {
    ASKED: t`견적 요청함`,
    OFFERED: t`견적 도착`,
    EXPIRED: t`견적 기한 지남`,
    ACCEPTED: t`의뢰함`,
  }
  return (state) => words[state] ?? state
}

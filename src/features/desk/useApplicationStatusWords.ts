import { useLingui } from '@lingui/react/macro'
import type { ApplicationStatus } from '#model/campaign/application.ts'

/** As the staff sees the states. */
export function useApplicationStatusWords(): (status: ApplicationStatus) => string {
  const { t } = useLingui()
  const words: Readonly<Record<ApplicationStatus, string>> = {
    RECEIVED: t`새 신청`,
    REVIEWING: t`검토 중`,
    DELIVERED: t`디자인 전달`,
    DECLINED: t`지원하지 못함`,
  }
  return (status) => words[status] ?? status
}

import { useLingui } from '@lingui/react/macro'
import type { TicketStatus, TicketTopic } from '#model/support/ticket.ts'

/** Questions to the operator, as the staff sees them. */
export function useTicketWords() {
  const { t } = useLingui()
  const statuses: Readonly<Record<TicketStatus, string>> = {
    RECEIVED: t`답을 기다려요`,
    ANSWERED: t`답했어요`,
    CLOSED: t`끝났어요`,
  }
  const topics: Readonly<Record<TicketTopic, string>> = {
    PAYMENT: t`결제와 플랜`,
    ACCOUNT: t`가입과 로그인`,
    USE: t`쓰는 방법`,
    PRINT: t`인쇄와 디자이너 작업`,
    PARTNER: t`제휴`,
    OTHER: t`그 밖의 문의`,
  }
  return {
    status: (status: TicketStatus) => statuses[status] ?? status,
    topic: (topic: TicketTopic) => topics[topic] ?? topic,
  }
}

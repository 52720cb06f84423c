import { useLingui } from '@lingui/react/macro'
import type { TicketTopic } from '#model/support/ticket.ts'

/** What a question is about, in words. */
export function useTopicWords(): (topic: TicketTopic) => string {
  const { t } = useLingui()
  const words: Readonly<Record<TicketTopic, string>> = {
    PAYMENT: t`결제와 플랜`,
    ACCOUNT: t`가입과 로그인`,
    USE: t`쓰는 방법`,
    PRINT: t`인쇄와 디자이너 작업`,
    PARTNER: t`제휴`,
    OTHER: t`그 밖의 문의`,
  }
  return (topic) => words[topic] ?? topic
}

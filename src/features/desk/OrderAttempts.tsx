import { Trans, useLingui } from '@lingui/react/macro'
import { shortMoment } from '#engine/words/short-moment.ts'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import type { DeskOrderAnswer } from './DeskOrder.tsx'
import { useGatewayWords } from './useGatewayWords.ts'
import { useRawWords } from './useRawWords.ts'

type Attempt = DeskOrderAnswer['attempts'][number]

/** What was sent to the gateway, and what it answered. */
export function OrderAttempts({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useLingui()
  const stateWords = useAttemptWords()
  const gatewayWords = useGatewayWords()
  const rawWords = useRawWords()
  return (
    <section aria-labelledby="desk-attempts">
      <h3 id="desk-attempts" className={styles.part}>
        <Trans>결제 시도</Trans>
      </h3>
      {attempts.length === 0 && (
        <Note>
          <Trans>결제사에 보낸 적이 없어요.</Trans>
        </Note>
      )}
      <ol className={styles.rows}>
        {attempts.map((attempt) => {
          const { looks, approveNo } = attempt
          const facts = [
            attempt.orderRef,
            shortMoment(attempt.startedAt),
            attempt.message,
            rawWords(attempt.rawCode),
            attempt.txn,
            approveNo !== null && t`승인 번호 ${approveNo}`,
            looks > 0 && t`${looks}번 다시 물어봄`,
          ]
          return (
            <li key={attempt.orderRef} className={styles.act}>
              <span>
                <b>{gatewayWords(attempt.gateway)}</b> {stateWords(attempt.state)}
              </span>
              <small>{facts.filter(Boolean).join(' · ')}</small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useAttemptWords(): (state: Attempt['state']) => string {
  const { t } = useLingui()
  const words: Readonly<Record<Attempt['state'], string>> = {
    SENDING: t`보내는 중`,
    UNKNOWN: t`결과를 모름`,
    PAID: t`결제됨`,
    DECLINED: t`거절됨`,
  }
  return (state) => words[state]
}

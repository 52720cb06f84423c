import { Trans, useLingui } from '@lingui/react/macro'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import styles from './Desk.module.css'
import type { DeskOrderAnswer } from './DeskOrder.tsx'
import { useRawWords } from './useRawWords.ts'

type Refund = DeskOrderAnswer['refunds'][number]

/** What was given back of an order. Nothing where nothing was. */
export function OrderRefunds({ order: { refunds, currency } }: { order: DeskOrderAnswer }) {
  const money = useMoneyWords()
  const stateWords = useRefundWords()
  const rawWords = useRawWords()
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="desk-refunds">
      <h3 id="desk-refunds" className={styles.part}>
        <Trans>환불</Trans>
      </h3>
      <ol className={styles.rows}>
        {refunds.map(({ refundRef, at, amount, reason, state, rawCode, outsideNote }) => (
          <li key={refundRef} className={styles.act}>
            <span>
              <b>{money(amount, currency)}</b> {stateWords(state)}
            </span>
            <small>
              {[shortMoment(at), reason, outsideNote !== reason && outsideNote, rawWords(rawCode)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useRefundWords(): (state: Refund['state']) => string {
  const { t } = useLingui()
  const words: Readonly<Record<Refund['state'], string>> = {
    SENDING: t`보내는 중`,
    UNKNOWN: t`결과를 모름`,
    DONE: t`환불됨`,
    REFUSED: t`결제사가 거절함`,
    OUTSIDE: t`밖에서 돌려줌`,
  }
  return (state) => words[state]
}

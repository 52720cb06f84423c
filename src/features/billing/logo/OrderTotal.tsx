import { Trans } from '@lingui/react/macro'
import { useMoneyWords } from '#device/words/useMoneyWords.ts'
import styles from './Logo.module.css'
import type { LogoProduct } from './logo-calls.ts'
import type { LogoTotal } from './logo-total.ts'

/** The lines of the order and their sum, before it is paid. */
export function OrderTotal({ product, total }: { product: LogoProduct; total: LogoTotal }) {
  const moneyWords = useMoneyWords()
  const { currency, ofProduct, amount, options } = total
  const money = (value: number) => moneyWords(value, currency)
  const chosen = product.options.filter(({ idOption }) => options.includes(idOption))
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{product.title}</dt>
        <dd>{money(ofProduct)}</dd>
      </div>
      {chosen.map(({ idOption, title, price, priceUsd }) => (
        <div key={idOption}>
          <dt>{title}</dt>
          <dd>{money(currency === 'USD' ? (priceUsd ?? 0) : price)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          <Trans>오늘 낼 금액</Trans>{' '}
          <small>
            {currency === 'USD' ? <Trans>한국 부가가치세 없음</Trans> : <Trans>부가가치세 포함</Trans>}
          </small>
        </dt>
        <dd aria-live="polite">{money(amount)}</dd>
      </div>
    </dl>
  )
}

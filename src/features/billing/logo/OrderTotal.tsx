import { Trans } from '@lingui/react/macro'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { OrderLine, OrderLines, OrderSum } from '../pay/OrderLines.tsx'
import type { LogoProduct } from './logo-calls.ts'
import type { LogoTotal } from './logo-total.ts'

/** The lines of the order and their sum, before it is paid. */
export function OrderTotal({ product, total }: { product: LogoProduct; total: LogoTotal }) {
  const moneyWords = useMoneyWords()
  const { currency, ofProduct, amount, options } = total
  const money = (value: number) => moneyWords(value, currency)
  const chosen = product.options.filter(({ idOption }) => options.includes(idOption))
  return (
    <OrderLines>
      <OrderLine name={product.title}>{money(ofProduct)}</OrderLine>
      {chosen.map(({ idOption, title, price, priceUsd }) => (
        <OrderLine key={idOption} name={title}>
          {money(currency === 'USD' ? (priceUsd ?? 0) : price)}
        </OrderLine>
      ))}
      <OrderSum
        tax={currency === 'USD' ? <Trans>한국 부가가치세 없음</Trans> : <Trans>부가가치세 포함</Trans>}
      >
        {money(amount)}
      </OrderSum>
    </OrderLines>
  )
}

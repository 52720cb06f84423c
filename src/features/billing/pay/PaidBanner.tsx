import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import type { OrderState } from './order-machine.ts'

/** Of an order that was paid on this screen: what was taken, and the way to its receipt. */
export function PaidBanner({ state }: { state: OrderState }) {
  const moneyWords = useMoneyWords()
  if (state.kind !== 'paid' || state.outcome === null) return null
  const { pid, amount } = state.outcome
  const sum = moneyWords(amount)
  return (
    <Banner
      look="box"
      actions={
        <Link to="/brand/setting/payment/$pid" params={{ pid }} search={{ paid: true }} className={linkClass}>
          <Trans>영수증 보기</Trans>
        </Link>
      }
    >
      <Trans>결제했어요: {sum}</Trans>
    </Banner>
  )
}

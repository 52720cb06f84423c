import { Trans } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import type { Subscription } from '../billing-reads.ts'
import { isQuiet } from '../plans/quiet.ts'
import { dayOf } from '../plans/usePlanWords.ts'
import { hidePrice, isPriceHidden } from './price-hidden.ts'

interface Props {
  idBrand: number
  title: string
  change: NonNullable<Subscription['priceChange']>
}

/** Tells the owner on each screen that their consent is needed, until they do not want to be told for some days. */
export default function PriceBar({ idBrand, title, change }: Props) {
  const won = useMoneyWords()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed || isQuiet(path) || isPriceHidden(idBrand, change)) return null
  const [day, before, after] = [dayOf(change.date), won(change.oldPrice), won(change.newPrice)]
  return (
    <Banner
      actions={
        <>
          <Link to="/brand/setting/payment/price" className={buttonClass({ size: 'small' })}>
            <Trans>확인하고 정하기</Trans>
          </Link>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              hidePrice(idBrand, change)
              setIsClosed(true)
            }}
          >
            <Trans>7일 동안 보지 않기</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        {day} 결제부터 {title} 플랜 가격이 올라요: {before} → {after}. 계속 쓰려면 동의해 주세요.
      </Trans>
    </Banner>
  )
}

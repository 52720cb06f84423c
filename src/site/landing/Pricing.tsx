import { Trans } from '@lingui/react/macro'
import { linkClass } from '#ui/controls/link-class.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { PlanCards } from '../price/PlanCards.tsx'
import { type DollarPlan, type OnSale, type Plan, plansIn } from '../price/plans.ts'
import { LandingSection } from './LandingSection.tsx'
import styles from './Pricing.module.css'

interface Props {
  plans: readonly Plan[]
  inDollars: readonly DollarPlan[]
  onSale: OnSale
}

export function Pricing({ plans, inDollars, onSale }: Props) {
  // Whether a brand after the first one needs no plan on this server.
  const isBrandFree = plansIn(plans, 'KRW')[0]?.manyBrands === true
  return (
    <LandingSection
      id="pricing"
      title={<Trans>요금</Trans>}
      lead={
        isBrandFree ? (
          <Trans>
            브랜드를 만들고 쓰는 일은 무료 플랜에서 기한 없이 돼요. 사람이 늘거나 승인과 인쇄가 필요할 때
            플랜을 골라요.
          </Trans>
        ) : (
          <Trans>
            한 브랜드를 만들고 쓰는 일은 무료 플랜에서 기한 없이 돼요. 브랜드와 사람이 늘거나 승인과 인쇄가
            필요할 때 플랜을 골라요.
          </Trans>
        )
      }
    >
      <PlanCards plans={plans} inDollars={inDollars} onSale={onSale} />
      <p className={styles.more}>
        <SiteLink to="/price" className={linkClass}>
          <Trans>요금 자세히 보기</Trans>
        </SiteLink>
      </p>
    </LandingSection>
  )
}

import { Trans } from '@lingui/react/macro'
import { linkClass } from '#ui/controls/link-class.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { PlanCards } from '../price/PlanCards.tsx'
import type { Plan } from '../price/plans.ts'
import { LandingSection } from './LandingSection.tsx'
import styles from './Pricing.module.css'

export function Pricing({ plans, isSelling }: { plans: readonly Plan[]; isSelling: boolean }) {
  return (
    <LandingSection
      id="pricing"
      title={<Trans>요금</Trans>}
      lead={
        <Trans>
          워크북과 가이드, 함께 쓰기는 무료 플랜에서 기한 없이 써요. 더 넓은 저장 공간이 필요할 때 플랜을
          골라요.
        </Trans>
      }
    >
      <PlanCards plans={plans} isSelling={isSelling} />
      <p className={styles.more}>
        <SiteLink to="/price" className={linkClass}>
          <Trans>요금 자세히 보기</Trans>
        </SiteLink>
      </p>
    </LandingSection>
  )
}

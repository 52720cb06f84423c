import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { PlanState } from '#features/billing/plans/PlanState.tsx'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { brandRead } from '#kits/team/brand.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './BrandFoot.module.css'

/** What holds for the plan of the brand. */
export default function PlanFacts({ brand }: { brand: number }) {
  const { i18n } = useLingui()
  const { data } = useCachedRead(brandRead, { brand })
  const credit = data === null ? null : i18n.number(data.credit)
  return (
    <>
      {credit !== null && (
        <p className={styles.note}>
          <Trans>남은 크레딧 {credit}</Trans>
        </p>
      )}
      <p className={styles.note}>
        <PlanState idBrand={brand} />
      </p>
      <p className={styles.ways}>
        <Button size="small" onClick={() => openPlanModal()}>
          <Trans>플랜 보기</Trans>
        </Button>
        <Link to="/brand/setting/credit" className={linkClass}>
          <Trans>크레딧</Trans>
        </Link>
      </p>
    </>
  )
}

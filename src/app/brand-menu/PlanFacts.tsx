import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { brandRead } from '#device/reads/brand.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { siteAddressHere } from '#device/words/site-address.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './BrandFoot.module.css'

/** What holds for the plan of the brand. Plans cannot be bought yet and do not expire. */
export default function PlanFacts({ brand, plan }: { brand: number; plan: string | null }) {
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
      {plan !== null && (
        <p className={styles.note}>
          <Trans>기한 없이 쓰는 플랜이에요</Trans>
        </p>
      )}
      <p className={styles.ways}>
        <a href={siteAddressHere('/price')} className={linkClass}>
          <Trans>플랜 보기</Trans>
        </a>
        <Link to="/brand/setting/credit" className={linkClass}>
          <Trans>크레딧</Trans>
        </Link>
      </p>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { siteAddressHere } from '#device/words/site-address.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './BrandFoot.module.css'

/** What holds for the plan of the brand. Plans cannot be bought yet and do not expire. */
export default function PlanFacts({ plan }: { plan: string | null }) {
  return (
    <>
      {plan !== null && (
        <p className={styles.note}>
          <Trans>기한 없이 쓰는 플랜이에요</Trans>
        </p>
      )}
      <p className={styles.ways}>
        <a href={siteAddressHere('/price')} className={linkClass}>
          <Trans>플랜 보기</Trans>
        </a>
      </p>
    </>
  )
}

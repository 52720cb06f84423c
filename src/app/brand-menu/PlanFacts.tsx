import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
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
        <Link to="/" hash="pricing" className={linkClass}>
          <Trans>플랜 보기</Trans>
        </Link>
      </p>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './BrandFoot.module.css'

interface Props {
  /** Null while not known. */
  plan: string | null
  planTitle: string | null
  /** Formatted; null while unknown. */
  credit: string | null
}

/** Plan and credits of the brand. Plans cannot be bought yet and do not expire. */
export default function PlanFacts({ plan, planTitle, credit }: Props) {
  return (
    <>
      <dl className={styles.facts}>
        <dt>
          <Trans>플랜</Trans>
        </dt>
        <dd>{planTitle ?? '–'}</dd>
        <dt>
          <Trans>남은 크레딧</Trans>
        </dt>
        <dd>{credit ?? '–'}</dd>
      </dl>
      {plan !== null && (
        <p className={styles.note}>
          {plan === 'FREE' ? (
            <Trans>기한 없이 쓰는 플랜이에요. Basic과 Plus는 결제가 열리면 고를 수 있어요.</Trans>
          ) : (
            <Trans>플랜은 결제가 열리면 바꿀 수 있어요.</Trans>
          )}
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

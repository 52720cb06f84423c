import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOrderLogo } from '#kits/logo/useCanOrderLogo.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './Tasks.module.css'

/** A whole logo is no task for credits: it has a price, and questions of its own. */
export function LogoOffer({ idBrand }: { idBrand: number }) {
  if (!useCanOrderLogo(idBrand)) return null
  return (
    <p className={styles.offer}>
      <Trans>새 로고는 크레딧 없이 정해진 값으로 맡겨요.</Trans>{' '}
      <Link to="/brand/setting/logoquest/{-$step}" params={{ step: '0' }} className={linkClass}>
        <Trans>로고를 전문가에게 맡기기</Trans>
      </Link>
    </p>
  )
}

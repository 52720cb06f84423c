import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useCanOrderLogo } from '#kits/logo/useCanOrderLogo.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './LogoMaker.module.css'

/** The other way to a logo. */
export default function DesignerLink({ brand }: { brand: BrandRef }) {
  if (!useCanOrderLogo(brand)) return null
  return (
    <p className={styles.designer}>
      <Trans>직접 만들기 어려우면 디자이너가 만들어 드려요.</Trans>{' '}
      <Link to="/brand/setting/logoquest/{-$step}" params={{ step: '0' }} className={linkClass}>
        <Trans>로고를 전문가에게 맡기기</Trans>
      </Link>
    </p>
  )
}

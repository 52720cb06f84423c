import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Gift from 'lucide-react/icons/gift'
import { lazy, Suspense, useState } from 'react'
import type { BrandRef } from '#device/brand-ref.ts'
import { useSession } from '#device/session/session.ts'
import { useBrandCredit } from '#device/store/useBrandCredit.ts'
import { Icon } from '#ui/Icon.tsx'
import { SideFoot } from '#ui/layout/SideParts.tsx'
import styles from './BrandFoot.module.css'

const BrandList = lazy(() => import('./BrandList.tsx'))
const LogOutDialog = lazy(() => import('./LogOutDialog.tsx'))

/** At the foot of the sidebar: what the plan has left, what inviting brings, and what is seldom needed. */
export function BrandFoot({ brand }: { brand: BrandRef }) {
  const { i18n } = useLingui()
  const { session } = useSession()
  const { routesByPath } = useRouter()
  const credit = useBrandCredit(brand)
  if (session === null) return null
  return (
    <SideFoot>
      {credit !== null && (
        <p className={styles.credit}>
          <Trans>크레딧</Trans>
          <b>{i18n.number(credit)}</b>
        </p>
      )}
      {typeof brand === 'number' && Object.hasOwn(routesByPath, '/brand/invite') && (
        <Link to={'/brand/invite' as string} className={styles.row}>
          <Icon of={Gift} size="small" />
          <Trans>초대하고 최대 1,500 크레딧 받기</Trans>
        </Link>
      )}
      <More />
    </SideFoot>
  )
}

/** Opens in its place: a drawer on a phone has no room for a second layer over it. */
function More() {
  const [asked, setAsked] = useState<'brands' | 'leave' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <details className={styles.more}>
        <summary className={styles.row}>
          <Icon of={Ellipsis} size="small" />
          <Trans>더 보기</Trans>
        </summary>
        <ul>
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setAsked('brands')}>
              <Trans>브랜드 바꾸기</Trans>
            </button>
          </li>
          <li>
            <Link to="/" hash="pricing">
              <Trans>플랜 보기</Trans>
            </Link>
          </li>
          <li>
            <Link to="/profile">
              <Trans>내 브랜드</Trans>
            </Link>
          </li>
          <li>
            <Link to="/profile/setting">
              <Trans>프로필 설정</Trans>
            </Link>
          </li>
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setAsked('leave')}>
              <Trans>로그아웃</Trans>
            </button>
          </li>
        </ul>
      </details>
      <Suspense fallback={null}>
        {asked === 'brands' && <BrandList onClose={close} />}
        {asked === 'leave' && <LogOutDialog onClose={close} />}
      </Suspense>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Gift from 'lucide-react/icons/gift'
import { lazy, Suspense, useState } from 'react'
import { type BrandRef, isLocal } from '#device/brand-ref.ts'
import { useSession } from '#device/session/session.ts'
import { useBrandCredit } from '#device/store/useBrandCredit.ts'
import { Icon } from '#ui/Icon.tsx'
import { SideFoot } from '#ui/layout/SideParts.tsx'
import { narrowOnlyClass } from '#ui/layout/width-class.ts'
import { isDarkNow } from '#ui/theme.ts'
import { useTheme } from '#ui/useTheme.ts'
import styles from './BrandFoot.module.css'

const BrandList = lazy(() => import('./BrandList.tsx'))
const LogOutDialog = lazy(() => import('./LogOutDialog.tsx'))

/** At the foot of the sidebar: what the plan has left, what inviting brings, and what is seldom needed. */
export function BrandFoot({ brand }: { brand: BrandRef }) {
  const { i18n } = useLingui()
  const { session } = useSession()
  const credit = useBrandCredit(brand)
  if (session === null || isLocal(brand)) return null
  return (
    <SideFoot>
      {credit !== null && (
        <p className={styles.credit}>
          <Trans>크레딧</Trans>
          <b>{i18n.number(credit)}</b>
        </p>
      )}
      <Link to="/brand/invite" className={styles.row}>
        <Icon of={Gift} size="small" />
        <Trans>초대하고 최대 1,500 크레딧 받기</Trans>
      </Link>
      <More />
    </SideFoot>
  )
}

/** Opens in its place: a drawer on a phone has no room for a second layer over it. */
function More() {
  const [asked, setAsked] = useState<'brands' | 'leave' | null>(null)
  const close = () => setAsked(null)
  const [, setTheme] = useTheme()
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
          <li className={narrowOnlyClass}>
            <button type="button" onClick={() => setTheme(isDarkNow() ? 'light' : 'dark')}>
              <Trans>밝게 또는 어둡게</Trans>
            </button>
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

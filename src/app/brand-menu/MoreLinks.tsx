import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { withWords } from '#device/words/interface.ts'
import { siteAddressHere } from '#device/words/site-address.ts'
import { narrowOnlyClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { isDarkNow } from '#ui/theme.ts'
import { useTheme } from '#ui/useTheme.ts'
import styles from './BrandFoot.module.css'

const BrandList = lazyComponent(() => withWords(import('../brand-list/BrandList.tsx'), 'device'))
const LogOutDialog = lazyComponent(() =>
  withWords(import('../person/LogOutDialog.tsx'), 'device-failures', 'device', 'person'),
)

/** Links that are seldom needed. */
export default function MoreLinks() {
  const [asked, setAsked] = useState<'brands' | 'leave' | null>(null)
  const close = () => setAsked(null)
  const [, setTheme] = useTheme()
  return (
    <>
      <ul className={styles.list}>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setAsked('brands')}>
            <Trans>브랜드 바꾸기</Trans>
          </button>
        </li>
        <li>
          <a href={siteAddressHere('/price')}>
            <Trans>플랜 보기</Trans>
          </a>
        </li>
        <li>
          <Link to="/brand/setting/payment">
            <Trans>결제와 플랜</Trans>
          </Link>
        </li>
        <li>
          <Link to="/brand/setting/credit">
            <Trans>크레딧</Trans>
          </Link>
        </li>
        <li>
          <Link to="/brand/setting/worker">
            <Trans>디자이너 작업</Trans>
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
      <Suspense fallback={null}>
        {asked === 'brands' && <BrandList onClose={close} />}
        {asked === 'leave' && <LogOutDialog onClose={close} />}
      </Suspense>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { narrowOnlyClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { isDarkNow } from '#ui/theme.ts'
import { useTheme } from '#ui/useTheme.ts'
import { logOut } from '../actions/tool-actions.ts'

const BrandList = lazyComponent(() => import('../brand-list/BrandList.tsx'))

/** Links that are seldom needed. */
export default function MoreLinks() {
  const { i18n } = useLingui()
  const [isChoosing, setIsChoosing] = useState(false)
  const [, setTheme] = useTheme()
  return (
    <>
      <Stack as="ul" gap={1}>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
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
            <Trans>브랜드 목록</Trans>
          </Link>
        </li>
        <li>
          <Link to="/brand/setting/profile">
            <Trans>프로필 설정</Trans>
          </Link>
        </li>
        <li className={narrowOnlyClass}>
          <button type="button" onClick={() => setTheme(isDarkNow() ? 'light' : 'dark')}>
            <Trans>밝게 또는 어둡게</Trans>
          </button>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={logOut.run}>
            {i18n._(logOut.short)}
          </button>
        </li>
      </Stack>
      <Suspense fallback={null}>{isChoosing && <BrandList onClose={() => setIsChoosing(false)} />}</Suspense>
    </>
  )
}

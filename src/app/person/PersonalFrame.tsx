import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { later } from '#device/browser/lazy-part.tsx'
import { PublicFrame, Wide } from '#ui/layout/PublicFrame.tsx'
import { Logo } from '../frames/Logo.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const DeviceDuties = later(() => import('../background/DeviceDuties.tsx'))
const Notices = later(() => import('../notices/Notices.tsx'))
const NoticeWatch = later(() => import('#features/notices/NoticeWatch.tsx'))
const Shortcuts = later(() => import('../shortcuts/Shortcuts.tsx'))

/** Screens of a person rather than of a brand: the list of brands. */
export default function PersonalFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <PublicFrame
      words={{ skip: t`본문으로`, nav: t`주 메뉴`, openMenu: t`메뉴 열기`, closeMenu: t`메뉴 닫기` }}
      logo={<Logo />}
      end={
        <>
          <Notices />
          <ThemeButton />
          <AccountMenu />
        </>
      }
      banners={<InstallUpdates />}
    >
      <Shortcuts />
      <DeviceDuties />
      <NoticeWatch />
      <Wide>{children}</Wide>
    </PublicFrame>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { withWords } from '#device/words/interface.ts'
import { PublicFrame, Wide } from '#ui/layout/PublicFrame.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Logo } from '../frames/Logo.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const DeviceDuties = lazyComponent(() => import('../background/DeviceDuties.tsx'), {
  when: afterFirstContentPaint,
})
const Notices = lazyComponent(() => withWords(import('../notices/Notices.tsx'), 'notices', 'tools'), {
  when: afterFirstContentPaint,
})
const NoticeWatch = lazyComponent(() => import('#features/notices/NoticeWatch.tsx'), {
  when: afterFirstContentPaint,
})
const Shortcuts = lazyComponent(() => withWords(import('../shortcuts/Shortcuts.tsx'), 'tools'), {
  when: afterFirstContentPaint,
})

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

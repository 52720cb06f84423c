import { useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { HeaderFrame, Wide } from '#ui/layout/HeaderFrame.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { Logo } from '../frames/Logo.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import { useReportFirstContent } from '../frames/useReportFirstContent.ts'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const BackToBrand = lazyComponent(() => import('./BackToBrand.tsx'), {
  when: afterFirstContentPaint,
})
const Notices = lazyComponent(() => import('../notices/Notices.tsx'), {
  when: afterFirstContentPaint,
})
const NoticeWatch = lazyComponent(() => import('#features/notices/NoticeWatch.tsx'), {
  when: afterFirstContentPaint,
})
const DrawingLossHost = lazyComponent(() => import('#features/drawings/DrawingLossHost.tsx'), {
  when: afterFirstContentPaint,
})
const HelpButton = lazyComponent(() => import('../shortcuts/HelpButton.tsx'), {
  when: afterFirstContentPaint,
})
const LogOutOverlay = lazyComponent(() => import('./LogOutOverlay.tsx'), {
  when: afterFirstContentPaint,
})
const Shortcuts = lazyComponent(() => import('../shortcuts/Shortcuts.tsx'), {
  when: afterFirstContentPaint,
})

/** Frame of screens that belong to an account and not to one brand. */
export function PersonalFrame() {
  const { t } = useLingui()
  useReportFirstContent()
  return (
    <HeaderFrame
      words={{ skip: t`본문으로` }}
      logo={<Logo />}
      end={
        <>
          <BackToBrand />
          <Notices />
          <HelpButton />
          <ThemeButton />
          <AccountMenu />
        </>
      }
      banners={<InstallUpdates />}
    >
      <Shortcuts />
      <LogOutOverlay />
      <NoticeWatch />
      <DrawingLossHost />
      <Wide>
        <FrameOutlet />
      </Wide>
    </HeaderFrame>
  )
}

import { useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { SingleFrame } from '#ui/layout/SingleFrame.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { LanguageMenu } from '../frames/LanguageMenu.tsx'
import { Logo } from '../frames/Logo.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import { useReportFirstContent } from '../frames/useReportFirstContent.ts'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'

const PublicHelp = lazyComponent(() => import('./PublicHelp.tsx'), {
  when: afterFirstContentPaint,
})

/** A bar with the logo, and one column: forms of an account, first questions, policies. */
export function ColumnFrame({ measure }: { measure: 'narrow' | 'form' }) {
  const { t } = useLingui()
  useReportFirstContent()
  return (
    <SingleFrame
      words={{ skip: t`본문으로` }}
      logo={<Logo />}
      measure={measure}
      end={
        <>
          <PublicHelp />
          <LanguageMenu />
          <ThemeButton />
        </>
      }
      banners={<InstallUpdates />}
    >
      <FrameOutlet />
    </SingleFrame>
  )
}

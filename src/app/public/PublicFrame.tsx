import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useSession } from '#device/identity/session.ts'
import { withWords } from '#device/words/interface.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { HeaderFrame } from '#ui/layout/HeaderFrame.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { LanguageMenu } from '../frames/LanguageMenu.tsx'
import { Logo } from '../frames/Logo.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import { useReportFirstContent } from '../frames/useReportFirstContent.ts'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import styles from './PublicFrame.module.css'
import { PublicLogin } from './PublicLogin.tsx'

const DrawerHelp = lazyComponent(() => withWords(import('../shortcuts/HelpButton.tsx'), 'tools'), {
  when: afterFirstContentPaint,
})
const PublicHelp = lazyComponent(() => withWords(import('./PublicHelp.tsx'), 'tools'), {
  when: afterFirstContentPaint,
})
// Reads the device's tables.
const DrawerGreeting = lazyComponent(() => import('./DrawerGreeting.tsx'), { when: afterFirstContentPaint })

/** Frame for visitors: a header with links, language and login, and a footer. */
export function PublicFrame() {
  const { t } = useLingui()
  useReportFirstContent()
  return (
    <HeaderFrame
      words={{ skip: t`본문으로`, nav: t`주 메뉴`, openMenu: t`메뉴 열기`, closeMenu: t`메뉴 닫기` }}
      logo={<Logo />}
      nav={<Anchors />}
      end={<HeaderActions />}
      drawerStart={<DrawerGreeting />}
      drawerEnd={
        <div className={styles.drawerEnd}>
          <LanguageMenu />
          <ThemeButton />
          <DrawerHelp />
        </div>
      }
      footer={<PublicFooter />}
      banners={<InstallUpdates />}
    >
      <FrameOutlet />
    </HeaderFrame>
  )
}

function Anchors() {
  return (
    <>
      <Link to="/" hash="introduction" activeOptions={{ includeHash: true }}>
        <Trans>소개</Trans>
      </Link>
      <Link to="/" hash="together" activeOptions={{ includeHash: true }}>
        <Trans>함께 쓰기</Trans>
      </Link>
      <Link to="/" hash="pricing" activeOptions={{ includeHash: true }}>
        <Trans>요금</Trans>
      </Link>
    </>
  )
}

/** Language, theme, and a link to the open brand or to login and start. */
function HeaderActions() {
  const { session, brand } = useSession()
  return (
    <>
      <span className={styles.tools}>
        <PublicHelp />
        <LanguageMenu isIconOnly />
        <ThemeButton />
      </span>
      {session || brand !== null ? (
        <Link to={brand === null ? '/profile' : '/brand'} className={buttonClass({ look: 'ink' })}>
          <Trans>내 브랜드로</Trans>
        </Link>
      ) : (
        <>
          <PublicLogin />
          <Link to="/quest/$step" params={{ step: '0' }} className={buttonClass({ look: 'ink' })}>
            <Trans>시작하기</Trans>
          </Link>
        </>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#device/identity/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyFrame } from '#ui/layout/EmptyFrame.tsx'
import { PublicFrame } from '#ui/layout/PublicFrame.tsx'
import { SingleFrame } from '#ui/layout/SingleFrame.tsx'
import { LanguageMenu } from '../frames/LanguageMenu.tsx'
import { Logo } from '../frames/Logo.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import type { ScreenFacts } from '../routing/screen.ts'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicLogin } from './PublicLogin.tsx'
import styles from './PublicShell.module.css'

interface Props {
  layout: ScreenFacts['layout']
  children: ReactNode
}

/** The frames of screens that need no brand. */
export default function PublicShell({ layout, children }: Props) {
  const { t } = useLingui()
  const words = { skip: t`본문으로`, nav: t`주 메뉴`, openMenu: t`메뉴 열기`, closeMenu: t`메뉴 닫기` }
  const banners = <InstallUpdates />
  if (layout === 'main') {
    return (
      <PublicFrame
        words={words}
        logo={<Logo />}
        nav={<Anchors />}
        end={<Doors />}
        drawerEnd={
          <div className={styles.drawerEnd}>
            <LanguageMenu />
            <ThemeButton />
          </div>
        }
        footer={<PublicFooter />}
        banners={banners}
      >
        {children}
      </PublicFrame>
    )
  }
  if (layout === 'single' || layout === 'translation') {
    return (
      <SingleFrame
        words={words}
        logo={<Logo />}
        measure={layout === 'translation' ? 'narrow' : 'form'}
        end={
          <>
            <LanguageMenu />
            <ThemeButton />
          </>
        }
        banners={banners}
      >
        {children}
      </SingleFrame>
    )
  }
  return <EmptyFrame words={words}>{children}</EmptyFrame>
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

function Doors() {
  const { session, brand } = useSession()
  return (
    <>
      <span className={styles.tools}>
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

import { Trans, useLingui } from '@lingui/react/macro'
import Contrast from 'lucide-react/icons/contrast'
import Globe from 'lucide-react/icons/globe'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { languages } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { useSite } from '../page/site-context.ts'
import { SignInPopover, signInId } from './SignInPopover.tsx'
import styles from './SiteHeader.module.css'
import { SiteMenus } from './SiteMenus.tsx'

/**
 * Logo, links, language, theme, and the way into the app. Menus are `details` and `popover`, which work without a script;
 * `src/site/client/page.ts` shows the way to the brand to a visitor who has one, and closes menus.
 */
export function SiteHeader() {
  const { t } = useLingui()
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.bar}>
        <Logo />
        <nav aria-label={t`주 메뉴`} className={styles.nav}>
          <SiteMenus home="header" />
        </nav>
        <div className={styles.end}>
          <span className={styles.tools}>
            <LanguageLinks />
            <ThemeButton />
          </span>
          <button
            type="button"
            popoverTarget={signInId}
            className={buttonClass({ look: 'quiet' }, styles.logIn)}
            data-for="visitor"
          >
            <Trans>로그인</Trans>
          </button>
          <a href={appAddresses.start} className={buttonClass({ look: 'ink' })} data-for="visitor">
            <Trans>무료로 시작하기</Trans>
          </a>
          <a href={appAddresses.brand} className={buttonClass({ look: 'ink' })} data-for="owner" hidden>
            <Trans>내 브랜드로</Trans>
          </a>
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label={t`메뉴 열기`}
            className={buttonClass({ look: 'quiet', isIconOnly: true }, styles.menu)}
          >
            <Icon of={MenuIcon} size="large" />
          </button>
        </div>
      </div>
      <Menu />
      <SignInPopover />
    </header>
  )
}

/** The same links where the header has no room for them. */
function Menu() {
  const { t } = useLingui()
  return (
    <div id="site-menu" popover="auto" className={styles.drawer}>
      <button
        type="button"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        aria-label={t`메뉴 닫기`}
        className={buttonClass({ look: 'quiet', isIconOnly: true }, styles.close)}
      >
        <Icon of={X} size="large" />
      </button>
      <p className={styles.greeting} data-for="visitor">
        <Trans>로그인하면 이어서 쓸 수 있어요</Trans>{' '}
        <a href={appAddresses.logIn} className={linkClass}>
          <Trans>로그인</Trans>
        </a>
      </p>
      <p className={styles.greeting} data-greeting hidden>
        <Trans>
          <b data-fill="name" />, 반가워요
        </Trans>
      </p>
      <nav aria-label={t`주 메뉴`}>
        <SiteMenus home="drawer" />
      </nav>
      <div className={styles.drawerTools}>
        <LanguageLinks />
        <ThemeButton />
      </div>
    </div>
  )
}

function Logo() {
  const { t } = useLingui()
  return (
    <SiteLink to="/" className={styles.logo} aria-label={t`새김 처음으로`}>
      <Seal size={28} />
      <b>
        <Trans>새김</Trans>
      </b>
    </SiteLink>
  )
}

/** This page in each language, under its own name. */
function LanguageLinks() {
  const { t } = useLingui()
  const { language, path } = useSite()
  return (
    <details name="site-language" className={styles.languages} data-menu>
      <summary className={buttonClass({ look: 'quiet', isIconOnly: true })} aria-label={t`언어 고르기`}>
        <Icon of={Globe} />
      </summary>
      <ul>
        {languages.map(({ key, tag, name }) => (
          <li key={key}>
            <a
              href={siteAddress(path, key)}
              hrefLang={tag}
              lang={tag}
              data-language={tag}
              {...(key === language ? { 'aria-current': 'true' as const } : {})}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function ThemeButton() {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`밝게 또는 어둡게`}
      data-action="theme"
      className={buttonClass({ look: 'quiet', isIconOnly: true })}
    >
      <Icon of={Contrast} />
    </button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Logo } from '../frames/Logo.tsx'
import { useScreenLinks } from '../routing/screen-links.ts'
import styles from './PublicFooter.module.css'

/** Links to the screens whose routes say `isInFooter`, and to the policies. */
export function PublicFooter() {
  const { t, i18n } = useLingui()
  const screens = useScreenLinks().filter(({ isInFooter }) => isInFooter)
  return (
    <div className={styles.footer}>
      <div>
        <Logo />
        <p>
          <Trans>브랜드를 쓰고, 지키고, 나누는 곳</Trans>
        </p>
      </div>
      <nav aria-label={t`안내`} className={styles.links}>
        {screens.map(({ path, title }) => (
          <Link key={path} to={path}>
            {i18n._(title)}
          </Link>
        ))}
        <Link to="/policy/$type" params={{ type: 'TERM' }} target="_blank">
          <Trans>이용약관</Trans>
        </Link>
        <Link to="/policy/$type" params={{ type: 'PRIVACY' }} target="_blank">
          <b>
            <Trans>개인정보 처리방침</Trans>
          </b>
        </Link>
      </nav>
    </div>
  )
}

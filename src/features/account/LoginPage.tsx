import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { linkClass } from '#ui/controls/link-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './Account.module.css'
import { LoginForm } from './LoginForm.tsx'
import { useOnward } from './useOnward.ts'

export function LoginPage() {
  const { redirectUrl, email } = useSearch({ from: '/account/login' })
  const goOn = useOnward(redirectUrl)
  return (
    <>
      <PageHead title={<Trans>로그인</Trans>} />
      <LoginForm email={email} onDone={(brand) => goOn(brand === null ? '/profile' : '/brand')} />
      <p className={styles.other}>
        <Trans>아직 계정이 없나요?</Trans>{' '}
        <Link
          to="/account/signup/intro"
          search={redirectUrl === undefined ? {} : { redirectUrl }}
          className={linkClass}
        >
          <Trans>가입하기</Trans>
        </Link>
      </p>
    </>
  )
}

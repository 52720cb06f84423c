import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { linkClass } from '#ui/controls/link-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './forms/Account.module.css'
import { useGivenEmail } from './forms/given-email.ts'
import { SignUpForm } from './forms/SignUpForm.tsx'
import { useAfterSignIn } from './forms/useAfterSignIn.ts'

export function SignUpPage() {
  const { redirectUrl } = useSearch({ strict: false })
  const email = useGivenEmail()
  const goOn = useAfterSignIn(redirectUrl)
  return (
    <>
      <PageHead title={<Trans>가입</Trans>} />
      <SignUpForm email={email} onDone={(brand) => goOn(brand === null ? '/quest/0' : '/brand')} />
      <p className={styles.other}>
        <Trans>이미 계정이 있나요?</Trans>{' '}
        <Link
          to="/account/login"
          search={redirectUrl === undefined ? {} : { redirectUrl }}
          className={linkClass}
        >
          <Trans>로그인</Trans>
        </Link>
      </p>
    </>
  )
}

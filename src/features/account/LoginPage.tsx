import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './forms/Account.module.css'
import { useGivenEmail } from './forms/given-email.ts'
import { LoginForm } from './forms/LoginForm.tsx'
import { useAfterSignIn } from './forms/useAfterSignIn.ts'
import type { Newcomer } from './social/newcomer.ts'

const SocialSignIn = lazyComponent(() => import('./social/SocialSignIn.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const NewcomerStep = lazyComponent(() => import('./social/NewcomerStep.tsx'))

export function LoginPage() {
  const { redirectUrl, sns } = useSearch({ strict: false })
  const email = useGivenEmail()
  const goOn = useAfterSignIn(redirectUrl)
  const [isSecondStep, setIsSecondStep] = useState(false)
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  if (newcomer) {
    return (
      <Suspense fallback={null}>
        <NewcomerStep
          newcomer={newcomer}
          onDone={(brand) => goOn(brand === null ? '/quest/0' : '/brand')}
          onBack={() => setNewcomer(null)}
        />
      </Suspense>
    )
  }
  return (
    <>
      <PageHead title={<Trans>로그인</Trans>} />
      <LoginForm
        email={email}
        redirectUrl={redirectUrl}
        onSecondStep={setIsSecondStep}
        onDone={(brand) => goOn(brand === null ? '/profile' : '/brand')}
      />
      {!isSecondStep && (
        <>
          <SocialSignIn
            redirectUrl={redirectUrl}
            first={sns}
            onDone={(brand) => goOn(brand === null ? '/profile' : '/brand')}
            onNewcomer={setNewcomer}
          />
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
      )}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './forms/Account.module.css'
import { LoginForm } from './forms/LoginForm.tsx'
import { SignUpForm } from './forms/SignUpForm.tsx'
import type { Newcomer } from './social/newcomer.ts'

const SocialSignIn = lazyComponent(() => import('./social/SocialSignIn.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const NewcomerForm = lazyComponent(() => import('./social/NewcomerForm.tsx'))
const SignUpClosed = lazyComponent(() => import('./SignUpClosed.tsx'), { when: afterFirstContentPaint })

interface Props {
  /** Address that a mailed invitation was sent to; absent where its visitor gives one. */
  email?: string | undefined
  /** Token of the mailed invitation, which confirms the address. */
  invitation?: string | undefined
  /** Whether the address has an account; null where that is not known. */
  hasAccount: boolean | null
  /** Path of this page, for the other pages of the account. */
  redirectUrl: string
  onDone: () => void
}

/** Signing up or logging in on the page of an invitation: with its address alone, where it has one. */
export default function InvitedSignIn({ email, invitation, hasAccount, redirectUrl, onDone }: Props) {
  const [isNew, setIsNew] = useState(hasAccount !== true)
  const [isSecondStep, setIsSecondStep] = useState(false)
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  if (newcomer) {
    return (
      <Suspense fallback={null}>
        <NewcomerForm newcomer={newcomer} onDone={onDone} />
      </Suspense>
    )
  }
  return (
    <>
      <SectionHead title={isNew ? <Trans>가입하고 들어가기</Trans> : <Trans>로그인하고 들어가기</Trans>} />
      {isNew ? (
        <>
          <SignUpClosed />
          <SignUpForm email={email} invitation={invitation} onDone={onDone} />
        </>
      ) : (
        <LoginForm
          email={email}
          isFixed={email !== undefined}
          redirectUrl={redirectUrl}
          onSecondStep={setIsSecondStep}
          onDone={onDone}
        />
      )}
      {!isSecondStep && <SocialSignIn redirectUrl={redirectUrl} onDone={onDone} onNewcomer={setNewcomer} />}
      {hasAccount === null && !isSecondStep && (
        <p className={styles.other}>
          {isNew ? <Trans>이미 계정이 있나요?</Trans> : <Trans>아직 계정이 없나요?</Trans>}{' '}
          <Button look="quiet" size="small" onClick={() => setIsNew(!isNew)}>
            {isNew ? <Trans>로그인</Trans> : <Trans>가입하기</Trans>}
          </Button>
        </p>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { knownProviders, type Providers, useProviders } from '#engine/reads/useProviders.ts'
import { isPageLanguageOver } from '#engine/words/page-language.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './forms/Account.module.css'
import { LoginForm } from './forms/LoginForm.tsx'
import { SignUpForm } from './forms/SignUpForm.tsx'
import type { Newcomer } from './social/newcomer.ts'
import SocialSignIn from './social/SocialSignIn.tsx'

const NewcomerForm = lazyComponent(() => import('./social/NewcomerForm.tsx'))

type Way = 'signUp' | 'logIn'

interface Props {
  onClose: () => void
}

/**
 * Sign-up and login in a dialog, without leaving the page. It is open while it is mounted, so that it can be
 * loaded lazily.
 */
export default function SignUpModal({ onClose }: Props) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('signUp')
  const [hasChosenEmail, setHasChosenEmail] = useState(false)
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  const hasProviders = useHasProviders()
  const isNew = way === 'signUp'
  const isFirst = hasProviders === true && !hasChosenEmail

  function finish(): void {
    onClose()
    // The account has another language than this page.
    if (isPageLanguageOver()) void flushDocuments().then(() => location.reload())
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      closesOutside={false}
      title={newcomer ? t`가입 마치기` : isNew ? t`새김 시작하기` : t`로그인`}
      description={
        newcomer
          ? t`이 소셜 계정에 연결된 계정이 아직 없어요. 약관에 동의하고 먼저 가입해 주세요`
          : isNew
            ? t`쓰던 글은 그대로 옮겨져요`
            : undefined
      }
      closeLabel={t`닫기`}
    >
      {newcomer ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <NewcomerForm newcomer={newcomer} onDone={finish} />
        </Suspense>
      ) : hasProviders === null ? (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : isFirst ? (
        <Stack gap={2}>
          <SocialSignIn isSecond={false} onDone={finish} onNewcomer={setNewcomer} onClosed={onClose} />
          <Button size="large" isBlock onClick={() => setHasChosenEmail(true)}>
            {isNew ? <Trans>이메일로 가입하기</Trans> : <Trans>이메일로 로그인</Trans>}
          </Button>
        </Stack>
      ) : isNew ? (
        <SignUpForm onDone={finish} />
      ) : (
        <LoginForm onDone={finish} onLeave={onClose} />
      )}
      {!newcomer && hasProviders !== null && (
        <p className={styles.other}>
          {isNew ? <Trans>이미 계정이 있나요?</Trans> : <Trans>아직 계정이 없나요?</Trans>}{' '}
          <Button look="quiet" size="small" onClick={() => setWay(isNew ? 'logIn' : 'signUp')}>
            {isNew ? <Trans>로그인</Trans> : <Trans>가입하기</Trans>}
          </Button>
        </p>
      )}
    </Dialog>
  )
}

/** Whether any provider is configured; null until known. */
function useHasProviders(): boolean | null {
  const kept = useProviders()
  const [asked, setAsked] = useState<Providers | null>()
  useEffect(() => {
    knownProviders().then(setAsked, () => setAsked(null))
  }, [])
  const known = kept ?? asked
  if (known === undefined) return null
  return known !== null && Object.values(known.login).some((isOn) => isOn)
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { passkeysOf } from '#kits/account/passkeys.ts'
import { completeSignIn } from '#kits/account/sign-in.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import type { SecondStep } from '../second-step/second-step.ts'
import styles from './Account.module.css'
import { askLogIn, askLogInPasskey } from './account-calls.ts'
import { EmailField } from './EmailField.tsx'
import { handOn } from './given-email.ts'
import { PasswordField } from './PasswordField.tsx'
import { savedEmail, saveEmail } from './saved-email.ts'

const SecondStepForm = lazyComponent(() => import('../second-step/SecondStepForm.tsx'))

interface Props {
  email?: string | undefined
  /** Whether only the account of `email` may log in. */
  isFixed?: boolean
  /** Path to return to, passed on to the other pages of the account. */
  redirectUrl?: string | undefined
  /** Called when the person goes to another page of the account. */
  onLeave?: () => void
  /** Called when the second step begins, or is left. */
  onSecondStep?: (isOn: boolean) => void
  /** Called after login with the brand that is open now. */
  onDone: (brand: BrandRef | null) => void
}

export function LoginForm({
  email: given,
  isFixed = false,
  redirectUrl,
  onLeave,
  onSecondStep,
  onDone,
}: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [email, setEmail] = useState(given ?? savedEmail())
  const [password, setPassword] = useState('')
  const [isSaving, setIsSaving] = useState(savedEmail() !== '')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [hasPasskey, setHasPasskey] = useState(false)
  const onward = { search: redirectUrl === undefined ? {} : { redirectUrl }, state: handOn(email) }

  async function logIn(): Promise<void> {
    if (isBusy || offline) return
    if (email.trim() === '' || password === '') {
      setRefusal(t`이메일과 비밀번호를 모두 입력해 주세요.`)
      document.getElementById(`${id}-${email.trim() === '' ? 'email' : 'password'}`)?.focus()
      return
    }
    setIsBusy(true)
    const result = await ask()
    if (result.ok) return setIsBusy(false)
    if (result.code === 'DORMANT_USER') {
      onLeave?.()
      return navigate({ to: '/account/cert/dormancy', ...onward })
    }
    setIsBusy(false)
    if (result.code === 'SECOND_STEP_NEEDED') {
      setRefusal(undefined)
      setHasPasskey(passkeysOf(result) > 0)
      showSecondStep(true)
    } else setRefusal(failureWords(result))
  }

  function showSecondStep(isOn: boolean): void {
    setNeedsCode(isOn)
    onSecondStep?.(isOn)
  }

  async function ask(step?: SecondStep) {
    const result = await askLogIn(email.trim(), password, step)
    if (!result.ok) return result
    saveEmail(isSaving ? email.trim() : null)
    const brand = await completeSignIn(result.answer)
    showToast({ tone: 'success', text: t`로그인했어요.` })
    onDone(brand)
    return result
  }

  if (needsCode) {
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <SecondStepForm
          email={email.trim()}
          onCode={ask}
          askPasskey={hasPasskey ? () => askLogInPasskey(email.trim(), password) : undefined}
          onBack={() => {
            showSecondStep(false)
            setPassword('')
          }}
        />
      </Suspense>
    )
  }

  return (
    <Form className={styles.form} onSubmit={() => void logIn()}>
      <EmailField id={`${id}-email`} value={email} onText={setEmail} readOnly={isFixed} />
      <PasswordField
        id={`${id}-password`}
        label={t`비밀번호`}
        name="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
      />
      <div className={styles.keeping}>
        <Checkbox checked={isSaving} onCheck={setIsSaving}>
          <Trans>이메일 기억하기</Trans>
        </Checkbox>
        <Link
          to="/account/cert/password/find"
          {...onward}
          className={linkClass}
          {...(onLeave ? { onClick: onLeave } : {})}
        >
          <Trans>비밀번호 찾기</Trans>
        </Link>
      </div>
      {refusal && (
        <Banner tone="danger" look="box">
          {refusal}
        </Banner>
      )}
      <Button
        type="submit"
        look="ink"
        size="large"
        isBlock
        disabledReason={offline ?? (isBusy ? t`로그인하는 중이에요` : undefined)}
      >
        <Trans>로그인</Trans>
      </Button>
    </Form>
  )
}

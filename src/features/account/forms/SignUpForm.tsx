import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { completeSignIn } from '#kits/account/sign-in.ts'
import { isEmail, isPassword } from '#model/access/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import styles from './Account.module.css'
import { askSignUp } from './account-calls.ts'
import { forgetConfirmed } from './confirmed-email.ts'
import { EmailCodeFields } from './EmailCodeFields.tsx'
import { ErrorSummary, type FieldError } from './ErrorSummary.tsx'
import { GivenAddress } from './GivenAddress.tsx'
import { forgetInvite, keptInvite } from './invite.ts'
import { PasswordField } from './PasswordField.tsx'
import { TermsFields } from './TermsFields.tsx'
import { missingTerm, noTerms } from './terms.ts'
import { useEmailCode } from './useEmailCode.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useMissingTermWords } from './useMissingTermWords.ts'

interface Props {
  email?: string | undefined
  /** Token of an invitation that was mailed to `email`: it confirms the address, which cannot be changed then. */
  invitation?: string | undefined
  onDone: (brand: BrandRef | null) => void
}

type Field = 'name' | 'email' | 'password' | 'form'

/**
 * Sign-up in two steps: the address is confirmed by a mailed code, then come name, password and terms. Going back to
 * the address keeps what was typed.
 */
export function SignUpForm({ email: given, invitation, onDone }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const termWords = useMissingTermWords()
  const offline = useOnlineReason()
  const [name, setName] = useState('')
  const [email, setEmail] = useState(given ?? '')
  const [isGiven, setIsGiven] = useState(isEmail(given ?? ''))
  const [password, setPassword] = useState('')
  const [terms, setTerms] = useState(noTerms)
  const { errors, setErrors, idOf, errorOf, mended } = useFieldErrors<Field>()
  const [isBusy, setIsBusy] = useState(false)
  const code = useEmailCode(email)
  const missing = missingTerm(terms)
  // An invitation that has ended meanwhile confirms nothing; a code does.
  const [hasInvitationEnded, setHasInvitationEnded] = useState(false)
  const isInvited = invitation !== undefined && !hasInvitationEnded

  function check(): FieldError[] {
    return [
      ...(name.trim() === '' ? [{ id: idOf('name'), text: t`이름을 입력해 주세요.` }] : []),
      ...(isPassword(password) ? [] : [{ id: idOf('password'), text: rule }]),
    ]
  }

  async function signUp(): Promise<void> {
    if (isBusy || offline || missing) return
    const found = check()
    setErrors(found)
    if (found.length > 0) return
    setIsBusy(true)
    const result = await askSignUp({
      email: email.trim(),
      password,
      fullName: name.trim(),
      emailRcv: terms.marketing,
      invitedCode: keptInvite(),
      ...(isInvited ? { invitation } : {}),
    })
    if (!result.ok) {
      setIsBusy(false)
      return refuse(result)
    }
    forgetInvite()
    forgetConfirmed()
    const brand = await completeSignIn(result.answer)
    showToast({ tone: 'success', text: t`가입했어요.` })
    onDone(brand)
  }

  function askAddressAgain(): void {
    setIsGiven(false)
    forgetConfirmed()
    code.reset()
  }

  function refuse(why: Failure): void {
    if (why.code === 'CERT_NEEDED') {
      setHasInvitationEnded(true)
      askAddressAgain()
    }
    setErrors([{ id: idOf(fieldOf(why)), text: failureWords(why, detailOf[fieldOf(why)]) }])
  }

  const rule = t`비밀번호는 8자에서 64자까지, 글자와 숫자를 함께 써 주세요.`
  return (
    <Form id={idOf('form')} tabIndex={-1} className={styles.form} onSubmit={() => void signUp()}>
      {!isInvited && (
        <Text tone="soft" size="small">
          {code.isConfirmed ? (
            <Trans>2단계 중 2 · 이름과 비밀번호</Trans>
          ) : (
            <Trans>2단계 중 1 · 이메일 확인</Trans>
          )}
        </Text>
      )}
      <ErrorSummary errors={errors} />
      {isInvited || code.isConfirmed ? (
        <>
          <GivenAddress email={email.trim()} onOther={isInvited ? undefined : askAddressAgain}>
            <p className={styles.done} role="status">
              <Icon of={Check} size="small" />
              <Trans>이메일을 확인했어요</Trans>
            </p>
          </GivenAddress>
          <TextField
            id={idOf('name')}
            label={t`이름`}
            name="name"
            autoComplete="name"
            autoFocus
            maxLength={40}
            value={name}
            error={errorOf('name')}
            onText={(text) => {
              mended('name')
              setName(text)
            }}
          />
          <PasswordField
            id={idOf('password')}
            label={t`비밀번호`}
            name="password"
            autoComplete="new-password"
            minLength={8}
            maxLength={64}
            hint={<Trans>8자에서 64자까지, 글자와 숫자를 함께 써 주세요</Trans>}
            value={password}
            error={errorOf('password')}
            onText={(text) => {
              mended('password')
              setPassword(text)
            }}
          />
          <TermsFields terms={terms} onChange={setTerms} />
          <Button
            type="submit"
            look="ink"
            size="large"
            isBlock
            disabledReason={
              offline ?? (missing ? termWords[missing] : isBusy ? t`가입하는 중이에요` : undefined)
            }
            onRefuse={() => {
              if (missing) showToast({ tone: 'error', text: t`필수 약관에 모두 동의해 주세요.` })
            }}
          >
            <Trans>가입하기</Trans>
          </Button>
        </>
      ) : (
        <EmailCodeFields
          id={idOf('email')}
          email={email}
          code={code}
          error={errorOf('email')}
          onOther={isGiven ? askAddressAgain : undefined}
          onEmail={(text) => {
            mended('email')
            setEmail(text)
          }}
          onConfirmed={() => mended('email')}
        />
      )}
    </Form>
  )
}

/** Names of the fields in the server's validation errors. */
const detailOf: Record<Field, string | undefined> = {
  name: 'fullName',
  email: 'email',
  password: 'password',
  form: undefined,
}

function fieldOf({ code, details }: Failure): Field {
  if (code === 'CERT_NEEDED') return 'email'
  const named = Object.entries(detailOf).find(([, detail]) => details.some(({ field }) => field === detail))
  return (named?.[0] as Field | undefined) ?? 'form'
}

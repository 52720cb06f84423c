import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import type { Provider } from '#kits/account/providers/attempt.ts'
import { completeSignIn } from '#kits/account/sign-in.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from '../forms/Account.module.css'
import { askNewcomersSignUp } from '../forms/account-calls.ts'
import { toSignUpBySns } from '../forms/code-ways.ts'
import { EmailCodeFields } from '../forms/EmailCodeFields.tsx'
import { ErrorSummary, type FieldError } from '../forms/ErrorSummary.tsx'
import { forgetInvite, keptInvite } from '../forms/invite.ts'
import { TermsFields } from '../forms/TermsFields.tsx'
import { missingTerm, noTerms } from '../forms/terms.ts'
import { useEmailCode } from '../forms/useEmailCode.ts'
import { useFieldErrors } from '../forms/useFieldErrors.ts'
import { useMissingTermWords } from '../forms/useMissingTermWords.ts'
import own from './NewcomerForm.module.css'
import type { Newcomer } from './newcomer.ts'
import { ProviderMark } from './ProviderMark.tsx'

interface Props {
  newcomer: Newcomer
  onDone: (brand: BrandRef | null) => void
}

type Field = 'name' | 'email' | 'form'

/**
 * Form for what the provider did not supply: consent to the terms, and a name or address that it withheld.
 */
export default function NewcomerForm({ newcomer, onDone }: Props) {
  const { snsUserData, snsCode, emailVerified } = newcomer
  const { snsType } = snsUserData
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const failureWords = useFailureWords()
  const termWords = useMissingTermWords()
  const offline = useOnlineReason()
  const [name, setName] = useState(snsUserData.name ?? '')
  const [email, setEmail] = useState(snsUserData.email ?? '')
  const [terms, setTerms] = useState(noTerms)
  const { errors, setErrors, idOf, errorOf, mended } = useFieldErrors<Field>()
  const [isBusy, setIsBusy] = useState(false)
  const [way] = useState(() => toSignUpBySns({ snsType, snsCode }))
  const code = useEmailCode(email, { way })
  const missing = missingTerm(terms)
  const isProven = emailVerified && snsUserData.email !== null
  // The form replaces the buttons that had the focus.
  useEffect(() => form.current?.focus(), [])

  function check(): FieldError[] {
    return [
      ...(name.trim() === '' ? [{ id: idOf('name'), text: t`이름을 입력해 주세요.` }] : []),
      ...(isProven || code.isConfirmed
        ? []
        : [
            {
              id: idOf('email'),
              text: t`이메일 인증이 필요해요. 받은 메일의 인증 코드를 입력해 주세요.`,
            },
          ]),
    ]
  }

  async function signUp(): Promise<void> {
    if (isBusy || offline || missing) return
    const found = check()
    setErrors(found)
    if (found.length > 0) return
    setIsBusy(true)
    const result = await askNewcomersSignUp({
      snsType,
      snsCode,
      ...(isProven ? {} : { email: email.trim() }),
      fullName: name.trim(),
      emailRcv: terms.marketing,
      invitedCode: keptInvite(),
    })
    if (!result.ok) {
      setIsBusy(false)
      return setErrors([{ id: idOf(fieldOf(result)), text: failureWords(result) }])
    }
    forgetInvite()
    const brand = await completeSignIn(result.answer)
    showToast({ tone: 'success', text: t`가입했어요.` })
    onDone(brand)
  }

  return (
    <Form
      ref={form}
      id={idOf('form')}
      tabIndex={-1}
      aria-label={t`가입 마치기`}
      className={styles.form}
      onSubmit={() => void signUp()}
    >
      <ErrorSummary errors={errors} />
      {isProven && (
        <p className={own.who}>
          <ProviderMark of={snsType.toLowerCase() as Provider} />
          <span>{snsUserData.email}</span>
        </p>
      )}
      <TextField
        id={idOf('name')}
        label={t`이름`}
        name="name"
        autoComplete="name"
        maxLength={40}
        value={name}
        error={errorOf('name')}
        onText={(text) => {
          mended('name')
          setName(text)
        }}
      />
      {!isProven && (
        <EmailCodeFields
          id={idOf('email')}
          email={email}
          code={code}
          error={errorOf('email')}
          onEmail={(text) => {
            mended('email')
            setEmail(text)
          }}
          onConfirmed={() => mended('email')}
        />
      )}
      <TermsFields terms={terms} onChange={setTerms} />
      <Button
        type="submit"
        look="ink"
        size="large"
        isBlock
        disabledReason={offline ?? (missing ? termWords[missing] : isBusy ? t`가입하는 중이에요` : undefined)}
        onRefuse={() => {
          if (missing) showToast({ tone: 'error', text: t`필수 약관에 모두 동의해 주세요.` })
        }}
      >
        <Trans>가입하기</Trans>
      </Button>
    </Form>
  )
}

function fieldOf({ code }: Failure): Field {
  return code === 'CERT_NEEDED' ? 'email' : 'form'
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isPassword } from '#model/access/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import styles from './forms/Account.module.css'
import { askNewPassword } from './forms/account-calls.ts'
import { toReset } from './forms/code-ways.ts'
import { EmailCodeFields } from './forms/EmailCodeFields.tsx'
import { ErrorSummary, type FieldError } from './forms/ErrorSummary.tsx'
import { handOn, useGivenEmail } from './forms/given-email.ts'
import { PasswordField } from './forms/PasswordField.tsx'
import { useEmailCode } from './forms/useEmailCode.ts'
import { useFieldErrors } from './forms/useFieldErrors.ts'

/** Sets a new password with the mailed code; also the target of the link in the mail. */
export function PasswordResetPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [email, setEmail] = useState(useGivenEmail() ?? '')
  const [password, setPassword] = useState('')
  const { errors, setErrors, idOf, errorOf, mended } = useFieldErrors<'email' | 'password'>()
  const [isBusy, setIsBusy] = useState(false)
  const code = useEmailCode(email, { way: toReset, isSent: true })

  function check(): FieldError[] {
    return [
      ...(code.isConfirmed
        ? []
        : [{ id: idOf('email'), text: t`이메일로 받은 인증 코드를 먼저 확인해 주세요.` }]),
      ...(isPassword(password) ? [] : [{ id: idOf('password'), text: rule }]),
    ]
  }

  async function reset(): Promise<void> {
    if (isBusy || offline) return
    const found = check()
    setErrors(found)
    if (found.length > 0) return
    setIsBusy(true)
    const address = email.trim()
    const result = await askNewPassword({ email: address, code: code.code, newPassword: password })
    setIsBusy(false)
    if (!result.ok) return refuse(result)
    showToast({ tone: 'success', text: t`비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.` })
    const { redirectUrl } = search
    await navigate({
      to: '/account/login',
      search: redirectUrl === undefined ? {} : { redirectUrl },
      state: handOn(address),
      replace: true,
    })
  }

  function refuse(why: Failure): void {
    const isOfCode = why.code === 'CODE_WRONG' || why.code === 'CODE_EXPIRED'
    if (isOfCode) code.reset()
    setErrors([
      isOfCode
        ? { id: idOf('email'), text: failureWords(why, 'code') }
        : { id: idOf('password'), text: failureWords(why, 'newPassword') },
    ])
  }

  const rule = t`비밀번호는 8자에서 64자까지, 글자와 숫자를 함께 써 주세요.`
  return (
    <>
      <PageHead
        title={<Trans>새 비밀번호 정하기</Trans>}
        note={
          <Trans>
            가입한 이메일이라면 인증 코드가 도착해요. 메일이 보이지 않으면 스팸함과 주소를 확인해 주세요.
          </Trans>
        }
      />
      <Form className={styles.form} onSubmit={() => void reset()}>
        <ErrorSummary errors={errors} />
        <EmailCodeFields
          id={idOf('email')}
          email={email}
          code={code}
          error={errorOf('email')}
          onEmail={(text) => {
            mended('email')
            setEmail(text)
          }}
          onConfirmed={() => {
            mended('email')
            document.getElementById(idOf('password'))?.focus()
          }}
        />
        <PasswordField
          id={idOf('password')}
          label={t`새 비밀번호`}
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
        <Button
          type="submit"
          look={code.isConfirmed ? 'ink' : 'line'}
          size="large"
          isBlock
          disabledReason={offline ?? (isBusy ? t`비밀번호를 바꾸는 중이에요` : undefined)}
        >
          <Trans>비밀번호 바꾸기</Trans>
        </Button>
        <Text tone="soft" size="small">
          <Trans>바꾸면 로그인한 모든 기기에서 로그아웃돼요.</Trans>
        </Text>
      </Form>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { logInStaff } from '#contract/operator.ts'
import { beginDeskSession } from '#device/desk/desk-session.ts'
import { type Failure, rest } from '#device/rest/rest.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { PasswordField } from '#ui/controls/PasswordField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import styles from './Desk.module.css'
import { Fault } from './Fault.tsx'

/** E-mail, password and the code of the second factor at once: without one nobody gets in. */
export function DeskLogin() {
  const { t } = useLingui()
  const onlineReason = useOnlineReason()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const result = await rest(logInStaff, { body: { email: email.trim(), password, code: code.trim() } })
    setIsBusy(false)
    if (result.ok) return beginDeskSession(result.answer.accessToken)
    setFailure(result)
    // A code is used once.
    setCode('')
  }
  return (
    <form className={styles.login} onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1}>
        <Trans>작업대</Trans>
      </h1>
      <p className={styles.soft}>
        <Trans>새김의 디자이너와 운영자가 쓰는 화면이에요. 로그인은 이 탭을 닫으면 끝나요.</Trans>
      </p>
      <TextField
        label={t`이메일`}
        type="email"
        autoComplete="username"
        required
        value={email}
        onText={setEmail}
      />
      <PasswordField
        label={t`비밀번호`}
        words={{ show: t`비밀번호 보이기`, hide: t`비밀번호 숨기기` }}
        autoComplete="current-password"
        required
        value={password}
        onText={setPassword}
      />
      <TextField
        label={t`인증 앱의 코드`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={40}
        value={code}
        onText={setCode}
      />
      <Fault failure={failure} />
      <Button type="submit" look="ink" disabled={isBusy} disabledReason={onlineReason}>
        <Trans>들어가기</Trans>
      </Button>
    </form>
  )
}

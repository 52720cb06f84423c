import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { logInStaff } from '#contract/operator.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { PasswordField } from '#ui/controls/PasswordField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import { beginDeskSession } from './desk-session.ts'
import { Fault } from './Fault.tsx'

/** E-mail, password and the code of the second factor at once: it is always required. */
export function DeskLogin() {
  const { t } = useLingui()
  const onlineReason = useOnlineReason()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    setIsBusy(true)
    const result = await rest(logInStaff, { body: { email: email.trim(), password, code: code.trim() } })
    setIsBusy(false)
    if (result.ok) return beginDeskSession(result.answer.accessToken)
    setFailure(result)
    // A code is used once.
    setCode('')
  }
  return (
    <Form noValidate={false} className={styles.login} onSubmit={() => void submit()}>
      <h1 tabIndex={-1}>
        <Trans>작업대</Trans>
      </h1>
      <Note>
        <Trans>새김의 디자이너와 운영자가 쓰는 화면이에요. 로그인은 이 탭을 닫으면 끝나요.</Trans>
      </Note>
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
    </Form>
  )
}

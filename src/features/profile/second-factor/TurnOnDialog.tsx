import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { OwnPassword } from '../rows/OwnPassword.tsx'
import RecoveryCodesDialog from './RecoveryCodesDialog.tsx'
import { ScanStep } from './ScanStep.tsx'
import styles from './SecondFactor.module.css'
import { askBegin, askTurnOn, type Begun } from './second-factor-calls.ts'

interface Props {
  email: string
  onClose: (isChanged: boolean) => void
}

/** Turns the second factor on: the password, the secret with a first code, the recovery codes. */
export default function TurnOnDialog({ email, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const offline = useOnlineReason()
  const failureWords = useFailureWords()
  const [password, setPassword] = useState('')
  const [begun, setBegun] = useState<Begun | null>(null)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    if (password === '') return setError(t`현재 비밀번호를 입력해 주세요.`)
    setIsBusy(true)
    const result = await askBegin(password)
    setIsBusy(false)
    if (result.ok) setBegun(result.answer)
    else setError(failureWords(result, 'password'))
  }

  async function confirm({ ticket }: Begun, typed: string): Promise<void> {
    if (isBusy || offline) return
    if (typed.length !== 6) return setError(t`인증 앱에 보이는 여섯 자리 숫자를 입력해 주세요.`)
    setIsBusy(true)
    const result = await askTurnOn(ticket, typed)
    setIsBusy(false)
    if (result.ok) {
      setCodes(result.answer.recoveryCodes)
      return
    }
    const isTooLate = result.code === 'CODE_EXPIRED'
    setError(isTooLate ? t`시간이 지났어요. 비밀번호부터 다시 시작해 주세요.` : failureWords(result, 'code'))
    if (!isTooLate) return
    setBegun(null)
    setCode('')
    setPassword('')
  }

  function submit(): void {
    if (isBusy || offline) return
    void (begun ? confirm(begun, code) : begin())
  }

  if (codes) {
    return (
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          showToast({ tone: 'success', text: t`2단계 인증을 켰어요. 다른 기기에서는 로그아웃됐어요.` })
          onClose(true)
        }}
      />
    )
  }
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      closesOutside={false}
      title={t`2단계 인증 켜기`}
      description={t`켜면 다른 기기에서는 로그아웃돼요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={() => onClose(false)}>
            <Trans>취소</Trans>
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            look="ink"
            disabledReason={offline ?? (isBusy ? t`확인하는 중이에요` : undefined)}
          >
            {begun ? <Trans>켜기</Trans> : <Trans>다음</Trans>}
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} className={styles.form} onSubmit={submit}>
        {begun ? (
          <ScanStep
            begun={begun}
            code={code}
            error={error}
            onCode={(digits) => {
              setError(undefined)
              setCode(digits)
            }}
            onComplete={(digits) => void confirm(begun, digits)}
          />
        ) : (
          <>
            <p>
              <Trans>
                휴대폰에 Google Authenticator, Microsoft Authenticator, 1Password 같은 인증 앱이 있어야 해요.
                새 기기에서 로그인하거나 되돌릴 수 없는 일을 할 때 앱에 보이는 코드를 물어요.
              </Trans>
            </p>
            {/* Tells a password manager whose password it is. */}
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <OwnPassword
              label={t`현재 비밀번호`}
              name="password"
              autoComplete="current-password"
              data-autofocus
              value={password}
              error={error}
              onText={(text) => {
                setError(undefined)
                setPassword(text)
              }}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { OwnPassword } from '../rows/OwnPassword.tsx'
import styles from './SecondFactor.module.css'
import { askTurnOff } from './second-factor-calls.ts'

interface Props {
  email: string
  onClose: (isChanged: boolean) => void
}

/** Turns the second factor off: with the password and a code. */
export default function TurnOffDialog({ email, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const offline = useOnlineReason()
  const failureWords = useFailureWords()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function turnOff(): Promise<void> {
    if (isBusy || offline) return
    if (password === '') return setError(t`현재 비밀번호를 입력해 주세요.`)
    setIsBusy(true)
    const result = await askTurnOff(password)
    setIsBusy(false)
    if (!result.ok) {
      // The code was not given: the dialog for it says why.
      return result.code === 'SECOND_STEP_NEEDED' ? undefined : setError(failureWords(result, 'password'))
    }
    showToast({ tone: 'success', text: t`2단계 인증을 껐어요.` })
    onClose(true)
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      size="sm"
      closesOutside={false}
      title={t`2단계 인증을 끌까요?`}
      description={t`끄면 비밀번호만으로 로그인할 수 있어요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={() => onClose(false)}>
            <Trans>그대로 두기</Trans>
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            look="danger"
            disabledReason={offline ?? (isBusy ? t`끄는 중이에요` : undefined)}
          >
            <Trans>끄기</Trans>
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} className={styles.form} onSubmit={() => void turnOff()}>
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
      </Form>
    </Dialog>
  )
}

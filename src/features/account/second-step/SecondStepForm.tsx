import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Result } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { provePasskey } from '#kits/account/passkeys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Form } from '#ui/controls/Form.tsx'
import styles from './SecondStep.module.css'
import { isWhole, SecondStepField } from './SecondStepField.tsx'
import type { SecondStep } from './second-step.ts'

interface Props {
  email: string
  /** Makes the login again, with the code. */
  onCode: (step: SecondStep) => Promise<Result<unknown>>
  /** The options for a passkey of the account; undefined where it has none. */
  askPasskey: Parameters<typeof provePasskey>[0] | undefined
  onBack: () => void
}

/** The second step of a login: a code of the authenticator app or a recovery code. */
export default function SecondStepForm({ email, onCode, askPasskey, onBack }: Props) {
  const { t } = useLingui()
  const id = useId()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [code, setCode] = useState('')
  const [trustsBrowser, setTrustsBrowser] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(typed: string): Promise<void> {
    if (isBusy || offline) return
    if (!isWhole(typed)) {
      setRefusal(t`코드를 끝까지 입력해 주세요.`)
      document.getElementById(`${id}-code`)?.focus()
      return
    }
    await logIn({ code: typed, trustsBrowser })
  }

  async function proveByPasskey(): Promise<void> {
    if (isBusy || offline) return
    setRefusal(undefined)
    setIsBusy(true)
    const proof = await provePasskey(askPasskey)
    if (proof.ok) return logIn({ passkey: proof.answer, trustsBrowser })
    setIsBusy(false)
    setRefusal(
      proof.code === 'CANCELLED'
        ? t`패스키로 확인하지 못했어요. 다시 하거나 코드를 써 주세요.`
        : failureWords(proof),
    )
  }

  async function logIn(step: SecondStep): Promise<void> {
    setIsBusy(true)
    const result = await onCode(step)
    if (result.ok) return
    setIsBusy(false)
    setRefusal(failureWords(result, step.passkey ? 'passkey' : 'code'))
    document.getElementById(`${id}-code`)?.focus()
  }

  return (
    <Form className={styles.step} aria-label={t`2단계 인증`} onSubmit={() => void send(code)}>
      <p>
        <Trans>{email} 계정은 2단계 인증을 쓰고 있어요.</Trans>
      </p>
      <SecondStepField
        id={`${id}-code`}
        value={code}
        error={refusal}
        onText={(text) => {
          setRefusal(undefined)
          setCode(text)
        }}
        onComplete={(digits) => void send(digits)}
        onPasskey={askPasskey && (() => void proveByPasskey())}
      />
      <Checkbox checked={trustsBrowser} onCheck={setTrustsBrowser}>
        <Trans>이 브라우저에서는 90일 동안 묻지 않기</Trans>
      </Checkbox>
      <Button
        type="submit"
        look="ink"
        size="large"
        isBlock
        disabledReason={offline ?? (isBusy ? t`로그인하는 중이에요` : undefined)}
      >
        <Trans>로그인</Trans>
      </Button>
      <Button isBlock onClick={onBack}>
        <Trans>다른 계정으로 로그인</Trans>
      </Button>
    </Form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { InputOf } from '#contract/call.ts'
import { stepUp } from '#contract/second-factor.ts'
import { rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isWhole, SecondStepField } from '#features/account/second-step/SecondStepField.tsx'
import { provePasskey } from '#kits/account/passkeys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface Props {
  /** Whether the account has a passkey, which may be used instead of a code. */
  hasPasskey: boolean
  /** `isGiven`: a code was accepted; false where the person gave up. */
  onEnd: (isGiven: boolean) => void
}

/** Asks for a code of the second factor, which allows dangerous calls for ten minutes. */
export default function StepUpDialog({ hasPasskey, onEnd }: Props) {
  const { t } = useLingui()
  const id = useId()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(typed: string): Promise<void> {
    if (isBusy || offline) return
    if (!isWhole(typed)) return refuse(t`코드를 끝까지 입력해 주세요.`)
    await stepUpBy({ code: typed })
  }

  async function proveByPasskey(): Promise<void> {
    if (isBusy || offline) return
    setRefusal(undefined)
    setIsBusy(true)
    const proof = await provePasskey()
    setIsBusy(false)
    if (proof.ok) return stepUpBy({ passkey: proof.answer })
    refuse(
      proof.code === 'CANCELLED'
        ? t`패스키로 확인하지 못했어요. 다시 하거나 코드를 써 주세요.`
        : failureWords(proof),
    )
  }

  async function stepUpBy(body: InputOf<typeof stepUp>['body']): Promise<void> {
    setIsBusy(true)
    const result = await rest(stepUp, { body })
    setIsBusy(false)
    // NOT_FOUND: it was turned off on another device meanwhile, so nothing is asked any more.
    if (result.ok || result.code === 'NOT_FOUND') return onEnd(true)
    refuse(failureWords(result, 'passkey' in body ? 'passkey' : 'code'))
  }

  function refuse(text: string): void {
    setRefusal(text)
    document.getElementById(`${id}-code`)?.focus()
  }

  return (
    <Dialog
      isOpen
      onClose={() => onEnd(false)}
      size="sm"
      closesOutside={false}
      title={t`2단계 인증`}
      description={t`중요한 일이라 한 번 더 확인해요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={() => onEnd(false)}>
            <Trans>취소</Trans>
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            look="ink"
            disabledReason={offline ?? (isBusy ? t`확인하는 중이에요` : undefined)}
          >
            <Trans>확인</Trans>
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} onSubmit={() => void send(code)}>
        <SecondStepField
          id={`${id}-code`}
          value={code}
          error={refusal}
          onText={(text) => {
            setRefusal(undefined)
            setCode(text)
          }}
          onComplete={(digits) => void send(digits)}
          onPasskey={hasPasskey ? () => void proveByPasskey() : undefined}
        />
      </Form>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isEmail } from '#model/access/rules.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Account.module.css'
import { EmailField } from './EmailField.tsx'
import { GivenAddress } from './GivenAddress.tsx'
import type { EmailCode } from './useEmailCode.ts'

interface Props {
  id: string
  email: string
  onEmail: (email: string) => void
  code: EmailCode
  /** Error of the address, from the surrounding form. */
  error?: string | undefined
  /** The address was given before: it is shown, and asked for again by this alone. Absent where it is asked for. */
  onOther?: (() => void) | undefined
  onConfirmed?: () => void
}

/** Input of an address, and of the six digits mailed to it. */
export function EmailCodeFields({ id, email, onEmail, code, error, onOther, onConfirmed }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const secondsToWait = useSecondsLeft(code.sent?.againAt ?? null)
  const [shapeError, setShapeError] = useState<string>()
  const [wasGiven] = useState(onOther !== undefined)
  const refused = code.failure?.at === 'email' ? failureWords(code.failure.why, 'email') : undefined

  function send(): void {
    const isRight = isEmail(email)
    setShapeError(isRight ? undefined : t`유효하지 않은 이메일입니다.`)
    if (isRight && !offline && secondsToWait === 0) void code.send()
  }

  const fault = shapeError ?? refused ?? error
  return (
    <Stack gap={3}>
      {onOther && fault === undefined ? (
        <GivenAddress email={email} onOther={onOther} />
      ) : (
        <EmailField
          id={id}
          value={email}
          error={fault}
          autoFocus={wasGiven}
          onText={(text) => {
            setShapeError(undefined)
            onOther?.()
            if (code.sent || code.failure) code.reset()
            onEmail(text)
          }}
          onKeyDown={(event) => {
            if (!code.isConfirmed)
              onEnter(event, () => {
                if (!code.sent) send()
              })
          }}
        />
      )}
      {code.isConfirmed ? (
        <p className={styles.done} role="status">
          <Icon of={Check} size="small" />
          <Trans>이메일을 확인했어요</Trans>
        </p>
      ) : (
        <Button
          isBlock
          look={code.sent ? 'line' : 'ink'}
          onClick={send}
          disabledReason={
            offline ??
            (secondsToWait > 0
              ? t`${secondsToWait}초 뒤에 다시 받을 수 있어요`
              : code.isBusy && !code.sent
                ? t`코드를 보내는 중이에요`
                : undefined)
          }
        >
          {code.sent ? <Trans>인증 코드 다시 받기</Trans> : <Trans>인증 코드 받기</Trans>}
        </Button>
      )}
      {code.sent && !code.isConfirmed && <CodeField code={code} onConfirmed={onConfirmed} />}
    </Stack>
  )
}

function CodeField({ code, onConfirmed }: { code: EmailCode; onConfirmed: (() => void) | undefined }) {
  const { t } = useLingui()
  const id = useId()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const secondsLeft = useSecondsLeft(code.sent?.until ?? null)
  const [digits, setDigits] = useState('')
  const [isShort, setIsShort] = useState(false)
  const minutes = Math.floor(secondsLeft / 60)
  const seconds = String(secondsLeft % 60).padStart(2, '0')
  const refused = code.failure?.at === 'code' ? failureWords(code.failure.why, 'code') : undefined
  const short = isShort ? t`메일로 받은 여섯 자리 숫자를 입력해 주세요.` : undefined

  async function confirm(typed: string): Promise<void> {
    setIsShort(typed.length !== 6)
    if (typed.length !== 6 || offline) return
    if (await code.confirm(typed)) onConfirmed?.()
  }

  return (
    <>
      <TextField
        id={id}
        label={t`인증 코드`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={digits}
        autoFocus={code.sent?.email !== ''}
        hint={
          code.sent?.until === null ? (
            <Trans>메일에 적힌 여섯 자리 숫자예요. 받은 뒤 10분 동안 쓸 수 있어요.</Trans>
          ) : secondsLeft > 0 ? (
            <Trans>
              {code.sent?.email} 받은 편지함을 확인해 주세요. 남은 시간 {minutes}:{seconds}
            </Trans>
          ) : (
            <Trans>시간이 지났어요. 인증 코드를 다시 받아 주세요.</Trans>
          )
        }
        error={short ?? refused}
        onText={(text) => {
          const typed = text.replace(/\D/g, '').slice(0, 6)
          setDigits(typed)
          setIsShort(false)
          if (typed.length === 6 && typed !== digits) void confirm(typed)
        }}
        onKeyDown={(event) => onEnter(event, () => void confirm(digits))}
      />
      <Button
        isBlock
        look="ink"
        onClick={() => void confirm(digits)}
        disabledReason={offline ?? (code.isBusy ? t`확인하는 중이에요` : undefined)}
      >
        <Trans>코드 확인</Trans>
      </Button>
    </>
  )
}

/** Runs `act` on Enter instead of submitting the form, except during composition. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isComposing(event)) act()
}

/** Whole seconds until a time in epoch ms, updated every second until 0. */
function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = until === null || now >= until
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return isOver ? 0 : Math.ceil((until - now) / 1000)
}

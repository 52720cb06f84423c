import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasPasskeys } from '#kits/account/passkeys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CodeField } from '#ui/controls/CodeField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import styles from './SecondStep.module.css'

const shape = 'ABCD-EFGH-JKMN'

interface Props {
  id: string
  value: string
  onText: (code: string) => void
  /** Called once the six digits of the app are there. */
  onComplete: (code: string) => void
  error: string | undefined
  /** Uses a passkey instead; undefined where the account has none. Has to be called in a click handler. */
  onPasskey: (() => void) | undefined
}

/** Whether the text may be a code at all: six digits of the app, or twelve characters of a recovery code. */
export function isWhole(code: string): boolean {
  return /^\d{6}$/.test(code) || code.replaceAll(/[\s-]/g, '').length === 12
}

/** Input of a code of the second factor: of the authenticator app, or a recovery code for who does not have it at hand. */
export function SecondStepField({ id, value, onText, onComplete, error, onPasskey }: Props) {
  const { t } = useLingui()
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <div className={styles.field}>
      {isRecovery ? (
        <TextField
          key="recovery"
          id={id}
          label={t`복구 코드`}
          hint={<Trans>2단계 인증을 켤 때 받은 열두 글자예요. 하나는 한 번만 쓸 수 있어요.</Trans>}
          placeholder={shape}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          autoFocus
          data-autofocus
          value={value}
          error={error}
          onText={onText}
        />
      ) : (
        <CodeField
          key="app"
          id={id}
          label={t`인증 앱의 코드`}
          hint={<Trans>인증 앱에 보이는 여섯 자리 숫자예요. 30초마다 바뀌어요.</Trans>}
          autoFocus
          data-autofocus
          value={value}
          error={error}
          onText={onText}
          onComplete={onComplete}
        />
      )}
      {onPasskey && hasPasskeys() && (
        <Button isBlock onClick={onPasskey}>
          <Trans>패스키로 확인하기</Trans>
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        hangs="start"
        onClick={() => {
          onText('')
          setIsRecovery(!isRecovery)
        }}
      >
        {isRecovery ? <Trans>인증 앱의 코드 쓰기</Trans> : <Trans>복구 코드 쓰기</Trans>}
      </Button>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import styles from './NameForm.module.css'
import type { CallResult } from './versions.ts'

interface Props {
  label: string
  initial: string
  /** Where it fails, the form stays open and shows why. */
  onGive: (name: string) => Promise<CallResult<unknown>>
  /** Without it the name cannot be removed. */
  onRemove?: (() => Promise<CallResult<unknown>>) | undefined
  onCancel: () => void
}

const longest = 60

/** Asks for the name of a version; who uses it closes it when the name is given. */
export function NameForm({ label, initial, onGive, onRemove, onCancel }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [length, setLength] = useState(initial.length)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const ask = async (asked: Promise<CallResult<unknown>>) => {
    setIsBusy(true)
    const result = await asked.catch(notLoaded)
    setIsBusy(false)
    if (result.ok) return
    setError(
      result.isOffline || result.message === '' ? t`인터넷에 연결한 뒤 다시 해 주세요.` : result.message,
    )
  }
  const submit = () => {
    const name = input.current?.value.trim() ?? ''
    if (isBusy) return
    if (name === '') setError(t`버전의 이름을 적어 주세요.`)
    else if (name.length > longest) setError(t`60자까지 쓸 수 있어요.`)
    else void ask(onGive(name.toWellFormed()))
  }
  return (
    <Form className={styles.form} onSubmit={submit} onEscape={onCancel}>
      <TextField
        ref={input}
        label={label}
        placeholder={t`예: 투자사에 보낸 안`}
        defaultValue={initial}
        // Opened by a press in order to type.
        autoFocus
        autoComplete="off"
        limit={longest}
        used={length}
        error={error ?? undefined}
        onText={(text) => {
          setLength(text.length)
          setError(null)
        }}
      />
      <div className={styles.actions}>
        {onRemove && (
          <Button look="quiet" size="small" hangs="start" onClick={() => void ask(onRemove())}>
            <Trans>이름 떼기</Trans>
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onCancel}>
          <Trans>취소</Trans>
        </Button>
        <Button type="submit" look="ink" size="small" aria-busy={isBusy || undefined}>
          <Trans>이름 붙이기</Trans>
        </Button>
      </div>
    </Form>
  )
}

function notLoaded(cause: unknown): CallResult<never> {
  console.warn('what names a version cannot be loaded', cause)
  return { ok: false, isOffline: true, message: '' }
}

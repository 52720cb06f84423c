import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { belongsToComposition } from '#ui/composing-clock.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import styles from './NameForm.module.css'
import { giveName, type Version, type VersionScope } from './versions.ts'

interface Props {
  scope: VersionScope
  /** The version to rename; null to save the current state as a new version. */
  idVersion: number | null
  initial: string
  onDone: (version: Version) => void
  onCancel: () => void
}

const longest = 60

export function NameForm({ scope, idVersion, initial, onDone, onCancel }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [length, setLength] = useState(initial.length)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const give = async (name: string | null) => {
    setIsBusy(true)
    const named = await giveName(scope, idVersion, name)
    setIsBusy(false)
    if (named.ok) onDone(named.answer)
    else if (named.isOffline || named.message === '') setError(t`인터넷에 연결한 뒤 다시 해 주십시오.`)
    else setError(named.message)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = input.current?.value.trim() ?? ''
    if (isBusy) return
    if (name === '') setError(t`버전의 이름을 적어 주십시오.`)
    else if (name.length > longest) setError(t`60자까지 쓸 수 있습니다.`)
    else void give(name.toWellFormed())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) {
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'Escape') onCancel()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={idVersion === null ? t`지금 상태의 이름` : t`버전 이름`}
        placeholder={t`예: 투자사에 보낸 안`}
        defaultValue={initial}
        // The form is opened by a press, in order to type.
        autoFocus
        autoComplete="off"
        limit={longest}
        used={length}
        error={error ?? undefined}
        onText={(text) => {
          setLength(text.length)
          setError(null)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        {idVersion !== null && initial !== '' && (
          <Button look="quiet" size="small" hangs="start" onClick={() => void give(null)}>
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
    </form>
  )
}

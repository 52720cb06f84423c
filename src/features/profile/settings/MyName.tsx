import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { rememberProfile } from '#engine/identity/session.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './Setting.module.css'

/** The person's name, edited in place. Shown at once, sent through the outbox. */
export function MyName({ name }: { name: string }) {
  const { t } = useLingui()
  const opener = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()

  function close(): void {
    setDraft(null)
    setError(undefined)
    // After the button is rendered again.
    requestAnimationFrame(() => opener.current?.focus())
  }

  async function save(): Promise<void> {
    const next = (draft ?? '').trim()
    if (next === '') return setError(t`이름을 입력해 주세요.`)
    close()
    if (next === name) return
    if (await queueName(next)) {
      rememberProfile({ fullName: next })
      showToast({ tone: 'success', text: t`프로필을 바꿨어요.` })
    } else showToast({ tone: 'error', text: t`이 기기에 저장하지 못해 이름을 바꾸지 않았어요.` })
  }

  if (draft === null) {
    return (
      <span className={styles.fact}>
        {name}
        <Button ref={opener} look="quiet" size="small" hangs="end" onClick={() => setDraft(name)}>
          <Trans>내 이름 바꾸기</Trans>
        </Button>
      </span>
    )
  }
  return (
    <Form className={styles.edit} onSubmit={() => void save()} onEscape={close}>
      <TextField
        label={t`이름`}
        isLabelHidden
        name="name"
        autoComplete="name"
        maxLength={40}
        value={draft}
        error={error}
        autoFocus
        onText={(text) => {
          setError(undefined)
          setDraft(text)
        }}
      />
      <Button onClick={close}>
        <Trans>취소</Trans>
      </Button>
      <Button type="submit" look="ink">
        <Trans>저장</Trans>
      </Button>
    </Form>
  )
}

/**
 * Imports the command on demand, because it brings the device's tables. Resolves to whether the name was
 * queued.
 */
async function queueName(fullName: string): Promise<boolean> {
  try {
    const { profileCommand } = await import('../commands/change-profile.ts')
    return (await queueCommand(profileCommand, { body: { fullName } })).ok
  } catch (cause) {
    console.warn('the command cannot be loaded', cause)
    return false
  }
}

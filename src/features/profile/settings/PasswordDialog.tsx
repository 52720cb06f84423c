import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isPassword } from '#model/access/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { OwnPassword } from '../rows/OwnPassword.tsx'
import { askNewPassword } from './me-calls.ts'
import styles from './Setting.module.css'

interface Errors {
  readonly current?: string
  readonly next?: string
}

/** Changes the password, which requires the current one and signs out every other device. */
export default function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const offline = useOnlineReason()
  const failureWords = useFailureWords()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)

  async function change(): Promise<void> {
    if (isBusy || offline) return
    if (current === '') return refuse('current', t`현재 비밀번호를 입력해 주세요.`)
    if (!isPassword(next)) {
      return refuse('next', t`비밀번호는 8자에서 64자까지, 글자와 숫자를 함께 써 주세요.`)
    }
    setIsBusy(true)
    const result = await askNewPassword(current, next)
    setIsBusy(false)
    if (!result.ok) {
      const isNext = result.details.some(({ field }) => field === 'newPassword')
      return refuse(isNext ? 'next' : 'current', failureWords(result, isNext ? 'newPassword' : 'password'))
    }
    showToast({ tone: 'success', text: t`비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.` })
    onClose()
  }

  function refuse(field: 'current' | 'next', text: string): void {
    setErrors({ [field]: text })
    document.getElementById(`${id}-${field}`)?.focus()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      closesOutside={false}
      title={t`비밀번호 바꾸기`}
      description={t`바꾸면 다른 기기에서는 로그아웃돼요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            look="ink"
            disabledReason={offline ?? (isBusy ? t`바꾸는 중이에요` : undefined)}
          >
            <Trans>비밀번호 바꾸기</Trans>
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} className={styles.form} onSubmit={() => void change()}>
        {/* Tells a password manager whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <OwnPassword
          id={`${id}-current`}
          label={t`현재 비밀번호`}
          name="password"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onText={(text) => {
            setErrors({})
            setCurrent(text)
          }}
        />
        <OwnPassword
          id={`${id}-next`}
          label={t`새 비밀번호`}
          name="newPassword"
          autoComplete="new-password"
          minLength={8}
          maxLength={64}
          hint={<Trans>8자에서 64자까지, 글자와 숫자를 함께 써 주세요</Trans>}
          value={next}
          error={errors.next}
          onText={(text) => {
            setErrors({})
            setNext(text)
          }}
        />
      </Form>
    </Dialog>
  )
}

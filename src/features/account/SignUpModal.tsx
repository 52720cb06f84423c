import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './Account.module.css'
import { LoginForm } from './LoginForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/**
 * Signing up or in without leaving what is being written. Opened while mounted, so that it can come lazily:
 * `lazy(() => import('#features/account/SignUpModal.tsx'))`.
 */
export default function SignUpModal({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [way, setWay] = useState<'signUp' | 'logIn'>('signUp')
  const isNew = way === 'signUp'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      closesOutside={false}
      title={isNew ? t`새김 시작하기` : t`로그인`}
      description={t`쓰던 글은 그대로 옮겨져요`}
      closeLabel={t`닫기`}
    >
      {isNew ? <SignUpForm onDone={onClose} /> : <LoginForm onDone={onClose} />}
      <p className={styles.other}>
        {isNew ? <Trans>이미 계정이 있나요?</Trans> : <Trans>아직 계정이 없나요?</Trans>}{' '}
        <Button look="quiet" size="small" onClick={() => setWay(isNew ? 'logIn' : 'signUp')}>
          {isNew ? <Trans>로그인</Trans> : <Trans>가입하기</Trans>}
        </Button>
      </p>
    </Dialog>
  )
}

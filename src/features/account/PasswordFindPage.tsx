import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isEmail } from '#model/access/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './forms/Account.module.css'
import { askCode } from './forms/account-calls.ts'
import { EmailField } from './forms/EmailField.tsx'
import { handOn, useGivenEmail } from './forms/given-email.ts'
import { savedEmail } from './forms/saved-email.ts'

/**
 * Requests a code. The response is the same for every address, so that it does not show which addresses have an
 * account.
 */
export function PasswordFindPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [email, setEmail] = useState(useGivenEmail() ?? savedEmail())
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { redirectUrl } = search
  const onward = redirectUrl === undefined ? {} : { redirectUrl }

  async function send(): Promise<void> {
    if (isBusy || offline) return
    if (!isEmail(email)) return setError(t`유효하지 않은 이메일입니다.`)
    setIsBusy(true)
    const result = await askCode(email.trim(), 'PASSWORD')
    setIsBusy(false)
    if (!result.ok) return setError(failureWords(result, 'email'))
    await navigate({ to: '/account/cert/password/reset', search: onward, state: handOn(email) })
  }

  return (
    <>
      <PageHead
        title={<Trans>비밀번호 찾기</Trans>}
        note={<Trans>가입한 이메일로 여섯 자리 인증 코드를 보내 드려요</Trans>}
      />
      <Form className={styles.form} onSubmit={() => void send()}>
        <EmailField
          value={email}
          error={error}
          onText={(text) => {
            setError(undefined)
            setEmail(text)
          }}
        />
        <Button
          type="submit"
          look="ink"
          size="large"
          isBlock
          disabledReason={offline ?? (isBusy ? t`코드를 보내는 중이에요` : undefined)}
        >
          <Trans>인증 코드 받기</Trans>
        </Button>
      </Form>
      <p className={styles.other}>
        <Trans>비밀번호가 기억났나요?</Trans>{' '}
        <Link to="/account/login" search={onward} state={handOn(email)} className={linkClass}>
          <Trans>로그인</Trans>
        </Link>
      </p>
    </>
  )
}

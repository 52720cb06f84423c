import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { readQuest } from '#kits/brands/quest-record.ts'
import { isEmail } from '#model/access/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './forms/Account.module.css'
import { toSignUp } from './forms/code-ways.ts'
import { EmailField } from './forms/EmailField.tsx'
import { handOn, useGivenEmail } from './forms/given-email.ts'
import { useAfterSignIn } from './forms/useAfterSignIn.ts'
import type { Newcomer } from './social/newcomer.ts'

const SocialSignIn = lazyComponent(() => import('./social/SocialSignIn.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const NewcomerStep = lazyComponent(() => import('./social/NewcomerStep.tsx'))

/** Choice between sign-up by e-mail address and by a provider. */
export function SignUpIntroPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [email, setEmail] = useState(useGivenEmail() ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  const { redirectUrl } = search
  const arrive = useAfterSignIn(redirectUrl)
  const onward = redirectUrl === undefined ? {} : { redirectUrl }

  async function goOn(): Promise<void> {
    if (isBusy || offline) return
    if (!isEmail(email)) return setError(t`유효하지 않은 이메일입니다.`)
    setIsBusy(true)
    const result = await toSignUp.send(email.trim())
    setIsBusy(false)
    if (!result.ok) return setError(failureWords(result, 'email'))
    await navigate({ to: '/account/signup', search: onward, state: handOn(email) })
  }

  if (newcomer) {
    return (
      <Suspense fallback={null}>
        <NewcomerStep
          newcomer={newcomer}
          onDone={(brand) => arrive(brand === null ? '/quest/0' : '/brand')}
          onBack={() => setNewcomer(null)}
        />
      </Suspense>
    )
  }
  return (
    <>
      <PageHead
        title={<Trans>새김 시작하기</Trans>}
        note={<Trans>가입하면 다른 기기와 팀에서도 내 브랜드를 볼 수 있어요</Trans>}
      />
      <Form className={styles.form} onSubmit={() => void goOn()}>
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
          disabledReason={offline ?? (isBusy ? t`확인하는 중이에요` : undefined)}
        >
          <Trans>이메일로 계속하기</Trans>
        </Button>
      </Form>
      <SocialSignIn
        redirectUrl={redirectUrl}
        onDone={(brand) => arrive(brand === null ? '/profile' : '/brand')}
        onNewcomer={setNewcomer}
      />
      <p className={styles.other}>
        <Trans>이미 계정이 있나요?</Trans>{' '}
        <Link to="/account/login" search={onward} state={handOn(email)} className={linkClass}>
          <Trans>로그인</Trans>
        </Link>
      </p>
      <p className={styles.other}>
        <Trans>가입하지 않고도 쓸 수 있어요.</Trans> <WithoutAccount />
      </p>
    </>
  )
}

/** Goes on where the person was: at the question, at the result, or in the brand; otherwise to the first question. */
function WithoutAccount() {
  const { brand } = useSession()
  const local = brand !== null && isLocal(brand) ? brand : null
  const quest = local && readQuest(local)
  const isAsked = local === null || quest?.isOver === false
  const words = <Trans>먼저 써 보기</Trans>
  if (!isAsked)
    return (
      <Link to="/brand" className={linkClass}>
        {words}
      </Link>
    )
  return (
    <Link to="/quest/$step" params={{ step: String(quest?.step ?? 0) }} className={linkClass}>
      {words}
    </Link>
  )
}

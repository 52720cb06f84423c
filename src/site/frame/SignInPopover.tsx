import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { type SignInProvider, useSite } from '../page/site-context.ts'
import styles from './SignInPopover.module.css'

export const signInId = 'site-sign-in'

/**
 * The ways to log in and to sign up, over the page, which take the focus. It opens without a script; what is typed is typed in the
 * app.
 */
export function SignInPopover() {
  const { t } = useLingui()
  const { signIn } = useSite()
  const nameOf = useProviderName()
  return (
    <div
      id={signInId}
      popover="auto"
      role="dialog"
      aria-labelledby="site-sign-in-title"
      className={styles.dialog}
    >
      <div className={styles.head}>
        <h2 id="site-sign-in-title">
          <Trans>로그인</Trans>
        </h2>
        <button
          type="button"
          popoverTarget={signInId}
          popoverTargetAction="hide"
          aria-label={t`닫기`}
          className={buttonClass({ look: 'quiet', isIconOnly: true })}
        >
          <Icon of={X} />
        </button>
      </div>
      <Note>
        <Trans>로그인하면 이어서 쓸 수 있어요</Trans>
      </Note>
      <div className={styles.ways}>
        {signIn.map((provider) => {
          const name = nameOf(provider)
          return (
            <a
              key={provider}
              href={`${appAddresses.logIn}?sns=${provider}`}
              className={buttonClass({ size: 'large', isBlock: true })}
            >
              <Trans>{name} 로그인</Trans>
            </a>
          )
        })}
        <a
          href={appAddresses.logIn}
          className={buttonClass({ look: 'ink', size: 'large', isBlock: true })}
          // biome-ignore lint/a11y/noAutofocus: moves the focus only when the popover opens, as a dialog does
          autoFocus
        >
          <Trans>이메일로 로그인</Trans>
        </a>
      </div>
      <Note>
        <Trans>아직 계정이 없나요?</Trans>{' '}
        <a href={appAddresses.signUp} className={linkClass}>
          <Trans>가입하기</Trans>
        </a>
      </Note>
    </div>
  )
}

function useProviderName(): (provider: SignInProvider) => string {
  const { t } = useLingui()
  const names: Readonly<Record<SignInProvider, string>> = {
    google: 'Google',
    kakao: t`카카오`,
    naver: t`네이버`,
    facebook: 'Facebook',
  }
  return (provider) => names[provider]
}

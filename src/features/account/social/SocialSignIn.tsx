import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { type Provider, providers } from '#kits/account/providers/attempt.ts'
import { isInApp } from '#kits/account/providers/in-app-browser.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { useSocialWords } from '#kits/account/providers/useSocialWords.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import styles from './SocialSignIn.module.css'
import { type SocialSignInProps, useSocialSignIn } from './useSocialSignIn.ts'

const InAppDialog = lazyComponent(() => import('./InAppDialog.tsx'))

interface Props extends SocialSignInProps {
  /** Whether the buttons are below another way to sign in; then a divider is shown above them. */
  isSecond?: boolean
  /** The provider that a link to the login names, in either case: its button comes first and has the focus. */
  first?: string | undefined
}

/** A button for each provider configured on the server; renders nothing if there is none. */
export default function SocialSignIn({ isSecond = true, first: named, ...props }: Props) {
  const { t } = useLingui()
  const on = useProviders()?.login
  const nameOf = useProviderName()
  const words = useSocialWords()
  const offline = useOnlineReason()
  const { waitsFor, refusal, enter } = useSocialSignIn(props)
  const [isOutOfReach, setIsOutOfReach] = useState(false)
  const first = named?.toLowerCase()
  const shown = providers
    .filter((provider) => on?.[provider])
    .sort((a, b) => Number(b === first) - Number(a === first))
  if (shown.length === 0) return null

  function press(provider: Provider): void {
    if (provider === 'google' && isInApp()) setIsOutOfReach(true)
    else void enter(provider)
  }

  return (
    <section
      className={classNames(styles.providers, isSecond && styles.second)}
      aria-label={t`다른 서비스로 로그인`}
    >
      {isSecond && (
        <p className={styles.or}>
          <Trans>또는</Trans>
        </p>
      )}
      {refusal && (
        <Banner
          tone="danger"
          look="box"
          actions={
            refusal.code === 'DORMANT_USER' && (
              <Link to="/account/cert/dormancy" search={{}} className={buttonClass({ size: 'small' })}>
                <Trans>휴면 풀기</Trans>
              </Link>
            )
          }
        >
          {words(refusal)}
        </Banner>
      )}
      {shown.map((provider) => {
        const name = nameOf(provider)
        return (
          <Button
            key={provider}
            size="large"
            isBlock
            className={styles.provider}
            icon={<ProviderMark of={provider} />}
            ref={provider === first ? focusOnce : undefined}
            onClick={() => press(provider)}
            disabledReason={offline}
            reasonAt="hidden"
          >
            <span aria-live="polite">
              {waitsFor === provider ? (
                <Trans>{name} 창에서 로그인을 마쳐 주세요</Trans>
              ) : (
                <Trans>{name} 계정으로 계속하기</Trans>
              )}
            </span>
          </Button>
        )
      })}
      {isOutOfReach && (
        <Suspense fallback={null}>
          <InAppDialog onClose={() => setIsOutOfReach(false)} />
        </Suspense>
      )}
    </section>
  )
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { currentBrand } from '#engine/identity/session.ts'
import { askProvider } from '#kits/account/providers/ask-provider.ts'
import type { Provider, SocialRefusal } from '#kits/account/providers/attempt.ts'
import { hasNoWindows } from '#kits/account/providers/in-app-browser.ts'
import { completeSignIn } from '#kits/account/sign-in.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { cookieFailure } from '../forms/with-cookies.ts'
import type { Newcomer } from './newcomer.ts'

export interface SocialSignInProps {
  /** Where to go after sign-in if this tab has to leave for the provider. */
  redirectUrl?: string | undefined
  /** Called after login with the brand that is open now. */
  onDone: (brand: BrandRef | null) => void
  /** Called for a person without an account: the terms come next. */
  onNewcomer: (newcomer: Newcomer) => void
  /** Called when the popup was closed by hand. */
  onClosed?: () => void
}

interface SocialSignIn {
  /** The provider whose popup is open. */
  readonly waitsFor: Provider | null
  readonly refusal: SocialRefusal | null
  /** Starts a sign-in. Has to be called in a click handler, because it opens a popup. */
  enter(provider: Provider): Promise<void>
}

export function useSocialSignIn({
  redirectUrl,
  onDone,
  onNewcomer,
  onClosed,
}: SocialSignInProps): SocialSignIn {
  const { t } = useLingui()
  const [waitsFor, setWaitsFor] = useState<Provider | null>(null)
  const [refusal, setRefusal] = useState<SocialRefusal | null>(null)
  const [leaving] = useState(() => new AbortController())
  // After this screen is gone, the popup handles the result itself.
  useEffect(() => () => leaving.abort(), [leaving])

  async function enter(provider: Provider): Promise<void> {
    const refused = cookieFailure()
    setRefusal(refused)
    if (refused) return
    setWaitsFor(provider)
    const options = { redirectUrl, inThisTab: hasNoWindows(), signal: leaving.signal }
    const outcome = await askProvider(provider, 'login', options)
    if (outcome.kind === 'given up' || outcome.kind === 'leaving') return
    setWaitsFor(null)
    if (outcome.kind === 'closed') return outcome.isSignedIn ? finish(currentBrand()) : onClosed?.()
    const { result } = outcome
    if (!result.ok) return setRefusal(result.code === 'SNS_CANCELLED' ? null : result)
    if (result.answer.snsAuthType === 'SIGNUP') return onNewcomer(result.answer)
    finish(await completeSignIn(result.answer))
  }

  function finish(brand: BrandRef | null): void {
    showToast({ tone: 'success', text: t`로그인했어요.` })
    onDone(brand)
  }

  return { waitsFor, refusal, enter }
}

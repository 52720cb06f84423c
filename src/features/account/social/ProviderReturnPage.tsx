import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { SocialRefusal } from '#kits/account/providers/attempt.ts'
import { finishAttempt, isOfPlanner, sendResult } from '#kits/account/providers/provider-return.ts'
import { useSocialWords } from '#kits/account/providers/useSocialWords.ts'
import { completeSignIn } from '#kits/account/sign-in.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { useAfterSignIn } from '../forms/useAfterSignIn.ts'
import { cookieFailure } from '../forms/with-cookies.ts'
import type { Newcomer } from './newcomer.ts'
import { useProviderReturn } from './useProviderReturn.ts'

const NewcomerStep = lazyComponent(() => import('./NewcomerStep.tsx'))

type State =
  | { readonly kind: 'working' }
  /** The page that started the sign-in has received the result and continues. */
  | { readonly kind: 'told' }
  | { readonly kind: 'newcomer'; readonly newcomer: Newcomer; readonly redirectUrl: string | null }
  | { readonly kind: 'refused'; readonly refusal: SocialRefusal; readonly redirectUrl: string | null }

/**
 * Landing page of the OAuth redirect: passes the result to the page that waits for it, or continues here if
 * none does.
 */
export function ProviderReturnPage({ provider }: { provider: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const words = useSocialWords()
  const goBack = useProviderReturn()
  const [state, setState] = useState<State>({ kind: 'working' })
  const goTo = (path: string) => router.history.replace(path)
  const arriveAt = useAfterSignIn(undefined)
  const toLogin = (redirectUrl: string | null) =>
    void router.navigate({ to: '/account/login', search: onwardTo(redirectUrl), replace: true })

  async function take(): Promise<void> {
    const query = Object.fromEntries(new URLSearchParams(location.search).entries())
    // Removes the code from the URL: it would stay in the browser's history and be sent as referrer.
    goTo(location.pathname)
    const { attempt, result } = await finishAttempt(provider, query)
    if (attempt?.isAwaited && (await sendResult(attempt.id, result))) {
      setState({ kind: 'told' })
      return window.close()
    }
    if (attempt && attempt.mode !== 'login') return goBack(attempt, result)
    // The attempt is too old, or was begun elsewhere.
    if (isOfPlanner(provider)) return goTo('/brand/setting/team')
    const redirectUrl = attempt?.redirectUrl ?? null
    if (!result.ok) {
      if (result.code === 'SNS_CANCELLED') return toLogin(redirectUrl)
      return setState({ kind: 'refused', refusal: result, redirectUrl })
    }
    if (!('snsAuthType' in result.answer)) return goTo('/profile')
    if (result.answer.snsAuthType === 'SIGNUP')
      return setState({ kind: 'newcomer', newcomer: result.answer, redirectUrl })
    const refused = cookieFailure()
    if (refused) return setState({ kind: 'refused', refusal: refused, redirectUrl })
    const brand = await completeSignIn(result.answer)
    showToast({ tone: 'success', text: t`로그인했어요.` })
    arriveAt(redirectUrl ?? (brand === null ? '/profile' : '/brand'))
  }

  const takeOnce = useEffectEvent(() => void take())
  // Runs once: the code in the address can be used only once.
  useEffect(() => takeOnce(), [])

  if (state.kind === 'newcomer') {
    const { newcomer, redirectUrl } = state
    return (
      <Suspense fallback={null}>
        <NewcomerStep
          newcomer={newcomer}
          onDone={(brand: BrandRef | null) =>
            arriveAt(redirectUrl ?? (brand === null ? '/quest/0' : '/brand'))
          }
          onBack={() => toLogin(redirectUrl)}
        />
      </Suspense>
    )
  }
  if (state.kind === 'refused') {
    return (
      <>
        <PageHead title={<Trans>로그인하지 못했어요</Trans>} />
        <Stack gap={4}>
          <Banner tone="danger" look="box">
            {words(state.refusal)}
          </Banner>
          <Link
            to="/account/login"
            search={onwardTo(state.redirectUrl)}
            className={buttonClass({ look: 'ink', size: 'large', isBlock: true })}
          >
            <Trans>로그인으로 돌아가기</Trans>
          </Link>
        </Stack>
      </>
    )
  }
  const isConnecting = isOfPlanner(provider)
  return (
    <div aria-busy={state.kind === 'working'}>
      {state.kind === 'told' ? (
        <PageHead
          title={isConnecting ? <Trans>계정 연결을 마쳤어요</Trans> : <Trans>로그인을 마쳤어요</Trans>}
          note={<Trans>이 창을 닫고 처음 화면으로 돌아가 주세요</Trans>}
        />
      ) : (
        <PageHead
          title={isConnecting ? <Trans>계정을 연결하고 있어요</Trans> : <Trans>로그인하고 있어요</Trans>}
        />
      )}
    </div>
  )
}

function onwardTo(redirectUrl: string | null): { redirectUrl?: string } {
  return redirectUrl === null ? {} : { redirectUrl }
}

import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Attempt, SocialAnswers, SocialResult } from '#kits/account/providers/attempt.ts'
import { keepProof } from '#kits/account/providers/proof.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { useSocialWords } from '#kits/account/providers/useSocialWords.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Navigates back to the account page that was left for the provider, and passes on the result. */
export function useProviderReturn(): (attempt: Attempt, result: SocialResult) => Promise<void> {
  const { t } = useLingui()
  const router = useRouter()
  const nameOf = useProviderName()
  const words = useSocialWords()
  return async ({ provider, mode, redirectUrl, carried }, result) => {
    if (mode === 'confirm') keepProof({ result: result as SocialResult<'confirm'>, carried })
    else if (result.ok) {
      const { changeMe } = await import('#kits/account/me.ts')
      await changeMe({ logins: (result.answer as SocialAnswers['link']).logins })
      showToast({ tone: 'success', text: t`${nameOf(provider)} 계정을 연결했어요.` })
    } else if (result.code !== 'SNS_CANCELLED') showToast({ tone: 'error', text: words(result) })
    router.history.replace(redirectUrl ?? '/profile/setting')
  }
}

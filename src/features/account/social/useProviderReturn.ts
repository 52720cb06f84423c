import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Attempt, SocialAnswers, SocialResult } from '#kits/account/providers/attempt.ts'
import { keepProof } from '#kits/account/providers/proof.ts'
import { useConnectWords } from '#kits/account/providers/useConnectWords.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { useSocialWords } from '#kits/account/providers/useSocialWords.ts'
import { openSnsAccounts } from '#kits/sns/sns-dialogs.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Navigates back to the page that was left for the provider, and passes on the result. */
export function useProviderReturn(): (attempt: Attempt, result: SocialResult) => Promise<void> {
  const { t } = useLingui()
  const router = useRouter()
  const nameOf = useProviderName()
  const words = useSocialWords()
  const connectWords = useConnectWords()
  const fail = (text: string | null) => text !== null && showToast({ tone: 'error', text })
  return async ({ provider, mode, redirectUrl, carried }, result) => {
    if (mode === 'confirm') keepProof({ result: result as SocialResult<'confirm'>, carried })
    else if (mode === 'planner') {
      if (result.ok) showToast({ tone: 'success', text: t`${nameOf(provider)} 계정을 연결했어요.` })
      else fail(connectWords(result))
      openSnsAccounts()
    } else if (result.ok) {
      const { changeMe } = await import('#kits/account/me.ts')
      await changeMe({ logins: (result.answer as SocialAnswers['link']).logins })
      showToast({ tone: 'success', text: t`${nameOf(provider)} 계정을 연결했어요.` })
    } else if (result.code !== 'SNS_CANCELLED') fail(words(result))
    router.history.replace(redirectUrl ?? (mode === 'planner' ? '/brand/setting/team' : '/profile/setting'))
  }
}

import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { checkStepUp } from '#contract/second-factor.ts'
import { unlink } from '#contract/sign-in.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { rest } from '#engine/rest/rest.ts'
import { changeMe } from '#kits/account/me.ts'
import { askProvider } from '#kits/account/providers/ask-provider.ts'
import type { Provider } from '#kits/account/providers/attempt.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { useSocialWords } from '#kits/account/providers/useSocialWords.ts'
import { withStepUp } from '#kits/account/step-up.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'

interface Links {
  /** The provider whose popup is open, or that is being unlinked. */
  readonly busy: Provider | null
  /** Has to be called in a click handler, because it opens a popup. */
  link(provider: Provider): Promise<void>
  unlink(provider: Provider): Promise<void>
}

/** Links providers to the account and unlinks them. */
export function useLinkedProviders(): Links {
  const { t } = useLingui()
  const nameOf = useProviderName()
  const socialWords = useSocialWords()
  const failureMessage = useFailureMessage()
  const { history } = useRouter()
  const [busy, setBusy] = useState<Provider | null>(null)
  const fail = (text: string) => void showToast({ tone: 'error', text })

  return {
    busy,
    async link(provider) {
      setBusy(provider)
      // Before the person is sent to the provider, because the code of the provider's answer is valid once.
      const allowed = await withStepUp(() => rest(checkStepUp))
      if (!allowed.ok && allowed.code !== 'OFFLINE') {
        setBusy(null)
        return allowed.code === 'SECOND_STEP_NEEDED' ? undefined : showMessage(failureMessage(allowed))
      }
      const outcome = await askProvider(provider, 'link', { redirectUrl: history.location.pathname })
      setBusy(null)
      // A popup closed by hand is no error.
      if (outcome.kind !== 'answered') return
      const { result } = outcome
      if (!result.ok) return result.code === 'SNS_CANCELLED' ? undefined : fail(socialWords(result))
      await changeMe({ logins: result.answer.logins })
      showToast({ tone: 'success', text: t`${nameOf(provider)} 계정을 연결했어요.` })
    },
    async unlink(provider) {
      setBusy(provider)
      const result = await rest(unlink, { params: { provider } })
      setBusy(null)
      if (!result.ok) return showMessage(failureMessage(result))
      await changeMe({ logins: result.answer.logins })
      showToast({ tone: 'success', text: t`${nameOf(provider)} 계정 연결을 끊었어요.` })
    },
  }
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { disconnectSnsAccount, listSnsAccounts } from '#contract/sns.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'
import { type ReadView, useCachedRead } from '#engine/reads/useCachedRead.ts'
import { rest } from '#engine/rest/rest.ts'
import { askProvider } from '#kits/account/providers/ask-provider.ts'
import type { PlannerProvider } from '#kits/account/providers/attempt.ts'
import { hasNoWindows } from '#kits/account/providers/in-app-browser.ts'
import { useConnectWords } from '#kits/account/providers/useConnectWords.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'

export type SnsAccountList = AnswerOf<typeof listSnsAccounts>
export type SnsAccount = SnsAccountList['_embedded']['snsAccounts'][number]

const snsAccountsRead = cachedRead({ call: listSnsAccounts, scope: 'brand', maxAge: 0 })

export interface SnsAccounts {
  readonly read: ReadView<SnsAccountList>
  /** The provider whose window is open. */
  readonly waitsFor: PlannerProvider | null
  /** Has to be called in a click handler, because it opens a window. Failures are shown. */
  connect(provider: PlannerProvider): Promise<void>
  disconnect(account: SnsAccount): Promise<void>
}

/** The accounts of a brand at social networks. `mayRead`: whether the role lets the member see them. */
export function useSnsAccounts(idBrand: number, mayRead: boolean): SnsAccounts {
  const { t } = useLingui()
  const nameOf = useProviderName()
  const connectWords = useConnectWords()
  const failureMessage = useFailureMessage()
  const read = useCachedRead(snsAccountsRead, { brand: mayRead ? idBrand : null })
  const [waitsFor, setWaitsFor] = useState<PlannerProvider | null>(null)
  const [leaving] = useState(() => new AbortController())
  // After the dialog is gone, the window handles the result itself.
  useEffect(() => () => leaving.abort(), [leaving])

  return {
    read,
    waitsFor,
    async connect(provider) {
      setWaitsFor(provider)
      const outcome = await askProvider(provider, 'planner', {
        redirectUrl: location.pathname + location.search,
        carried: String(idBrand),
        inThisTab: hasNoWindows(),
        signal: leaving.signal,
      })
      if (outcome.kind === 'given up' || outcome.kind === 'leaving') return
      setWaitsFor(null)
      // One that was closed by hand may have connected the account before.
      read.reload()
      if (outcome.kind === 'closed') return
      const { result } = outcome
      const words = result.ok ? t`${nameOf(provider)} 계정을 연결했어요.` : connectWords(result)
      if (words !== null) showToast({ tone: result.ok ? 'success' : 'error', text: words })
    },
    async disconnect(account) {
      const result = await rest(disconnectSnsAccount, { params: { id: account.id } }, { idBrand })
      // NOT_FOUND: another session disconnected it already.
      if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
      read.reload()
      showToast({ tone: 'success', text: t`${account.name} 계정 연결을 끊었어요.` })
    },
  }
}

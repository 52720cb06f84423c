import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOnline } from '#device/browser/network.ts'
import { useFailureMessage } from '#device/failures/useFailureMessage.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { addressOf, askNewShare, askRevoke, askShares, type NewShare, type Share } from './share-calls.ts'

export interface Shares {
  /** Newest first; null while loading, and if loading failed. */
  readonly shares: readonly Share[] | null
  /** Creates a link and copies it. Failures are shown. */
  create(wanted: NewShare): Promise<void>
  revoke(share: Share): Promise<void>
  copy(share: Share): Promise<void>
}

/** The open share links of a brand, from the server. */
export function useShares(idBrand: number | null): Shares {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [shares, setShares] = useState<readonly Share[] | null>(null)

  useEffect(() => {
    if (idBrand === null || !isOnline) return
    let isOver = false
    void askShares(idBrand).then((result) => {
      if (!isOver && result.ok) setShares(result.answer._embedded.shares)
    })
    return () => {
      isOver = true
    }
  }, [idBrand, isOnline])

  const failureMessage = useFailureMessage()

  async function copy(share: Share): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressOf(share))
      showToast({ tone: 'success', text: t`링크를 복사했어요` })
    } catch {
      showToast({ tone: 'error', text: t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.` })
    }
  }

  return {
    shares,
    copy,
    async create(wanted) {
      if (idBrand === null) return
      const result = await askNewShare(idBrand, wanted, crypto.randomUUID())
      if (!result.ok) return showMessage(failureMessage(result))
      setShares((known) => [result.answer, ...(known ?? [])])
      await copy(result.answer)
    },
    async revoke(share) {
      if (idBrand === null) return
      const result = await askRevoke(idBrand, share.idShare)
      // NOT_FOUND: somebody else revoked it already.
      if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
      setShares((known) => known?.filter(({ idShare }) => idShare !== share.idShare) ?? null)
      showToast({ tone: 'success', text: t`링크를 닫았어요. 이제 아무도 열 수 없어요` })
    },
  }
}

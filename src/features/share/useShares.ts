import { useLingui } from '@lingui/react/macro'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { copyText } from '#ui/overlays/copy-text.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import {
  addressOf,
  askNewShare,
  askRevoke,
  changeShares,
  type NewShare,
  type Share,
  sharesRead,
} from './share-calls.ts'

export interface Shares {
  /** Newest first, as the server or else this device has them; null while there are none. */
  readonly shares: readonly Share[] | null
  /** When the server said so, in epoch ms; null where it has said so just now. */
  readonly storedAt: number | null
  /** Creates a link and copies it. Failures are shown. */
  create(wanted: NewShare): Promise<void>
  revoke(share: Share): Promise<void>
  copy(share: Share): Promise<void>
}

/** The open share links of a brand. */
export function useShares(idBrand: number | null): Shares {
  const { t } = useLingui()
  const { data, state, reload } = useCachedRead(sharesRead, { brand: idBrand })
  const shares = data?._embedded.shares ?? null
  const failureMessage = useFailureMessage()

  async function copy(share: Share): Promise<void> {
    const address = addressOf(share)
    if (address === null) return
    await copyText(address, t`링크를 복사했어요`, t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.`)
  }

  return {
    shares,
    storedAt: state.kind === 'failed' ? state.at : null,
    copy,
    async create(wanted) {
      if (idBrand === null) return
      const result = await askNewShare(idBrand, wanted, crypto.randomUUID())
      if (!result.ok) return showMessage(failureMessage(result))
      await changeShares(idBrand, [result.answer, ...(shares ?? [])])
      reload()
      await copy(result.answer)
    },
    async revoke(share) {
      if (idBrand === null) return
      const result = await askRevoke(idBrand, share.idShare)
      // NOT_FOUND: another session revoked it already.
      if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
      await changeShares(idBrand, shares?.filter(({ idShare }) => idShare !== share.idShare) ?? [])
      reload()
      showToast({ tone: 'success', text: t`링크를 닫았어요. 이제 아무도 열 수 없어요` })
    },
  }
}

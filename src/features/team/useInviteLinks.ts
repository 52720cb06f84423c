import { useLingui } from '@lingui/react/macro'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useAnswer } from '#engine/rest/useAnswer.ts'
import { addressOfLink } from '#kits/links/address-of-link.ts'
import { useCopyLink } from '#kits/links/useCopyLink.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { askLinks, askRevoke, type InviteLink } from './link-calls.ts'

export interface InviteLinks {
  /** Newest first; null until they are loaded, and if loading failed. */
  readonly links: readonly InviteLink[] | null
  readonly failure: Failure | null
  /** Takes a link in that was just made, and copies its address. */
  add(link: InviteLink): void
  copy(link: InviteLink): Promise<void>
  revoke(link: InviteLink): Promise<void>
  reload(): void
}

/** The links of a team by which several people may join. */
export function useInviteLinks(idBrand: number): InviteLinks {
  const { t } = useLingui()
  const failureMessage = useFailureMessage()
  const { answer: links, failure, set, reload } = useAnswer(() => askLinks(idBrand))
  const copyLink = useCopyLink()
  const copy = (link: InviteLink) => copyLink(addressOfLink(link))

  return {
    links,
    failure,
    reload,
    copy,
    add(link) {
      set([link, ...(links ?? []).filter(({ idLink }) => idLink !== link.idLink)])
      void copy(link)
    },
    async revoke(link) {
      const result = await askRevoke(idBrand, link.idLink)
      // NOT_FOUND: another session revoked it already.
      if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
      set((links ?? []).filter(({ idLink }) => idLink !== link.idLink))
      showToast({ tone: 'success', text: t`초대 링크를 닫았어요. 이제 아무도 들어올 수 없어요.` })
    },
  }
}

import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import type { Result } from '#engine/rest/rest.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { addressOfLink } from './address-of-link.ts'
import { useCopyLink } from './useCopyLink.ts'

/** The calls of one kind of links of a brand. */
interface LinkCalls<Link, Wanted> {
  readonly idOf: (link: Link) => number
  /** The idempotency key is made for a press, so that a repeated request creates one link. */
  readonly askNew: (idBrand: number, wanted: Wanted, idempotencyKey: string) => Promise<Result<Link>>
  readonly askRevoke: (idBrand: number, id: number) => Promise<Result<unknown>>
  /** Changes the list that this device has. */
  readonly change: (idBrand: number, links: readonly Link[]) => Promise<void>
}

interface Shown<Link> {
  /** null: the brand is on this device alone, and has no links. */
  readonly idBrand: number | null
  /** Newest first; null while there are none. */
  readonly links: readonly Link[] | null
  readonly reload: () => void
}

export interface LinkActs<Link, Wanted> {
  /** Creates a link and copies it. Failures are shown. Another press while one is created does nothing. */
  create(wanted: Wanted): Promise<void>
  /** Why none can be created just now; undefined: it can. */
  readonly whyBusy: string | undefined
  revoke(link: Link): Promise<void>
  copy(link: Link): Promise<void>
}

/** What is done with the links of a list that this device keeps. */
export function useLinkActs<Link extends { readonly url: string }, Wanted>(
  { idOf, askNew, askRevoke, change }: LinkCalls<Link, Wanted>,
  { idBrand, links, reload }: Shown<Link>,
): LinkActs<Link, Wanted> {
  const { t } = useLingui()
  const failureMessage = useFailureMessage()
  const copyLink = useCopyLink()
  const [isCreating, setIsCreating] = useState(false)
  // Two presses come before one is rendered.
  const creating = useRef<Promise<void> | null>(null)
  const copy = (link: Link) => copyLink(addressOfLink(link))
  const createOne = async (idBrand: number, wanted: Wanted) => {
    const result = await askNew(idBrand, wanted, crypto.randomUUID())
    if (!result.ok) return showMessage(failureMessage(result))
    await change(idBrand, [result.answer, ...(links ?? [])])
    reload()
    await copy(result.answer)
  }
  return {
    copy,
    whyBusy: isCreating ? t`만드는 중이에요` : undefined,
    async create(wanted) {
      if (idBrand === null || creating.current) return
      setIsCreating(true)
      creating.current = createOne(idBrand, wanted).finally(() => {
        creating.current = null
        setIsCreating(false)
      })
      await creating.current
    },
    async revoke(link) {
      if (idBrand === null) return
      const result = await askRevoke(idBrand, idOf(link))
      // NOT_FOUND: another session revoked it already.
      if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
      await change(idBrand, links?.filter((each) => idOf(each) !== idOf(link)) ?? [])
      reload()
      showToast({ tone: 'success', text: t`링크를 닫았어요. 이제 아무도 열 수 없어요` })
    },
  }
}

import { useEffect, useState } from 'react'
import { readLemonSubscription } from '#contract/lemon-squeezy.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { reloadBilling } from '../billing-reads.ts'
import { isHostedPage } from './hosted-page.ts'
import { openHostedWindow } from './hosted-window.ts'
import { noHostedPage } from './no-hosted-page.ts'

/** `update`: another plan. `payMethod`: another card. */
export type PortalPage = 'portal' | 'update' | 'payMethod'

export interface PortalView {
  readonly isBusy: boolean
  readonly failure: Failure | null
  /** The page that the browser has not opened. */
  readonly blocked: string | null
  go(page: PortalPage): Promise<void>
}

/** The pages of Lemon Squeezy where a running subscription is changed. Their addresses are asked for at each press. */
export function usePortal(idBrand: number): PortalView {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [blocked, setBlocked] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)

  // What was changed there is read when the payer comes back.
  useEffect(() => {
    if (!isLeft) return
    const reload = () => void reloadBilling(idBrand)
    addEventListener('focus', reload)
    return () => removeEventListener('focus', reload)
  }, [isLeft, idBrand])

  async function go(page: PortalPage): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    setBlocked(null)
    const hosted = openHostedWindow()
    const result = await rest(readLemonSubscription, {}, { idBrand })
    setIsBusy(false)
    const urls = result.ok ? result.answer.urls : null
    const url = urls && (urls[page] ?? urls.portal)
    if (url === null || !isHostedPage(url, location.origin)) {
      hosted.close()
      return setFailure(result.ok ? noHostedPage : result)
    }
    setIsLeft(true)
    if (!hosted.show(url)) setBlocked(url)
  }
  return { isBusy, failure, blocked, go }
}

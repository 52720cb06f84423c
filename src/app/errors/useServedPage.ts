import { useEffect, useState } from 'react'
import { isOnline } from '#device/browser/network.ts'
import { openServedPage, type PageState } from '../updates/open-served-page.ts'

/** Opens the page of the public site that the server has at `address`. Looks again when the network is back. */
export function useServedPage(address: string): PageState {
  const [found, setFound] = useState<{ address: string; state: PageState } | null>(null)
  useEffect(() => {
    let isOver = false
    const look = () =>
      void openServedPage(address, (state) => {
        if (!isOver) setFound({ address, state })
      })
    look()
    addEventListener('online', look)
    return () => {
      isOver = true
      removeEventListener('online', look)
    }
  }, [address])
  if (found?.address === address) return found.state
  return isOnline() ? 'looking' : 'unreachable'
}

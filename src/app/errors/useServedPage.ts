import { useEffect, useState } from 'react'
import { isOnline } from '#engine/browser/network.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { openServedPage, type PageState } from '../updates/open-served-page.ts'

const firstPauseMs = 1000
const longestPauseMs = 60_000

/**
 * Opens the page of the public site that the server has at `address`. Looks again when the network is back, and after
 * growing pauses where the browser says that there is one, but the server does not answer.
 */
export function useServedPage(address: string): PageState {
  const [found, setFound] = useState<{ address: string; state: PageState } | null>(null)
  useEffect(() => {
    let isOver = false
    let pauseMs = firstPauseMs
    let timer: Timer | undefined
    const look = () =>
      void openServedPage(address, (state) => {
        if (isOver) return
        setFound({ address, state })
        clearTimeout(timer)
        if ((state !== 'unreachable' && state !== 'failing') || !isOnline()) return
        timer = startTimer(look, pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      })
    const lookAnew = () => {
      pauseMs = firstPauseMs
      look()
    }
    look()
    addEventListener('online', lookAnew)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', lookAnew)
    }
  }, [address])
  if (found?.address === address) return found.state
  return isOnline() ? 'looking' : 'unreachable'
}

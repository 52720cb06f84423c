import { useEffect, useState } from 'react'

/** Whole seconds until a time in epoch ms, updated every second until 0. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = until === null || now >= until
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return isOver ? 0 : Math.ceil((until - now) / 1000)
}

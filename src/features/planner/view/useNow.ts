import { useEffect, useState } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'

const minuteMs = 60_000

/** The begin of this minute in epoch ms, also after the device slept. */
export function useNow(): number {
  const [now, setNow] = useState(readMinute)
  useEffect(() => {
    const update = () => setNow(readMinute())
    const clock = Date.now()
    const timer = startTimer(update, now + minuteMs - clock)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [now])
  return now
}

function readMinute(): number {
  const clock = Date.now()
  return clock - (clock % minuteMs)
}

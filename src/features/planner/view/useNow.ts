import { useEffect, useState } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'

const minuteMs = 60_000

/** The begin of this minute in epoch ms, also after the device slept. */
export function useNow(): number {
  const [now, setNow] = useState(readMinute)
  useEffect(() => {
    const look = () => setNow(readMinute())
    // A timer may fire before the minute is over, and shows nothing new then: the next one is set all the same.
    const tick = () => {
      look()
      timer = startTimer(tick, msOfMinute())
    }
    let timer = startTimer(tick, msOfMinute())
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

/** What is left of this minute. */
function msOfMinute(): number {
  return minuteMs - (Date.now() % minuteMs)
}

function readMinute(): number {
  const clock = Date.now()
  return clock - (clock % minuteMs)
}

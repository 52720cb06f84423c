import { useEffect, useState } from 'react'
import { afterFirstContent } from '#device/browser/first-content.ts'
import { withCompositionWords } from './composition-words.ts'

/** Loads composing code with its words after the first paint; null until it is loaded, or if it cannot be. */
export function useComposer<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<{ readonly loaded: Code } | null>(null)
  useEffect(() => {
    let isGone = false
    const forget = afterFirstContent(() => {
      withCompositionWords(load()).then(
        (loaded) => {
          if (!isGone) setCode({ loaded })
        },
        // Offline and not cached: suggestions are optional, the person can still choose.
        () => {},
      )
    })
    return () => {
      isGone = true
      forget()
    }
  }, [load])
  return code?.loaded ?? null
}

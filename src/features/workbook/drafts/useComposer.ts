import { useEffect, useState } from 'react'
import { afterFirstContent } from '#engine/browser/first-content.ts'
import { withCompositionWords } from './composition-words.ts'

/** Loads code that composes, and its texts, after the first content; null until then, or if that fails. */
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

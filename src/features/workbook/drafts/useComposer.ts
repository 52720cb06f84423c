import { useEffect, useState } from 'react'
import { afterFirstWords } from '#device/browser/first-content.ts'
import { withCompositionWords } from './composition-words.ts'

/** Code that composes, loaded with its words behind the first paint; null until it is there, or where it cannot be had. */
export function useComposer<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<{ readonly loaded: Code } | null>(null)
  useEffect(() => {
    let isGone = false
    const forget = afterFirstWords(() => {
      withCompositionWords(load()).then(
        (loaded) => {
          if (!isGone) setCode({ loaded })
        },
        // Offline before the file was kept: everything is there to choose from all the same.
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

import { useEffect, useState } from 'react'
import { loadLateContent } from '#kits/words/late-content.ts'

type Words = Readonly<Record<string, string>>

/** Name and search words of each symbol by its id; null until they are loaded, none where they cannot be. */
export function useSymbolWords(): Words | null {
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    let isOver = false
    const take = (loaded: Words) => {
      if (!isOver) setWords(loaded)
    }
    loadLateContent('symbols').then(
      ({ symbol = {} }) => take(symbol),
      (cause: unknown) => {
        console.warn('no symbol is proposed by its name', cause)
        take({})
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return words
}

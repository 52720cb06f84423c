import { useEffect, useState } from 'react'
import { loadContent } from '#kits/words/content.ts'
import { loadLateContent } from '#kits/words/late-content.ts'
import { loadAllSymbols } from '#model/draft-logo/symbols/load-symbol.ts'
import type { SymbolWords } from './find-symbols.ts'

export interface SymbolLibrary {
  /** Path data by id, in a square of 100 units, filled by the even-odd rule. */
  readonly drawings: ReadonlyMap<string, string>
  readonly words: SymbolWords
}

/** Drawings and words of all built-in symbols, null until they are loaded; both are kept for work without a network. */
export function useSymbolLibrary(): { library: SymbolLibrary | null; hasFailed: boolean } {
  const [library, setLibrary] = useState<SymbolLibrary | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    loadLibrary().then(
      (loaded) => {
        if (!isOver) setLibrary(loaded)
      },
      (cause: unknown) => {
        console.warn('the symbols cannot be loaded', cause)
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return { library, hasFailed }
}

async function loadLibrary(): Promise<SymbolLibrary> {
  const [drawings, { symbol = {} }, { industry = {} }, { keywordTone = {} }, synonyms] = await Promise.all([
    loadAllSymbols(),
    loadLateContent('symbols'),
    loadContent('reference'),
    loadContent('options-strategy'),
    loadLateContent('industry-synonyms'),
  ])
  return { drawings, words: { symbol, industry, synonyms, keywordTone } }
}

import { useEffect, useState } from 'react'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { draftLogoOf } from '#model/documents/draft-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { NamedTile } from './NamedTile.tsx'

/** The symbol of the open brand: its file, otherwise what is drafted, otherwise the first syllable of the name. */
export function OpenSymbol({ name }: { name: string }) {
  const [symbol] = useValue(guide.visual.logoSymbol)
  const file = useFileUrl(symbol)
  const drafted = useDraftSymbol(useFromAnswers(draftLogoOf))
  return <NamedTile url={symbol ? file.url : drafted} name={name} />
}

function useDraftSymbol(state: LogoEditorState | null): string | null {
  const [drawn, setDrawn] = useState<Blob | null>(null)
  useEffect(() => {
    if (!state) return
    let isOver = false
    void drawSymbol(state).then((symbol) => {
      if (!isOver) setDrawn(symbol)
    })
    return () => {
      isOver = true
    }
  }, [state])
  // What is drawn stays until the next one is.
  return useObjectUrl(state && drawn)
}

/** Null also where what draws it cannot be loaded. */
async function drawSymbol(state: LogoEditorState): Promise<Blob | null> {
  try {
    const { draftSymbol } = await import('./draft-symbol.ts')
    return await draftSymbol(state)
  } catch {
    return null
  }
}

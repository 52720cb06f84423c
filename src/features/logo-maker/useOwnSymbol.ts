import { useEffect, useState } from 'react'
import { type Drawing, type OwnSymbol, ownSymbolIn } from '#model/draft-logo/drawing.ts'

/** In pixels, about twice what is shown. */
const shownSide = 400

/** How the own symbol of a drawing is shown in one colour; null until that is found. */
export function useOwnSymbol(drawing: Drawing | null): OwnSymbol | null {
  const [own] = (drawing && ownSymbolIn(drawing)?.shapes) ?? []
  const svg = own?.kind === 'svg' ? own.svg : null
  const [known, setKnown] = useState<{ readonly of: string; readonly own: OwnSymbol } | null>(null)
  useEffect(() => {
    if (svg === null) return
    let isOver = false
    const find = async () => {
      const { readOwnSymbol } = await import('#kits/logo/draft/read-own-symbol.ts')
      const shape = { kind: 'svg', svg, x: 0, y: 0, size: 100 } as const
      const found = await readOwnSymbol({ width: 100, height: 100, shapes: [shape] }, shownSide)
      if (!isOver) setKnown({ of: svg, own: found })
    }
    find().catch((cause: unknown) => {
      console.warn('the symbol cannot be drawn in one colour', cause)
      if (!isOver) setKnown({ of: svg, own: { kind: 'plate', ground: 'white' } })
    })
    return () => {
      isOver = true
    }
  }, [svg])
  if (svg === null) return { kind: 'none' }
  return known?.of === svg ? known.own : null
}

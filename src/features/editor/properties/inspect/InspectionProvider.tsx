import { createContext, type ReactNode, use, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type Shown, useShown } from '#features/editor/state/EditorProvider.tsx'
import { hanLanguage } from '#kits/design/scene/han-language.ts'
import { useSceneDrawing } from '#kits/design/scene/useSceneDrawing.ts'
import type { Page } from '#scene/body/body.ts'
import { BodyRefused } from '#scene/body/limits.ts'
import { type InspectedDrawing, inspectPage } from '#scene/draw-page.ts'
import { createDrawMemory, type DrawMemory } from '#scene/memory/draw-memory.ts'
import type { FontBook } from '#scene/text/font-book.ts'

/** What the drawing of the page says of its layers. A moment behind while the page changes quickly. */
export interface Inspection {
  readonly drawing: InspectedDrawing
  /** px at which each text is shown, by its layer. */
  readonly sizes: ReadonlyMap<string, number>
  readonly texts: InspectedDrawing['texts']
  /** Texts that do not fit. */
  readonly overflowing: ReadonlySet<string>
}

const InspectionContext = createContext<Inspection | null>(null)

export function useInspection(): Inspection {
  const inspection = use(InspectionContext)
  if (inspection === null) throw new Error('the page is inspected outside of its provider')
  return inspection
}

/** Draws a page for what its properties say of it. */
export function InspectionProvider({ page, children }: { page: Page; children: ReactNode }) {
  const { body, dress } = useShown()
  const late = useDeferredValue(useMemo(() => ({ page, body, dress: dress.dress }), [page, body, dress]))
  const [memory] = useState(createDrawMemory)
  const draw = useCallback((fonts: FontBook) => inspectOrNothing(late, fonts, memory), [late, memory])
  const { drawing } = useSceneDrawing(draw)
  const inspection = useMemo(() => {
    const texts = drawing.items.filter(({ kind }) => kind === 'text')
    const of = (kind: string) => drawing.remarks.filter((one) => one.kind === kind).map(({ layer }) => layer)
    return {
      drawing,
      sizes: new Map(texts.flatMap((item) => (item.kind === 'text' ? [[item.layer, item.size]] : []))),
      texts: drawing.texts,
      overflowing: new Set(of('overflow')),
    }
  }, [drawing])
  return <InspectionContext value={inspection}>{children}</InspectionContext>
}

interface Late extends Pick<Shown, 'body'> {
  readonly page: Page
  readonly dress: Shown['dress']['dress']
}

/** The canvas says that a page is beyond its limits. */
function inspectOrNothing(
  { page, body, dress }: Late,
  fonts: FontBook,
  memory: DrawMemory,
): InspectedDrawing {
  try {
    return inspectPage(page, body, dress, fonts, { language: hanLanguage(), memory })
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    const { width, height } = body
    return { width, height, bleed: 0, cut: 'rect', items: [], remarks: [], texts: new Map() }
  }
}

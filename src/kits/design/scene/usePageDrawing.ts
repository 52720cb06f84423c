import { useCallback, useMemo, useState } from 'react'
import type { Body, Layer, Page } from '#scene/body/body.ts'
import { BodyRefused } from '#scene/body/limits.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { createDrawMemory, type DrawMemory } from '#scene/memory/draw-memory.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { hanLanguage } from './han-language.ts'
import { type SceneDrawing, useSceneDrawing } from './useSceneDrawing.ts'

/** A page of a design in a dress, drawn again with every change of them. */
export function usePageDrawing(body: Body, page: Page, dress: Dress): SceneDrawing {
  const [memory] = useState(createDrawMemory)
  const draw = useCallback(
    (fonts: FontBook) => drawOrSay(page, body, dress, fonts, memory),
    [body, page, dress, memory],
  )
  return useSceneDrawing(
    draw,
    useMemo(() => fontsOf(page.layers), [page]),
  )
}

/** The fonts that texts and tables name, each once. */
function fontsOf(layers: readonly Layer[]): string {
  const all = new Set<string>()
  const note = (layer: Layer) => {
    if (layer.type === 'group') layer.children.forEach(note)
    if (layer.type === 'table') {
      all.add(`${layer.font.join()} ${layer.weight}`)
      all.add(`${layer.priceFont.join()} ${layer.priceWeight}`)
      all.add(`${layer.noteFont.join()} ${layer.noteWeight}`)
    }
    if (layer.type !== 'text') return
    const weights = typeof layer.text === 'string' ? [] : layer.text.map(({ weight }) => weight)
    for (const weight of [layer.weight, ...weights]) all.add(`${layer.font.join()} ${weight}`)
  }
  layers.forEach(note)
  return [...all].sort().join('\n')
}

/**
 * A page that asks for more than a page may have is an empty sheet with a remark: two people who write in one text may exceed its
 * limit, and have to be able to shorten it.
 */
function drawOrSay(page: Page, body: Body, dress: Dress, fonts: FontBook, memory: DrawMemory): Drawing {
  try {
    return drawPage(page, body, dress, fonts, { language: hanLanguage(), memory })
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    const [width, height] = [Math.max(1, body.width), Math.max(1, body.height)]
    const remark = { layer: error.layer, kind: 'refused' } as const
    return { width, height, bleed: 0, cut: 'rect', items: [], remarks: [remark] }
  }
}

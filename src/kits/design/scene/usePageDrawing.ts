import { useCallback } from 'react'
import type { Body, Page } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { hanLanguage } from './han-language.ts'
import { type SceneDrawing, useSceneDrawing } from './useSceneDrawing.ts'

/** A page of a design in a dress, drawn again with every change of them. */
export function usePageDrawing(body: Body, page: Page, dress: Dress): SceneDrawing {
  const draw = useCallback(
    (fonts: FontBook) => drawPage(page, body, dress, fonts, { language: hanLanguage() }),
    [body, page, dress],
  )
  return useSceneDrawing(draw)
}

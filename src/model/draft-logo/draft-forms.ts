import { black, white } from '../colour/contrast.ts'
import type { Hex } from '../colour/oklab.ts'
import type { LogoEditorState } from '../documents/logo-editor.ts'
import { composeLogo, type Outlines } from './compose-logo.ts'
import { type Drawing, inInk, squared, toSvg } from './drawing.ts'
import { withPlate } from './plate.ts'

/** A form of a drafted logo for boxes of a ratio, as SVG. */
export interface DraftForm {
  readonly form: 'primary' | 'secondary' | 'symbol'
  readonly colour: string
  /**
   * In black and in white alone; null where a shape is drawn on another one, and with a symbol of the brand's own: what is left open
   * there is found in the pixels of the picture, as of an uploaded logo.
   */
  readonly inks: { readonly dark: string; readonly light: string } | null
  /** The colours of its shapes where it has `inks`; otherwise none. */
  readonly fills: readonly Hex[]
}

/** The logo in the forms that are stored where it is confirmed. What was left out of it is in none. */
export function draftForms(state: LogoEditorState, outlines: Outlines): readonly DraftForm[] {
  return drawingsOf(state, outlines).flatMap(([form, drawing]) => {
    if (drawing.width === 0 || drawing.height === 0) return []
    const inOne = (ink: string) => toSvg(inInk(drawing, ink, { kind: 'none' }))
    const isFlat = drawing.shapes.every((shape) => shape.kind === 'path' && !shape.isReversed)
    return [
      {
        form,
        colour: toSvg(drawing),
        inks: isFlat ? { dark: inOne(black), light: inOne(white) } : null,
        fills: isFlat ? fillsOf(drawing) : [],
      },
    ]
  })
}

function fillsOf({ shapes }: Drawing): readonly Hex[] {
  return [...new Set(shapes.flatMap((shape) => (shape.kind === 'path' ? shape.fill : [])))]
}

function drawingsOf(
  state: LogoEditorState,
  outlines: Outlines,
): readonly (readonly [DraftForm['form'], Drawing])[] {
  const { layout } = state
  if (layout === 'NAME') return [['primary', primaryDrawing(state, outlines)]]
  if (layout === 'SYMBOL') return [['symbol', symbolDrawing(state, outlines)]]
  return [
    ['primary', primaryDrawing(state, outlines)],
    ['secondary', secondaryDrawing(state, outlines)],
    ['symbol', symbolDrawing(state, outlines)],
  ]
}

/** Beside each other, or the name alone. */
export function primaryDrawing(state: LogoEditorState, outlines: Outlines): Drawing {
  return composeLogo(state, outlines, state.layout === 'NAME' ? 'NAME' : 'HORIZONTAL')
}

/** In a circle the primary logo is vertical already; the secondary one is without the circle. */
export function secondaryDrawing(state: LogoEditorState, outlines: Outlines): Drawing {
  const isRound = state.plate?.shape === 'CIRCLE'
  return composeLogo(isRound ? withPlate(state, null) : state, outlines, 'VERTICAL')
}

/** As a square. */
export function symbolDrawing(state: LogoEditorState, outlines: Outlines): Drawing {
  return squared(composeLogo(state, outlines, 'SYMBOL'))
}

import type { Colour, Gradient, ImageLayer, ShapeLayer } from '../body/body.ts'
import type { Box } from './box.ts'
import type { WordKind } from './layout-request.ts'
import type { LogoPlace, Stage } from './stage.ts'

/** A layer before it has its key. */
export type NewLayer<L> = L extends unknown ? Omit<L, 'id'> : never

/** How a composition divides a page. */
export interface Plan {
  readonly background: Colour
  /** Painted in this order, before the words. */
  readonly under: readonly NewLayer<ShapeLayer | ImageLayer>[]
  /** Boxes do not overlap. */
  readonly blocks: readonly Block[]
  readonly logo: LogoPlace | null
}

/** Words that stand together in a box. */
export interface Block {
  readonly box: Box
  readonly kinds: readonly WordKind[]
  readonly align: 'left' | 'center' | 'right'
  readonly valign: 'top' | 'middle' | 'bottom'
  readonly ink: Colour
  readonly headline: Colour
  readonly button: Colour
  /** Largest size of the headline, of the measure of the page. */
  readonly largest?: number
}

/** Divides a page; null where it does not suit what there is. */
export type Composition = (stage: Stage) => Plan | null

/** Ink that is readable on whatever is under it. */
export const readable: Colour = '{color.main.on}'

export function area(
  box: Box,
  fill: Colour | Gradient,
  more: Partial<ShapeLayer> = {},
): NewLayer<ShapeLayer> {
  return { type: 'shape', shape: 'rect', ...box, fill, ...more }
}

export function picture(
  { photo }: Stage,
  box: Box,
  more: Partial<ImageLayer> = {},
): readonly NewLayer<ImageLayer>[] {
  return photo === null ? [] : [{ type: 'image', role: 'photo', ...box, src: photo, fit: 'cover', ...more }]
}

/** Words on the ground of the page, all of them, from the left. */
export function onGround({ scheme, kinds }: Stage, box: Box, more: Partial<Block> = {}): Block {
  return {
    box,
    kinds,
    align: 'left',
    valign: 'middle',
    ink: readable,
    headline: scheme.headline,
    button: scheme.area,
    ...more,
  }
}

/** Words on the large area. */
export function onArea(stage: Stage, box: Box, more: Partial<Block> = {}): Block {
  return onGround(stage, box, { headline: readable, button: stage.scheme.accent, ...more })
}

import type { IndustryGroup } from '../options/business.ts'
import type { Shape } from './write-shape.ts'

/** Where a text is put up; each is written for its place. */
export const textPlaces = {
  product: ['store', 'delivery', 'place'],
  intro: ['line', 'three', 'page'],
  closed: ['door', 'feed', 'message'],
  price: ['door', 'feed', 'message'],
  hiring: ['board', 'feed', 'door'],
  event: ['door', 'feed', 'message'],
} as const

export type ShapedTool = keyof typeof textPlaces

export const closedReasons = ['regular', 'holiday', 'vacation', 'own', 'repair', 'stock'] as const
export const priceReasons = ['material', 'rent', 'wage', 'packing', 'exchange'] as const

/**
 * The sentences of the tools in one language. Slots:
 *
 *   N name of the brand, L its area
 *   product: P name, G size, F facts as sentences, FL as lines, A price, U how it is kept or used
 *   intro:   D what there is, V the verb of the industry before N, H how (or way), T for whom, B the story, Y what is special
 *   closed:  W when, R reason, Z the day on which it opens again, O hours, C where to turn to
 *   price:   P what, A the new price, Q the one until now, W from when, R reason, K what stays
 *   hiring:  J the work, W when, A pay, Z from when, Y who, K what is given, C where to turn to
 *   event:   E its name, W when, L where, X what there is, C where to turn to
 *
 * A `!` after a slot: what was typed is a sentence. The syntax is that of `composition/template.ts`.
 */
export interface ToolTexts {
  readonly product: Readonly<Record<(typeof textPlaces.product)[number], Shape>>
  readonly intro: Readonly<Record<(typeof textPlaces.intro)[number], Shape>>
  readonly closed: Readonly<Record<(typeof textPlaces.closed)[number], Shape>>
  /** Of a day on which the hours alone are others. */
  readonly hours: Readonly<Record<(typeof textPlaces.closed)[number], Shape>>
  readonly price: Readonly<Record<(typeof textPlaces.price)[number], Shape>>
  readonly hiring: Readonly<Record<(typeof textPlaces.hiring)[number], Shape>>
  readonly event: Readonly<Record<(typeof textPlaces.event)[number], Shape>>
  /** A fact of a product that is no sentence, as one: F. */
  readonly fact: string
  /** On the day W. */
  readonly day: string
  /** From W to Z. */
  readonly span: string
  readonly closedReason: Readonly<Record<(typeof closedReasons)[number], string>>
  readonly priceReason: Readonly<Record<(typeof priceReasons)[number], string>>
  /** What a brand of an industry does with what it has, as it stands in `intro`. */
  readonly verb: Readonly<Record<IndustryGroup | 'none', string>>
}

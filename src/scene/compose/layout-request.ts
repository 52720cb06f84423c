import type { Body, Colour, ImageLayer } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import type { FormSize } from '../edit/resize-to-form.ts'
import type { HanLanguage } from '../text/faces.ts'

/** What the words of a layout are about, in the order of reading. */
export const wordKinds = ['headline', 'body', 'price', 'date', 'cta'] as const

export type WordKind = (typeof wordKinds)[number]

/** UTF-16 units of one text that layouts have room for. */
export const wordLimits: Readonly<Record<WordKind, number>> = {
  headline: 60,
  body: 160,
  price: 24,
  date: 40,
  cta: 20,
}

/** What layouts are made of. */
export interface LayoutRequest {
  /** As texts of a body have them, with slots of the brand; '' for none. */
  readonly words: Readonly<Record<WordKind, string>>
  /** null: without a picture. */
  readonly photo: ImageLayer['src'] | null
  readonly size: FormSize
  readonly dress: Dress
  /** How Han characters are drawn where the text does not say it. */
  readonly language: HanLanguage
}

/** One finished page in the size of the request. Its keys are those of no other design: it comes to a design under fresh ones. */
export interface Layout {
  readonly name: CompositionName
  readonly body: Body
  /** Kinds of words for which this size has no room, the least important ones. */
  readonly leftOut: readonly WordKind[]
}

export const photoCompositions = [
  ...(['split', 'cover', 'circle', 'panel', 'inset', 'frame', 'middle', 'band'] as const),
] as const

export const plainCompositions = [
  ...(['plain', 'type', 'bar', 'poster', 'lead', 'disc', 'card', 'stripes'] as const),
] as const

export type PhotoComposition = (typeof photoCompositions)[number]
export type PlainComposition = (typeof plainCompositions)[number]
export type CompositionName = PhotoComposition | PlainComposition

/** Colours of one layout: the ground of the page, a large area that stands out from it, and a small one. */
export interface Scheme {
  readonly ground: Colour
  readonly area: Colour
  readonly accent: Colour
  /** Of the headline on the ground. */
  readonly headline: Colour
}

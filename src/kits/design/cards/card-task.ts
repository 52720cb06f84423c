import type { Body, Page } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { HanLanguage } from '#scene/text/faces.ts'

/** The dress of all cards that are drawn after it. */
export interface DressTask {
  readonly kind: 'dress'
  readonly dress: Dress
  readonly language: HanLanguage
  /** Pixels of its pictures by key, as a worker can decode them. */
  readonly pictures: ReadonlyMap<string, Blob>
}

export interface DrawTask {
  readonly kind: 'draw'
  readonly id: number
  readonly sheet: Pick<Body, 'unit' | 'width' | 'height' | 'bleed'>
  readonly page: Page
  /** Of the picture, in pixels. */
  readonly width: number
}

/** `undress`: the screen is left, and its brand is forgotten. */
export type CardTask = DressTask | DrawTask | { readonly kind: 'undress' }

/** `refused`: a font is not here, or the page cannot be drawn in a worker. */
export type CardReport =
  | { readonly kind: 'drawn'; readonly id: number; readonly picture: Blob }
  | { readonly kind: 'refused'; readonly id: number; readonly message: string }

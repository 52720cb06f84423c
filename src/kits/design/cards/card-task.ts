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

/** Pictures that are not shown any more. */
export interface ForgetTask {
  readonly kind: 'forget'
  readonly urls: readonly string[]
}

/** `undress`: the screen is left; its brand and all pictures are forgotten. */
export type CardTask = DressTask | DrawTask | ForgetTask | { readonly kind: 'undress' }

/** `refused`: a font is not here, or the page cannot be drawn in a worker. */
export type CardReport =
  /** The address of the picture, valid until it is forgotten. */
  | { readonly kind: 'drawn'; readonly id: number; readonly url: string }
  | { readonly kind: 'refused'; readonly id: number; readonly message: string }

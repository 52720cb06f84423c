import type { ImageLayer } from '#scene/body/body.ts'
import type { WordKind } from '#scene/compose/layout-request.ts'

/** What a person wants layouts of. */
export interface LayoutBrief {
  /** As typed. */
  readonly words: Readonly<Record<WordKind, string>>
  /** null: without a picture. One that is not there counts as none. */
  readonly photo: ImageLayer['src'] | null
  /** Key of the form that they are for; null: the size of the design. */
  readonly form: string | null
  /** From 0: which ones of all that the rules make. */
  readonly turn: number
}

export const firstBrief: LayoutBrief = {
  words: { headline: '', body: '', price: '', date: '', cta: '' },
  photo: '{photo.1}',
  form: null,
  turn: 0,
}

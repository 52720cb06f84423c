import type { ColourSlot } from '../dress/dress.ts'
import type { Edges } from '../shapes/matrix.ts'

/** What is looked at, in the order in which it is told. */
export const designTopics = ['bleed', 'resolution', 'colour', 'text', 'empty', 'brand'] as const
export type DesignTopic = (typeof designTopics)[number]

/**
 * What a print shop or the brand would object to. `amount` has the figure of each.
 * `screen-size`: the form is in px. `no-bleed`: something touches the edge and the form has none. `short-of-bleed`: a layer
 * reaches the edge and ends before the bleed does. `near-cut`: a text or a logo within the safe margin (mm from the edge, below 0
 * beyond it). `low-resolution`: dots to the inch. `vivid`: `beyondInk` of the colour. `missing-font`: a face
 * is not whole on this device. `small-text`: in points. `overflow`: the text does not fit its box. `empty`: a slot is.
 * Of the brand, on screens too: `covered-text`: another layer covers a text. `weak-colour`: the contrast of a text with what is under
 * it, 1 to 21, which is drawn in another colour then. `outside-colour`: none of the brand's. `small-logo`: its height, in px or mm.
 * `crowded-logo`: something is in the space that the logo has to itself.
 */
export type DesignFault =
  | 'screen-size'
  | 'no-bleed'
  | 'short-of-bleed'
  | 'near-cut'
  | 'low-resolution'
  | 'vivid'
  | 'missing-font'
  | 'small-text'
  | 'overflow'
  | 'empty'
  | 'covered-text'
  | 'weak-colour'
  | 'outside-colour'
  | 'small-logo'
  | 'crowded-logo'

export const topicOf: Readonly<Record<DesignFault, DesignTopic>> = {
  'screen-size': 'bleed',
  'no-bleed': 'bleed',
  'short-of-bleed': 'bleed',
  'near-cut': 'bleed',
  'low-resolution': 'resolution',
  vivid: 'colour',
  'missing-font': 'text',
  'small-text': 'text',
  overflow: 'text',
  empty: 'empty',
  'covered-text': 'brand',
  'weak-colour': 'brand',
  'outside-colour': 'brand',
  'small-logo': 'brand',
  'crowded-logo': 'brand',
}

export interface DesignFinding {
  readonly fault: DesignFault
  /** `bad`: is certainly seen. `warn`: may be. */
  readonly level: 'warn' | 'bad'
  /** Key of the page. */
  readonly page: string
  /** Key of the layer; '' for the page itself and its ground. */
  readonly layer: string
  /** Of `DesignFault`; absent where it has none. */
  readonly amount?: number
  /** In px of the page; absent for the page itself. */
  readonly at?: Edges
  /**
   * The slot, for `empty`; the colour, for `vivid`, `weak-colour` and `outside-colour`; the family, for `missing-font`; the unit,
   * for `small-logo`.
   */
  readonly about?: string
  /** The nearest colour of the brand that would do; absent: none would. */
  readonly better?: ColourSlot
  /** What `amount` has to be at least, for `small-logo`. */
  readonly needed?: number
}

/** From when on a print is not as it should be. */
export const printLimits = {
  /** Dots to the inch, at the distance at which a sheet of up to `nearSide` mm is read. */
  resolution: { warn: 200, bad: 120 },
  /** Longest side in mm; what is longer is read from as much farther away. */
  nearSide: 600,
  /** Points. */
  text: { warn: 6, bad: 5 },
  /** mm that a cut may be off. */
  cut: 1,
  /** Of `beyondInk`. */
  colour: { warn: 0.06, bad: 0.12 },
} as const

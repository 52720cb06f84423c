import type { Edges } from '../shapes/matrix.ts'

/** What is looked at, in the order in which it is told. */
export const printTopics = ['bleed', 'resolution', 'colour', 'text', 'empty'] as const
export type PrintTopic = (typeof printTopics)[number]

/**
 * What a print shop would ask about. `amount` has the figure of each.
 * `screen-size`: the form is in px. `no-bleed`: something touches the edge and the form has none. `short-of-bleed`: a layer
 * reaches the edge and ends before the bleed does. `near-cut`: a text or a logo within the safe margin (mm from the edge, below 0
 * beyond it). `low-resolution`: dots to the inch. `vivid`: `beyondInk` of the colour. `missing-font`: a face
 * is not whole on this device. `small-text`: in points. `overflow`: the text does not fit its box. `empty`: a slot is.
 */
export type PrintFault =
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

export const topicOf: Readonly<Record<PrintFault, PrintTopic>> = {
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
}

export interface PrintFinding {
  readonly fault: PrintFault
  /** `bad`: will be seen in print. `warn`: may be. */
  readonly level: 'warn' | 'bad'
  /** Key of the page. */
  readonly page: string
  /** Key of the layer; '' for the page itself and its ground. */
  readonly layer: string
  /** Of `PrintFault`; absent where it has none. */
  readonly amount?: number
  /** In px of the page; absent for the page itself. */
  readonly at?: Edges
  /** The slot, for `empty`; the colour, for `vivid`; the family, for `missing-font`. */
  readonly about?: string
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

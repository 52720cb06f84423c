import type { Hex } from '#model/colour/oklab.ts'
import type { TextLayer } from '../body/body.ts'

/** a b c d e f, as in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * What a page looks like, in the order of painting: the one thing that every back end draws (elements, canvas, outlined SVG,
 * PDF). Back ends decide nothing themselves. Everything is in px of the page, whose trimmed corner is 0, 0.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Beyond each edge; the items reach into it, some beyond it: back ends crop to the page and its bleed. 0: none. */
  readonly bleed: number
  readonly cut: 'rect' | 'ellipse'
  readonly items: readonly Item[]
  readonly remarks: readonly Remark[]
  /** Cells of tables, with words or not, in the order of reading; absent: there are none. */
  readonly cells?: readonly DrawnCell[]
}

/** A cell of a table as a text of its own: where it is written in. */
export interface DrawnCell {
  /** Id of the table. */
  readonly layer: string
  /** Its words as stored, in the box and at the size in which it is set; its frame is in the px of the table. */
  readonly text: TextLayer
}

interface Painted {
  /** Of the layer that it belongs to; '' for the ground of the page. */
  readonly layer: string
  /** Id of the cell, of words in a table. */
  readonly cell?: string
  readonly matrix: Matrix
  readonly opacity: number
}

export type Fill =
  | Hex
  | {
      readonly type: 'linear'
      /** Ends of the gradient in the coordinates of the path. Before the first and after the last stop its colour goes on. */
      readonly from: readonly [number, number]
      readonly to: readonly [number, number]
      readonly stops: readonly (readonly [at: number, colour: Hex, opacity: number])[]
    }

export interface PathItem extends Painted {
  readonly kind: 'path'
  /** Absolute M, L, C, Q and Z only. */
  readonly d: string
  readonly evenOdd: boolean
  readonly fill: Fill | null
  readonly stroke: Hex | null
  readonly strokeWidth: number
  readonly dash: readonly number[]
  readonly round: boolean
}

export interface TextItem extends Painted {
  readonly kind: 'text'
  /** One run of one line: one face, size and colour. */
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly size: number
  /** px between letters. */
  readonly spacing: number
  readonly face: SceneFace
  readonly fill: Hex
  /** px from `x` to where it ends, as measured by the layout, without the spacing after its last letter. */
  readonly advance: number
}

/** Face of a family in `fontFamilies` of the model, or of a font file of the brand. */
export interface SceneFace {
  /** `slug` of the family, or `file:<id>`. */
  readonly family: string
  readonly weight: number
}

/**
 * Red, green, blue and alpha, 0 to 1 each and not multiplied by alpha, of the same four of a pixel of sRGB and of 1: row by row, as
 * `feColorMatrix` has it. Alpha stays as it is.
 */
export type ColourMatrix = readonly number[] & { readonly length: 20 }

export interface PictureItem extends Painted {
  readonly kind: 'picture'
  /** Key of the picture in the dress: the back end gets its pixels or bytes by it. */
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Path that it is cropped to, in the coordinates of the item. */
  readonly clip: string | null
  /** What its pixels become before they are drawn; absent: they are as they are. */
  readonly colours?: ColourMatrix
}

export type Item = PathItem | TextItem | PictureItem

/**
 * What a person should know of a layer. `overflow`: its text does not fit even at its least size. `empty`: its slot is, or its
 * picture is not here; exports do without it. `small-contrast`: another layer covers its text.
 * `refused`: it asks for more than a page may have, and the page is not drawn.
 */
export interface Remark {
  readonly layer: string
  readonly kind: 'overflow' | 'empty' | 'small-contrast' | 'refused'
  /** The slot, for `empty`. */
  readonly slot?: string
}

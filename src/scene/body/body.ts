/**
 * Body of a design or template, version 1: what is stored and sent. Positions, sizes of text and widths of strokes are px
 * (1 px = 0.264583 mm), in millimetre forms too; only `width`, `height` and `bleed` are in `unit`. Values that name a
 * part of the brand are slots, which a dress fills.
 */
export interface Body {
  readonly v: 1
  readonly name: string
  /** Id of its form in the list of forms, or `custom`. */
  readonly form: string
  readonly unit: 'px' | 'mm'
  readonly width: number
  readonly height: number
  readonly bleed?: number
  readonly tags: readonly string[]
  readonly pages: readonly Page[]
}

export interface Page {
  readonly id: string
  readonly name?: string
  readonly background: Paint
  /** Shape of the cut sheet, where it is no rectangle. */
  readonly cut?: 'ellipse'
  /** Painted in this order. */
  readonly layers: readonly Layer[]
}

/** `{color.main}`, `{font.korMain}`, `{logo.primary}`, `{photo.1}`, `{brand.name}` and so on. */
export type Slot = `{${string}}`

export type Colour = Slot | `#${string}`

/** Stops: where (0 to 1), colour, opacity. `angle` in degrees, 0 from left to right, growing clockwise. */
export interface Gradient {
  readonly type: 'linear'
  readonly angle: number
  readonly stops: readonly (readonly [at: number, colour: Colour, opacity?: number])[]
}

export type Paint = Colour | Gradient

export type Role = 'headline' | 'body' | 'cta' | 'price' | 'date' | 'place' | 'photo' | 'logo'

export type Lock = 'place' | 'style' | 'content'

interface Base {
  readonly id: string
  readonly name?: string
  readonly role?: Role
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Degrees clockwise about the centre of the frame. */
  readonly rotate?: number
  readonly flipX?: true
  readonly flipY?: true
  readonly opacity?: number
  readonly hidden?: true
  readonly lock?: readonly Lock[]
  /** The layer is there only where the slot is filled. */
  readonly show?: Slot
}

export interface Stroke {
  readonly color: Colour
  readonly width: number
  readonly dash?: readonly number[]
  readonly cap?: 'round'
}

export interface Run {
  readonly t: string
  readonly fill?: Colour
  readonly weight?: number
}

export interface TextLayer extends Base {
  readonly type: 'text'
  /** With `{brand.name}` and other words of the brand; `{{` is a real brace. */
  readonly text: string | readonly Run[]
  /** Families by glyph: the first that has the letter. */
  readonly font: readonly (Slot | string)[]
  /** As authored; what fits is computed from it each time. */
  readonly size: number
  readonly weight?: number
  /** Of the size. */
  readonly lineHeight: number
  /** Between letters, of the size. */
  readonly spacing: number
  readonly align?: 'left' | 'center' | 'right'
  readonly valign?: 'top' | 'middle' | 'bottom'
  readonly fill: Colour
  readonly fit?: 'shrink'
  /** The least size that `fit` takes. */
  readonly min?: number
  readonly maxLines?: number
  /** All texts of a page with the same name take the smallest size that one of them needs. */
  readonly fitGroup?: string
  /** Lines of about the same length. */
  readonly balance?: true
}

export interface ShapeLayer extends Base {
  readonly type: 'shape'
  readonly shape: 'rect' | 'ellipse' | 'line' | 'polygon' | 'star'
  readonly fill?: Paint
  readonly stroke?: Stroke
  readonly radius?: number | readonly [number, number, number, number]
  readonly sides?: number
  /** Inner radius of a star, of the outer one. */
  readonly inner?: number
}

export interface PathLayer extends Base {
  readonly type: 'path'
  readonly box: readonly [x: number, y: number, w: number, h: number]
  /** Absolute M, L, C, Q and Z only, in the units of `box`. */
  readonly d: string
  readonly rule?: 'evenodd'
  /** Fills the frame, whatever its ratio. */
  readonly stretch?: true
  readonly fill?: Paint
  readonly stroke?: Stroke
}

/** How the colours of a picture are changed, each from -1 to 1; what is absent is 0: as it is. */
export interface Adjust {
  readonly brightness?: number
  readonly contrast?: number
  /** At -1 it is grey. */
  readonly saturation?: number
  /** Towards yellow and red, or towards blue. */
  readonly warmth?: number
}

export interface ImageLayer extends Base {
  readonly type: 'image'
  readonly src: Slot | `file:${string}`
  readonly alt?: string
  readonly fit?: 'cover' | 'contain'
  /** What stays visible where the picture is cropped, of its width and height. */
  readonly focus?: readonly [number, number]
  readonly zoom?: number
  readonly mask?: 'rect' | 'ellipse'
  readonly radius?: number
  readonly adjust?: Adjust
}

export interface LogoLayer extends Base {
  readonly type: 'logo'
  readonly src: Slot
  readonly align?: 'left' | 'center' | 'right'
}

/** The cells of a row of a table: what it offers, what that costs, and what is said about it below. */
export type CellName = 'item' | 'price' | 'note'

export interface TableRow extends Readonly<Record<CellName, string>> {
  readonly id: string
}

/** Items with their prices, below each other; long tables in two columns. Words of the brand are filled in as in texts. */
export interface TableLayer extends Base {
  readonly type: 'table'
  readonly rows: readonly TableRow[]
  /** Of items; `size` of prices, too, `lineHeight` and `spacing` of all cells. */
  readonly font: readonly (Slot | string)[]
  readonly size: number
  readonly weight?: number
  readonly fill: Colour
  readonly lineHeight: number
  readonly spacing: number
  readonly priceFont: readonly (Slot | string)[]
  readonly priceWeight?: number
  readonly priceFill: Colour
  readonly noteFont: readonly (Slot | string)[]
  readonly noteWeight?: number
  /** Of the leaders, too. */
  readonly noteFill: Colour
  readonly noteSize: number
  /** What leads from an item to its price; default: space. */
  readonly leader?: 'dots' | 'line'
  readonly columns?: 2
  readonly columnGap?: number
  readonly rowGap: number
  /** As of texts: all sizes and the gaps of rows become smaller together. */
  readonly fit?: 'shrink'
  readonly min?: number
}

export interface GroupLayer extends Base {
  readonly type: 'group'
  /** Relative to the frame of the group. */
  readonly children: readonly Layer[]
}

export type Layer = TextLayer | TableLayer | ShapeLayer | PathLayer | ImageLayer | LogoLayer | GroupLayer

/** Millimetres of one px, by the specification. */
export const millimetresPerPixel = 0.264583

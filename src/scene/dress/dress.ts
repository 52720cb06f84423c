import type { Hex } from '#model/colour/oklab.ts'
import type { SceneFace } from '../list/drawing.ts'

/**
 * What a template takes from a brand: plain values, made from the guide by a device or the server. Nothing in it says where it
 * was read.
 */
export interface Dress {
  readonly colours: Readonly<Partial<Record<ColourSlot, Hex>>>
  /**
   * Families of the slot, the next for letters that one lacks. A text takes the nearest weight: of a family of the model of all that
   * it has, of a font file of those that are named here.
   */
  readonly fonts: Readonly<Partial<Record<FontSlot, readonly SceneFace[]>>>
  readonly logos: readonly DressLogo[]
  /** In the order of the guide: `{photo.1}` is the first. */
  readonly photos: readonly DressPicture[]
  /** Pictures that a design names itself, by what stands after `file:`. */
  readonly files?: Readonly<Record<string, DressPicture>>
  readonly words: Readonly<Partial<Record<WordSlot, string>>>
  /** Space around the logo that stays free, of its height. */
  readonly clearSpace: number
}

export type ColourSlot =
  | 'main'
  | 'secondary'
  | 'tertiary'
  | 'quaternary'
  | 'success'
  | 'info'
  | 'warning'
  | 'danger'
  | 'ink'
  | 'paper'

export type FontSlot = 'korMain' | 'korSub' | 'engMain' | 'engSub'

export type WordSlot =
  | 'name'
  | 'subName'
  | 'tagline1'
  | 'tagline2'
  | 'tagline3'
  | 'website'
  | 'address'
  | 'representative'
  | 'email'
  | 'businessName'
  | 'businessNumber'

export interface DressPicture {
  /** By which back ends get its pixels. */
  readonly key: string
  readonly width: number
  readonly height: number
  /**
   * The grey (0 to 255) of the mean relative luminance of each of 16 × 16 cells, row by row; null: not measured yet. Of what
   * is not transparent.
   */
  readonly luma: readonly number[] | null
  /** Standard deviation of the greys inside each cell. Without it the cells around say how much one varies. */
  readonly spread?: readonly number[] | null
  /** Share of each cell that is not transparent, 0 to 1. Without it a logo is taken to be anywhere in its box, a photograph everywhere. */
  readonly cover?: readonly number[] | null
}

/** One form of the brand's logo. */
export interface DressLogo extends DressPicture {
  readonly form: 'primary' | 'secondary' | 'symbol'
  /** `colour`: as it is; `dark`, `light`: its honest one-colour forms for light and dark grounds. */
  readonly tone: 'colour' | 'dark' | 'light'
  /** Mean relative luminance of its opaque pixels, 0 to 1. */
  readonly luminance: number
  /** Relative luminances of the colours of its shapes, where they are known: none of them may be lost on a ground. */
  readonly parts?: readonly number[]
}

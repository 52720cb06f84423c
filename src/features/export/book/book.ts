import type { Hex } from '#model/colour/oklab.ts'
import type { PlateGround } from '#model/logo/ground.ts'

export const pageFormats = ['a4', 'wide', 'square'] as const
export type PageFormat = (typeof pageFormats)[number]

export const bookLooks = ['quiet', 'crisp', 'warm'] as const
export type BookLook = (typeof bookLooks)[number]

/** What a person chooses in the dialog; the contents stay the same. */
export interface BookStyle {
  readonly format: PageFormat
  readonly look: BookLook
  /** With bleed and crop marks, for a printer. */
  readonly hasMarks: boolean
  /** Without the sections of which little is written. */
  readonly leavesOutThin: boolean
}

/** A book: everything that its pages say and show. The template in `./pages` reads it as JSON. */
export interface Book {
  readonly lang: string
  readonly name: string
  readonly subName: string
  readonly tagline: string
  /** Phrases of the names and taglines in which no line is broken; of scripts that put no spaces between words. */
  readonly phrases: readonly string[]
  readonly date: string
  readonly version: string
  readonly colours: BookColours
  readonly logo: BookLogo | null
  readonly chapters: readonly BookChapter[]
  /** Texts of the template: `locales/<language>/book.json`. */
  readonly words: Readonly<Record<string, string>>
}

export interface BookColours {
  readonly main: Hex
  /** White or ink: the one with more contrast on the main colour. */
  readonly onMain: Hex
  /** The main colour as text on paper, and as a line or a dot there. */
  readonly text: Hex
  readonly seen: Hex
}

export interface BookChapter {
  readonly id: string
  readonly title: string
  readonly sections: readonly BookSection[]
}

export interface Fact {
  readonly label: string
  readonly text: string
}

export interface Scale {
  readonly name: string
  readonly low: string
  readonly high: string
  /** From 0 (`low`) to 100 (`high`). */
  readonly at: number
}

export interface BookFile {
  /** Path in the typesetter. */
  readonly file: string
  /** Width by height. */
  readonly ratio: number
}

/** A logo on every ground; `white` and `black` are in one colour, null where it has no such form: it stands on a plate. */
export interface BookLogo extends BookFile {
  readonly white: string | null
  readonly black: string | null
  /** The ground on which its own colours are seen. */
  readonly plate: PlateGround
  /** What is left free on each side, of its height. */
  readonly clearSpace: number
  /** Least height on paper. */
  readonly leastMm: number
}

export interface Swatch {
  readonly name: string
  readonly hex: Hex
  readonly rgb: string
  readonly cmyk: string
  /** Text colour with the most contrast. */
  readonly on: Hex
  /** In per cent of use. */
  readonly share: number
}

export type BookSection = { readonly title: string } & (
  | {
      readonly id: 'prose'
      readonly text: string
      readonly facts: readonly Fact[]
      readonly isStory: boolean
    }
  | { readonly id: 'values'; readonly items: readonly Fact[]; readonly facts: readonly Fact[] }
  | { readonly id: 'keywords'; readonly items: readonly string[] }
  | { readonly id: 'taglines'; readonly items: readonly string[]; readonly facts: readonly Fact[] }
  | {
      readonly id: 'voice'
      readonly scales: readonly Scale[]
      readonly who: string
      readonly does: string
      readonly avoids: string
    }
  | {
      readonly id: 'market'
      readonly items: readonly { readonly name: string; readonly facts: readonly Fact[] }[]
    }
  | {
      readonly id: 'personas'
      readonly items: readonly {
        readonly name: string
        readonly note: string
        readonly quote: string
        readonly facts: readonly Fact[]
        readonly scales: readonly Scale[]
      }[]
    }
  | {
      readonly id: 'position'
      readonly text: string
      readonly facts: readonly Fact[]
      readonly map: BookMap | null
    }
  | {
      readonly id: 'logo'
      readonly variants: readonly (BookFile & { readonly name: string; readonly plate: PlateGround })[]
    }
  | {
      readonly id: 'colours'
      readonly brand: readonly Swatch[]
      readonly status: readonly Swatch[]
      readonly pairs: readonly {
        readonly text: Hex
        readonly ground: Hex
        readonly name: string
        readonly ratio: string
        readonly use: string
      }[]
    }
  | {
      readonly id: 'fonts'
      readonly items: readonly {
        readonly role: string
        readonly label: string
        readonly name: string
        readonly lang: string
        /** Shown large: one of the script that the font was made for. */
        readonly letter: string
        readonly heading: string
        readonly body: string
        readonly glyphs: string
      }[]
      readonly story: string
    }
  | { readonly id: 'photos'; readonly items: readonly (BookFile & { readonly caption: string })[] }
  | {
      readonly id: 'uses'
      readonly contact: readonly string[]
      readonly service: string
      readonly line: string
    }
  | { readonly id: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly id: 'log'
      readonly items: readonly { readonly date: string; readonly what: string; readonly by: string }[]
    }
)

export interface BookMap {
  readonly left: string
  readonly right: string
  readonly bottom: string
  readonly top: string
  /** From 0 to 100, `x` from the left and `y` from the bottom. */
  readonly points: readonly {
    readonly name: string
    readonly x: number
    readonly y: number
    readonly size: number
    readonly isOwn: boolean
  }[]
}

/** An image as the typesetter takes it: a photograph as a page of its own, which it copies without decoding it. */
export interface BookImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/svg+xml' | 'application/pdf'
  readonly ratio: number
  /** The same in one colour; none where it has no such form. */
  readonly white?: Uint8Array
  readonly black?: Uint8Array
  /** Of a logo: the ground on which its own colours are seen; white where it is left out. */
  readonly plate?: PlateGround
  /** Photographer of an image from a photo service, if known. */
  readonly by?: string
  /** A model made it. */
  readonly isMade?: true
}

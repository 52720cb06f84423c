/** Content of a brand book: what is on its pages, in which order. Layout is decided elsewhere. */
export interface Book {
  readonly language: string
  readonly cover: {
    readonly title: string
    readonly subtitle: string
    /** Below the title: kind of document and date. */
    readonly note: string
    /** `#RRGGBB`; null for a brand without a colour. */
    readonly colour: string | null
    readonly logo: BookImage | null
  }
  readonly contentsTitle: string
  readonly chapters: readonly BookChapter[]
}

export interface BookChapter {
  readonly title: string
  readonly note: string
  readonly blocks: readonly Block[]
}

export type Block =
  /** A paragraph at the start. */
  | { readonly kind: 'lead'; readonly label: string; readonly text: string }
  /** A label with its text beside it. */
  | { readonly kind: 'line'; readonly label: string; readonly text: string }
  /** A heading inside a chapter. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'swatches'; readonly colours: readonly BookColour[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly BookPicture[] }
  | {
      readonly kind: 'scales'
      /** `at` is from 0 (`low`) to 100 (`high`). */
      readonly scales: readonly { low: string; high: string; at: number; name: string }[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'map'
      readonly axes: { left: string; right: string; bottom: string; top: string }
      /** `x`, `y` and `size` are from 0 to 100, `x` from the left and `y` from the bottom. */
      readonly points: readonly { name: string; x: number; y: number; size: number; isOwn: boolean }[]
    }

export interface BookColour {
  readonly name: string
  readonly hex: string
  /** Lines with HEX, RGB and CMYK. */
  readonly values: readonly string[]
  /** Share of use in percent, drawn as width. */
  readonly share: number
}

export interface BookImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  /** Photographer of an image from a photo service, if known. */
  readonly by?: string
}

export interface BookPicture {
  readonly image: BookImage
  readonly caption: string
  /** Background `#RRGGBB`. */
  readonly ground: string
}

export type PageFormat = 'a4' | 'wide'

/** A brand book as content: what stands on its pages, in which order. It says nothing about places and sizes. */
export interface Book {
  readonly language: string
  readonly cover: {
    readonly title: string
    readonly subtitle: string
    /** Under it: what the book is, and its day. */
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
  /** A paragraph that stands first. */
  | { readonly kind: 'lead'; readonly label: string; readonly text: string }
  /** A label and its words beside it. */
  | { readonly kind: 'line'; readonly label: string; readonly text: string }
  /** A heading inside a chapter. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'swatches'; readonly colours: readonly BookColour[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly BookPicture[] }
  | {
      readonly kind: 'scales'
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
      readonly points: readonly { name: string; x: number; y: number; size: number; isOwn: boolean }[]
    }

export interface BookColour {
  readonly name: string
  readonly hex: string
  /** HEX, RGB, CMYK, as lines. */
  readonly values: readonly string[]
  /** Share of the whole, for its width. */
  readonly share: number
}

export interface BookImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  /** Who made it, of a picture from a photo service, where this device knows. */
  readonly by?: string
}

export interface BookPicture {
  readonly image: BookImage
  readonly caption: string
  /** `#RRGGBB` under it. */
  readonly ground: string
}

export type BookFormat = 'a4' | 'wide'

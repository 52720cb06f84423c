/**
 * Widths in pixels that a picture can be requested in. Resized copies are stored beside the original and deleted with
 * it.
 */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const

/** Of a picture that may move. */
export function smallKeyOf(storageKey: string, width: number): string {
  return `${storageKey}.w${width}`
}

/** Of a still: the first frame of a picture, the first page of a document, or the poster of a video. */
export function thumbnailKeyOf(storageKey: string, width: number): string {
  return `${storageKey}.t${width}`
}

/** Of the still of a video that a device drew, from which its small pictures are made. */
export function posterKeyOf(storageKey: string): string {
  return `${storageKey}.poster`
}

/** Keys of all that may be stored beside an original. */
export function smallKeysOf(storageKey: string, hasStills: boolean): string[] {
  const ways = hasStills ? [smallKeyOf, thumbnailKeyOf] : [smallKeyOf]
  const small = ways.flatMap((keyOf) => pictureWidths.map((width) => keyOf(storageKey, width)))
  return hasStills ? [...small, posterKeyOf(storageKey)] : small
}

/** The key of the original for that of one of its copies. */
export function originalOf(key: string): string {
  return key.replace(/\.([wt]\d+|poster)$/, '')
}

/** The widths that the stills of a picture are stored in: none is much wider than it is itself. */
export function thumbnailWidths(ownWidth: number | null): readonly number[] {
  const enough = pictureWidths.findIndex((width) => ownWidth !== null && width >= ownWidth)
  return enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1)
}

/** The end of the key of a copy, by which the row of its file counts it. */
export function copyNameOf(key: string): string {
  return key.slice(originalOf(key).length + 1)
}

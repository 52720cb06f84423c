/**
 * Widths in pixels that a picture can be requested in. Resized copies are stored beside the original and deleted with
 * it.
 */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const

export function smallKeyOf(storageKey: string, width: number): string {
  return `${storageKey}.w${width}`
}

/** Widths that a picture is made in; they lie beside it. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const

export function smallKeyOf(storageKey: string, width: number): string {
  return `${storageKey}.w${width}`
}

/** `PDF`, `HWP`; '' where the name has none. */
export function extensionLabelOf(name: string): string {
  return /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1]?.toUpperCase() ?? ''
}

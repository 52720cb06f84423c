/** Formats bytes in whole units: 100MB, 10GB. */
export function sizeWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3
  return gigabytes >= 1 ? `${gigabytes}GB` : `${Math.round(bytes / 1024 ** 2)}MB`
}

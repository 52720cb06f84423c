/**
 * Bytes of a photograph of a phone: a JPEG of 12 megapixels, which the drive keeps as it is but for its metadata
 * (https://thesmartphonephotographer.com/size-of-smartphone-photos/: 4,000 × 3,000 pixels, about 3 MB).
 */
const photoBytes = 3 * 1024 ** 2

/**
 * About how many photographs of a phone fit into so many bytes, rounded down as people say it: below 10 exactly, below 100 in
 * tens, and from there on with two digits.
 */
export function photosIn(bytes: number): number {
  const count = Math.max(0, Math.floor(bytes / photoBytes))
  if (count < 10) return count
  const step = count < 100 ? 10 : 10 ** (String(count).length - 2)
  return Math.floor(count / step) * step
}

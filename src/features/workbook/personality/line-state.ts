/**
 * Whether a line can be copied to the next empty tagline (`free`), and if not, why. `taken`: it is a tagline
 * already. `full`: no tagline is empty.
 */
export type LineState = 'free' | 'taken' | 'tooLong' | 'full'

export function lineStateOf(line: string, taglines: readonly string[], limit: number): LineState {
  if (taglines.some((tagline) => tagline.trim() === line.trim())) return 'taken'
  if (line.length > limit) return 'tooLong'
  return taglines.every((tagline) => tagline.trim() !== '') ? 'full' : 'free'
}

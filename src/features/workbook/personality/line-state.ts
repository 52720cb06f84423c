/** Whether a line can be copied to the next empty tagline, and if not, why. */
export type LineState = 'free' | 'taken' | 'tooLong' | 'full'

export function lineStateOf(line: string, taglines: readonly string[], limit: number): LineState {
  if (taglines.some((tagline) => tagline.trim() === line.trim())) return 'taken'
  if (line.length > limit) return 'tooLong'
  return taglines.every((tagline) => tagline.trim() !== '') ? 'full' : 'free'
}

/** The text with a first sentence put behind what is written; null where it is in it already. */
export function withStarter(text: string, starter: string): string | null {
  if (text.includes(starter)) return null
  const written = text.trimEnd()
  if (written === '') return starter
  return /[\p{L}\p{N}]$/u.test(written) ? `${written}. ${starter}` : `${written} ${starter}`
}

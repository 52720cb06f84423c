/** Appends a starter sentence to the text; null if the text already contains it. */
export function withStarter(text: string, starter: string): string | null {
  if (text.includes(starter)) return null
  const written = text.trimEnd()
  if (written === '') return starter
  return /[\p{L}\p{N}]$/u.test(written) ? `${written}. ${starter}` : `${written} ${starter}`
}

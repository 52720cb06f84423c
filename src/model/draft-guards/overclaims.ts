import type { Language } from '../language/languages.ts'
import { overclaimsIn } from '../voice/overclaims.ts'

/** What a text asserts too much, but for what its author has written already; null: nothing. */
export function overclaimIn(text: string, language: Language, ownText = ''): string | null {
  const own = claimsOf(ownText, language)
  const isOwn = (words: string) => own.some((one) => one.includes(words) || words.includes(one))
  return claimsOf(text, language).find((words) => !isOwn(words)) ?? null
}

function claimsOf(text: string, strict: Language): string[] {
  const plain = text.normalize('NFKC')
  return overclaimsIn(plain, { strict }).map(({ from, to }) => plain.slice(from, to))
}

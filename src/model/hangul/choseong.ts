import { canBeChoseong, disassemble, getChoseong } from 'es-hangul'

/**
 * Whether the query occurs in the text the way people search while they type: by initial consonants (ㅂㄹㄷ finds
 * 브랜드), with the last syllable still being composed (블, 브래, 브랜ㄷ), without regard to case and spaces.
 */
export function matchesSearch(text: string, query: string): boolean {
  const typed = [...folded(query)].flatMap((letter) =>
    /[ㄱ-ㅎ]/.test(letter) ? [...disassemble(letter)] : [letter],
  )
  const letters = [...folded(text)]
  const lettersApart = letters.map(disassemble)
  const typedApart = typed.map(disassemble)
  return typed.length === 0 || letters.some((_, start) => matchesAt(start))

  function matchesAt(start: number): boolean {
    for (let at = 0; at <= typed.length; at++) {
      // The rest of the query as keys pressed: only the composition at its end may stop inside a syllable.
      const keys = typedApart.slice(at).join('')
      const found = lettersApart.slice(start + at, start + typed.length + 1).join('')
      if (found.startsWith(keys)) return true
      const wanted = typed[at]
      const letter = letters[start + at]
      if (wanted === undefined || letter === undefined) return false
      if (wanted !== letter && !(canBeChoseong(wanted) && getChoseong(letter) === wanted)) return false
    }
    return true
  }
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
}

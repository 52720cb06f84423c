/**
 * Where a text says a word: the index of its letters, of Latin words that of the word among the words of the text; -1 where it does not.
 * Upper and lower case are equal. Words in Latin letters, in the singular or with an s, and those of one letter are found as whole words
 * alone: `bar` is not in `barber`, `침` not in `아침`. Two Latin letters tell nothing: `it`.
 */
export function wordAt(word: string, text: string): number {
  const [sought, said] = [folded(word), folded(text)]
  const isLatin = /^[\p{sc=Latin}\s-]+$/u.test(sought)
  if (!isLatin && sought.length > 1) return said.indexOf(sought)
  if (isLatin && sought.length < 3) return -1
  const whole = ` ${said.split(/[^\p{L}\p{N}-]+/u).join(' ')} `
  return Math.max(whole.indexOf(` ${sought} `), isLatin ? whole.indexOf(` ${sought}s `) : -1)
}

/** Without upper case, spaces around it, and letters in parts. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}

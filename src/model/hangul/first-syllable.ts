/**
 * First letter of a brand's name for its tile, skipping punctuation. People have another rule for their
 * initials.
 */
export function firstSyllable(name: string): string {
  const plain = name.normalize('NFC').trim()
  const letter = /[\p{L}\p{N}]/u.exec(plain)?.[0]
  return (letter ?? [...plain][0] ?? '').toUpperCase()
}

/** The one letter of a brand's tile: the first that is read, whatever stands before it. People are known by another. */
export function firstSyllable(name: string): string {
  const plain = name.normalize('NFC').trim()
  const letter = /[\p{L}\p{N}]/u.exec(plain)?.[0]
  return (letter ?? [...plain][0] ?? '').toUpperCase()
}

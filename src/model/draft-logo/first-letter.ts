/** The first syllable of a Korean name, else the first letter in upper case. */
export function firstLetter(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '').toUpperCase()
}

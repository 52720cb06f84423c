import { cutText } from '../text/cut-text.ts'
import { cutName, extensionOf, nameLimit } from './cut-name.ts'

/** The name, or where it is taken the same with the next free number before its extension. Adds it to `taken`. */
export function takeName(taken: Set<string>, name: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = numberedName(name, number)
    const key = nameKey(candidate)
    if (taken.has(key)) continue
    taken.add(key)
    return candidate
  }
}

/** The name with the number before its extension; with 1 as it is. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name
  const extension = extensionOf(name)
  const bare = name.slice(0, name.length - extension.length)
  const ending = ` (${number})${extension}`
  return `${cutText(bare, nameLimit - ending.length).trimEnd()}${ending}`
}

/** Names that differ only by this are the same for Windows and macOS. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** The name with the extension of `of`, once. */
export function withExtensionOf(name: string, of: string): string {
  const extension = extensionOf(of)
  if (extension === '') return name
  const isThere = name.toLowerCase().endsWith(extension.toLowerCase())
  return cutName(`${isThere ? name.slice(0, -extension.length) : name}${extension}`)
}

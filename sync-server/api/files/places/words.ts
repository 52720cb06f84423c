/** The given name without folders and signs that are not seen; `fallback` where nothing is left. */
export function cleanName(given: string, fallback: string): string {
  const bare = given
    .normalize('NFC')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/(?<=^|\s)\.+(?=\s|$)/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  return [...bare].slice(0, 200).join('').trim() || fallback
}

/** The name with the extension of `of`, once. */
export function withExtensionOf(name: string, of: string): string {
  const extension = extensionOf(of)
  if (extension === '') return name
  const isThere = name.toLowerCase().endsWith(extension.toLowerCase())
  return `${isThere ? name.slice(0, -extension.length) : name}${extension}`
}

/** The name, or where it is taken the same with the next free number before its extension. Adds it to `taken`. */
export function takeName(taken: Set<string>, name: string): string {
  const extension = extensionOf(name)
  const bare = name.slice(0, name.length - extension.length)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${bare} (${number})${extension}`
    const key = nameKey(candidate)
    if (taken.has(key)) continue
    taken.add(key)
    return candidate
  }
}

/** Names that differ only by this are the same for Windows and macOS. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function extensionOf(name: string): string {
  return /.(\.[\p{L}\p{N}]{1,10})$/u.exec(name)?.[1] ?? ''
}

import { cutText } from '../text/cut-text.ts'

/** Of a file or folder, in UTF-16 units: what the server takes, and less than every file system takes. */
export const nameLimit = 200

/** The name in at most so many UTF-16 units, cut between letters; the extension of a file stays. */
export function cutName(name: string, max: number = nameLimit): string {
  if (name.length <= max) return name
  const extension = extensionOf(name)
  const bare = name.slice(0, name.length - extension.length)
  return `${cutText(bare, max - extension.length).trimEnd()}${extension}`
}

/** With its dot; empty where the name has none. */
export function extensionOf(name: string): string {
  return /.(\.[\p{L}\p{N}]{1,10})$/u.exec(name)?.[1] ?? ''
}

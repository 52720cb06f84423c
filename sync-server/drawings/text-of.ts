import { encodingOf } from '#model/drawings/encoding.ts'

/** The text of a drawing, also of its first bytes; null where its encoding is unknown. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes)
  } catch {
    return null
  }
}

/** A text in UTF-8, in UTF-16 with its mark, or in the Korean encoding that spreadsheets on Windows write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // `stream`: a character that is cut at the end is left out instead of being a fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

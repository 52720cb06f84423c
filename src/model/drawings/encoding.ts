/**
 * The encoding of an XML file by its byte order mark, else by its first bytes, else by its declaration; a label for
 * `TextDecoder`. XML without any of these is UTF-8.
 */
export function encodingOf(bytes: Uint8Array): string {
  const starts = (...wanted: number[]) => wanted.every((byte, at) => bytes[at] === byte)
  if (starts(0xef, 0xbb, 0xbf)) return 'utf-8'
  if (starts(0xff, 0xfe) || starts(0x3c, 0, 0x3f, 0) || starts(0x3c, 0, 0x73, 0)) return 'utf-16le'
  if (starts(0xfe, 0xff) || starts(0, 0x3c, 0, 0x3f) || starts(0, 0x3c, 0, 0x73)) return 'utf-16be'
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const [, label = 'utf-8'] = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head) ?? []
  // The declaration was read in steps of one byte, which no file in UTF-16 can be.
  return /^(utf-16|ucs-2|iso-10646-ucs-2)/i.test(label) ? 'utf-8' : label.toLowerCase()
}

/** Whether a text, or its first kilobytes, begins as an SVG file does: prologue and comments, then the root, with any prefix. */
export function beginsAsDrawing(text: string): boolean {
  return beginning.test(text)
}

const beginning =
  /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE(?:[^>["']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>\s*)*<(?:[\w.-]+:)?svg[\s>/]/i

import type { Source } from './source.ts'

const sampleBytes = 256 * 1024
/** Of Korean, Japanese and Chinese spreadsheets and editors. */
const encodings = ['euc-kr', 'shift_jis', 'gb18030', 'big5'] as const

/** Whether a file is text: without control characters, in Unicode or one of the older encodings of its readers. */
export async function isText(source: Source): Promise<boolean> {
  const sample = await source.read(0, sampleBytes)
  if (isUtf16(sample)) return decodes(sample, sample[0] === 0xff ? 'utf-16le' : 'utf-16be')
  for await (const chunk of source.all()) if (hasControl(chunk)) return false
  return ['utf-8', ...encodings].some((encoding) => decodes(sample, encoding))
}

function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString('hex')
  return bytes.length % 2 === 0 && (mark === 'fffe' || mark === 'feff')
}

/** A character that the sample cuts is none that is wrong. */
function decodes(bytes: Buffer, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Tabs, line ends, form feeds and escapes are in texts, other control characters in none. */
function hasControl(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b)
      return true
    if (byte === 0x7f) return true
  }
  return false
}

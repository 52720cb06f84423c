import { readBytes, saysAi } from './ai-mark.ts'
import { inflateSome } from './inflate-some.ts'
import { nameAt } from './stripped.ts'

/** Keyword of a text that is XMP. */
export const xmpKeyword = 'XML:com.adobe.xmp'
/** That of ImageMagick, which writes any metadata as digits: a name, a length and the bytes, two hexadecimal digits each. */
const rawKeyword = 'Raw profile type xmp'

interface PngText {
  readonly keyword: string
  readonly isPacked: boolean
  readonly data: Uint8Array
}

/**
 * Looks into the texts of one picture for XMP that says that a model made it. A few packed ones are unpacked, and of each as much
 * as is read of one that is not.
 */
export function aiTextFinder(): (chunk: string, data: Uint8Array) => boolean {
  let packedLeft = 4
  return (chunk, data) => {
    const text = textIn(chunk, data)
    if (!text) return false
    if (text.isPacked && packedLeft-- <= 0) return false
    const isRaw = text.keyword === rawKeyword
    const most = isRaw ? 3 * readBytes : readBytes
    const said = text.isPacked ? inflateSome(text.data, most) : text.data.subarray(0, most)
    return saysAi(isRaw ? bytesOfDigits(said) : said)
  }
}

/** null: it is no text, or another one than XMP. */
function textIn(chunk: string, data: Uint8Array): PngText | null {
  const keyword = [xmpKeyword, rawKeyword].find((name) => nameAt(data, 0, name.length + 1) === `${name}\0`)
  if (keyword === undefined) return null
  const rest = data.subarray(keyword.length + 1)
  if (chunk === 'tEXt') return { keyword, isPacked: false, data: rest }
  // Behind the number of the way in which it is packed, of which there is one.
  if (chunk === 'zTXt') return rest[0] === 0 ? { keyword, isPacked: true, data: rest.subarray(1) } : null
  return chunk === 'iTXt' ? internationalText(keyword, rest) : null
}

/** Whether it is packed, how, its language, its keyword in that language, and the text. */
function internationalText(keyword: string, data: Uint8Array): PngText | null {
  const [isPacked, way] = data
  const language = data.indexOf(0, 2)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  if (translated < 0 || isPacked === undefined || isPacked > 1 || way !== 0) return null
  return { keyword, isPacked: isPacked === 1, data: data.subarray(translated + 1) }
}

/** What stands in the digits behind the name and the length. */
function bytesOfDigits(text: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(text.length / 2))
  const [newLine] = [10]
  let lines = 0
  let count = 0
  let high = -1
  for (const letter of text) {
    if (letter === newLine) lines += 1
    const digit = lines < 3 ? -1 : digitOf(letter)
    if (digit < 0) continue
    if (high < 0) high = digit
    else {
      bytes[count] = 16 * high + digit
      count += 1
      high = -1
    }
  }
  return bytes.subarray(0, count)
}

function digitOf(letter: number): number {
  if (letter >= 48 && letter <= 57) return letter - 48
  const small = letter | 32
  return small >= 97 && small <= 102 ? small - 87 : -1
}

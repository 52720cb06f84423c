/** Width of a text in points. */
export type Measure = (text: string) => number

/**
 * Han and kana can break between any two characters; Hangul and Latin only at spaces, so that words stay
 * whole.
 */
const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．！？：；]/u
/** Characters that must not begin a line, and those that must not end one. */
const notFirst = /[、。，．！？：；）」』】〉》’”)\]}!?,.:;ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%‰℃…]/u
const notLast = /[（「『【〈《‘“([{₩$#]/u

/**
 * Breaks a text into lines no wider than `width`: at spaces, between Han and kana, and inside a word only if
 * it is wider than a whole line. Line breaks of the text stay.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => breakParagraph(paragraph.replace(/\s+/g, ' ').trim(), width, measure))
}

function breakParagraph(text: string, width: number, measure: Measure): string[] {
  if (text === '') return ['']
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    if (line === '' && measure(piece.trimEnd()) > width) {
      const parts = cut(piece, width, measure)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    } else line += line === '' ? piece.trimStart() : piece
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

/** The parts between which a line may break. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  const letters = [...text]
  letters.forEach((letter, index) => {
    piece += letter
    const next = letters[index + 1]
    if (next === undefined) return
    const isSpace = letter === ' '
    const isBetween =
      (breaksAnywhere.test(letter) || breaksAnywhere.test(next)) &&
      !notFirst.test(next) &&
      !notLast.test(letter)
    if (next !== ' ' && (isSpace || isBetween)) {
      pieces.push(piece)
      piece = ''
    }
  })
  if (piece !== '') pieces.push(piece)
  return pieces
}

/** Cuts a word that is wider than a line, letter by letter. */
function cut(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  parts.push(part)
  return parts
}

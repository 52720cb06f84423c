/** A sentence with its marks and without the spaces around it; offsets are UTF-16 units of the whole text. */
export interface Sentence {
  readonly text: string
  readonly from: number
  readonly to: number
}

const ends = new Set('.!?…。！？')
/** Marks that need no space behind them to end a sentence. */
const wideEnds = new Set('。！？')
/** Endings of spoken Korean, of which 다 and 까 only do after 니: 열었어요~, 오세요 ^^. */
const spokenEnds = new Set('요죠용다까당')
const afterNi = new Set('다까당')
/** Each mark fits one alternative alone: with two ways for each, a row of forty would be tried in 2^40 ways. */
const softMarks =
  /(?: ?(?:[~～^ㅎㅋㅠㅜ*]|:-?\)|[♡♥☺\p{Extended_Pictographic}\p{Emoji_Modifier}][\u{FE0F}\u{200D}]?))+(?=\s|$)/uy
const closers = new Set(`"'”’)]}」』》〉）`)

/**
 * The sentences of a text. A line break ends one, and so does a mark that is followed by a space or by the end: a point inside a
 * number or an address does not. In spoken Korean ~, ^^, ㅎㅎ or an emoji does it as well. Linear in the length of the text.
 */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let from = 0
  const close = (to: number) => {
    const raw = text.slice(from, to)
    const trimmed = raw.trim()
    if (trimmed !== '') {
      const start = from + raw.indexOf(trimmed)
      found.push({ text: trimmed, from: start, to: start + trimmed.length })
    }
    from = to
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n' || letter === '\r') close(at + 1)
    else if (spokenEnds.has(letter)) {
      const end = softEndAt(text, at)
      if (end > 0) {
        close(end)
        at = end - 1
      }
    } else if (ends.has(letter)) {
      const isWide = wideEnds.has(letter)
      while (ends.has(text[at + 1] ?? '')) at++
      const mark = at
      while (closers.has(text[at + 1] ?? '')) at++
      const next = text[at + 1]
      // 2026. 3. 1. and the number of a list are no ends of sentences.
      const isNumber = letter === '.' && /\d/.test(text[mark - 1] ?? '') && /\d/.test(text[at + 2] ?? '')
      if ((isWide && at === mark) || next === undefined || (/\s/.test(next) && !isNumber)) close(at + 1)
    }
  }
  close(text.length)
  return found
}

/** Where the marks after an ending of spoken Korean end; 0 where there are none. */
function softEndAt(text: string, at: number): number {
  if (afterNi.has(text[at] ?? '') && text[at - 1] !== '니') return 0
  softMarks.lastIndex = at + 1
  return softMarks.test(text) ? softMarks.lastIndex : 0
}

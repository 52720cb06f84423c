/** Whether a text has letters of a script that puts no spaces between words: Japanese or Chinese. */
export function hasUnspacedScript(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
}

/** Where the phrases of a Japanese or Chinese text begin but for the first: a word with its particles and marks. */
export function phraseStarts(text: string): number[] {
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)]
  return words.slice(1).flatMap(({ index, segment }, before) => {
    const isBound = isPrefix(words[before]?.segment ?? '') && /^\p{sc=Han}/u.test(segment)
    return isBound || !isBeginning(segment) ? [] : [index]
  })
}

/** The phrases of a Japanese or Chinese text, in which no line is broken where it is set large; none of other texts. */
export function phrasesOf(text: string): string[] {
  if (!hasUnspacedScript(text)) return []
  const starts = [0, ...phraseStarts(text)]
  return starts
    .map((from, place) => text.slice(from, starts[place + 1]).trim())
    .filter((phrase) => phrase !== '')
}

/** Particles and marks belong to the word before them. */
function isBeginning(word: string): boolean {
  return (
    !/^[\p{P}的了ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u.test(word) && !/^\p{sc=Hiragana}{1,2}$/u.test(word)
  )
}

/** One Han letter before others: 北鎌倉. */
function isPrefix(word: string): boolean {
  return /^\p{sc=Han}$/u.test(word)
}

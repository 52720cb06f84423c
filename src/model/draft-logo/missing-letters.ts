/** Each letter once, as people see letters, in the order of the texts; without what is never drawn, such as a joiner alone. */
export function missingLetters(texts: readonly string[]): string {
  const letters = texts.flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment))
  return [...new Set(letters)]
    .filter((letter) => !/^\p{Default_Ignorable_Code_Point}+$/u.test(letter))
    .join('')
}

const segmenter = new Intl.Segmenter()

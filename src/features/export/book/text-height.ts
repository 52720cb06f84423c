/** In mm. */
const point = 25.4 / 72
/** From one line to the next, in sizes of the text. */
const lineHeight = 1.65
/** What the last line has less than that: nothing stands below it. */
const lastLine = 0.75
/** What lines lose because words are not broken. */
const raggedness = 1.08

/** In sizes of the text, as `letters-in` of `pages/base.typ`: letters of Korean, Japanese and Chinese are as wide as high. */
export function emsOf(text: string): number {
  let ems = 0
  for (const letter of text)
    ems += /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFFDC]/u.test(letter) ? 1 : /\p{Lu}/u.test(letter) ? 0.7 : 0.56
  return ems
}

/** In mm, of a text of so many points in a column so many mm wide; 0 without a text. */
export function textHeight(text: string, size: number, width: number): number {
  const paragraphs = text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const lines = paragraphs.map((part) =>
    Math.max(1, Math.ceil((emsOf(part) * size * point * raggedness) / width)),
  )
  if (lines.length === 0) return 0
  const gaps = Math.max(0, paragraphs.length - 1) * size * point * 0.6
  const count = lines.reduce((sum, each) => sum + each, 0)
  return (count * lineHeight - lastLine) * size * point + gaps
}

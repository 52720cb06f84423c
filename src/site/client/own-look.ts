/** Colours that `own-colours.module.css` has. */
const colours = 6

/** The first letter of a name as it is read, with what is combined with it; '' of an empty name. */
export function initialOf(name: string, language: string): string {
  const text = name.normalize('NFC').trim()
  const segments = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)
  for (const { segment } of segments) return segment.toLocaleUpperCase(language)
  return ''
}

/** The number of the colour for a name: the same for the same name. */
export function colourOf(name: string): number {
  let sum = 0
  for (const letter of name.normalize('NFC').trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % colours
}

/** Loads the font of Korean titles, once, when there is something of one's own to show in it. */
export function loadTitleFont(): void {
  if (document.documentElement.lang !== 'ko' || document.querySelector(`link[href="${titleFont}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = titleFont
  document.head.append(link)
}

const titleFont = '/fonts/gowun-batang/700.css'

import { prepareText, type TextLayout, type TextStyle } from './lay-out.ts'
import { plainFonts } from './plain-fonts.fixture.ts'
import { rulerOf } from './ruler.ts'

type Style = Partial<TextStyle['layer']> & { w?: number; h?: number; shrinks?: TextStyle['shrinks'] }

/** A text at size 10 in a box of 100 × 100. */
export function layOut(
  text: string,
  { w = 100, h = 100, shrinks = 'box', ...layer }: Style = {},
): TextLayout {
  const lines = text.split('\n').map((line) => [{ text: line, run: 0 }])
  const face = { family: 'plain', weight: 400 }
  const style = { size: 10, lineHeight: 1, spacing: 0, ...layer }
  const prepared = prepareText(
    lines,
    () => face,
    { box: { w, h }, layer: style, shrinks },
    rulerOf(plainFonts),
  )
  return prepared.at(prepared.fitted.size)
}

export function linesOf(text: string, style?: Style): string[] {
  return layOut(text, style).lines.map(({ parts }) => parts.map((part) => part.text).join(''))
}

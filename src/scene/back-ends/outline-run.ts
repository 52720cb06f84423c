import type { TextItem } from '../list/drawing.ts'
import { type FontOf, type PathCommand, placeGlyphs } from './place-glyphs.ts'

/** Path data of a run of text, with its baseline beginning at 0, 0. '' where it has no ink. */
export function outlineRun(item: TextItem, fontOf: FontOf): string {
  let d = ''
  for (const { font, glyph, x, y } of placeGlyphs(item, fontOf)) {
    const scale = item.size / font.unitsPerEm
    for (const command of glyph.path.commands) d += pathData(command, scale, x, y)
  }
  return d
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function pathData({ command, args }: PathCommand, scale: number, x: number, y: number): string {
  let d = letters[command] ?? ''
  for (let index = 0; index < args.length; index += 2) {
    const [right, up] = [args[index] ?? 0, args[index + 1] ?? 0]
    d += `${index === 0 ? '' : ' '}${hundredths(right * scale + x)} ${hundredths(-up * scale - y)}`
  }
  return d
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

import type { Outline } from '#device/fonts/outline-text.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import type { Drawing, Shape } from './drawing.ts'
import { disc, isLetterSymbol, ownDrawing, symbolPath } from './library/symbols.ts'

export interface Outlines {
  /** Null if there is no text. */
  readonly name: Outline | null
  readonly tagline: Outline | null
  /** First letter of the name, for symbols made of it. */
  readonly letter: Outline | null
  /** The symbol where it has to be loaded; absent where it is unknown or in `symbols.ts`. */
  readonly symbol?: string | null
}

export type Layout = LogoEditorState['layout']

const symbolSize = 100
const sizes = {
  HORIZONTAL: { name: 56, nameWithTagline: 48, tagline: 18, gap: 24, lead: 12 },
  VERTICAL: { name: 50, nameWithTagline: 46, tagline: 17, gap: 26, lead: 12 },
  NAME: { name: 100, nameWithTagline: 88, tagline: 28, gap: 0, lead: 20 },
} as const

/**
 * Lays out symbol, name and tagline. Aligns them optically, by their ink boxes instead of their line boxes.
 */
export function composeLogo(
  state: LogoEditorState,
  outlines: Outlines,
  layout: Layout = state.layout,
): Drawing {
  const symbol = symbolOf(state, outlines)
  if (layout === 'SYMBOL') return { width: symbolSize, height: symbolSize, shapes: symbol }
  const { block, width, height } = blockOf(state, outlines, layout)
  if (layout === 'NAME') return { width, height, shapes: block }
  const { gap } = sizes[layout]
  if (block.length === 0) return { width: symbolSize, height: symbolSize, shapes: symbol }
  if (layout === 'HORIZONTAL') {
    const whole = Math.max(symbolSize, height)
    return {
      width: symbolSize + gap + width,
      height: whole,
      shapes: [
        ...moved(symbol, 0, (whole - symbolSize) / 2),
        ...moved(block, symbolSize + gap, (whole - height) / 2),
      ],
    }
  }
  const whole = Math.max(symbolSize, width)
  return {
    width: whole,
    height: symbolSize + gap + height,
    shapes: [
      ...moved(symbol, (whole - symbolSize) / 2, 0),
      ...moved(block, (whole - width) / 2, symbolSize + gap),
    ],
  }
}

/** Name above tagline; their ink begins at 0, 0. */
function blockOf(
  { brandName, brandTagline }: LogoEditorState,
  { name, tagline }: Outlines,
  layout: Exclude<Layout, 'SYMBOL'>,
): { block: Shape[]; width: number; height: number } {
  const size = sizes[layout]
  const lines = [
    { outline: name, fill: brandName.fill, size: tagline ? size.nameWithTagline : size.name },
    { outline: tagline, fill: brandTagline.fill, size: size.tagline },
  ].flatMap(({ outline, ...line }) => (outline ? [{ outline, ...line, scale: line.size / 100 }] : []))
  const width = Math.max(0, ...lines.map(({ outline: { box }, scale }) => (box.right - box.left) * scale))
  const isCentred = layout === 'VERTICAL'
  const block: Shape[] = []
  let y = 0
  for (const [i, { outline, fill, scale }] of lines.entries()) {
    const { box, d } = outline
    if (i > 0) y += size.lead
    const inset = isCentred ? (width - (box.right - box.left) * scale) / 2 : 0
    block.push(path(d, inset - box.left * scale, y - box.top * scale, scale, fill, false))
    y += (box.bottom - box.top) * scale
  }
  return { block, width, height: y }
}

/** In a square of 100. */
function symbolOf({ brandSymbol }: LogoEditorState, { letter, symbol }: Outlines): Shape[] {
  const { id, fill, svg } = brandSymbol
  if (id === ownDrawing && svg !== '') return [{ kind: 'svg', svg, x: 0, y: 0, size: symbolSize }]
  if (!isLetterSymbol(id) || !letter) return [path(symbol ?? symbolPath(id), 0, 0, 1, fill, true)]
  const room = id === 'letter' ? 96 : 54
  const { box, d } = letter
  const scale = room / Math.max(box.right - box.left, box.bottom - box.top)
  const x = 50 - ((box.left + box.right) / 2) * scale
  const y = 50 - ((box.top + box.bottom) / 2) * scale
  if (id === 'letter') return [path(d, x, y, scale, fill, false)]
  const shape = id === 'letter-circle' ? disc(50, 50, 48) : 'M4 4H96V96H4Z'
  return [path(shape + transformed(d, x, y, scale), 0, 0, 1, fill, true)]
}

function path(d: string, x: number, y: number, scale: number, fill: string, isEvenOdd: boolean): Shape {
  return { kind: 'path', d, x, y, scale, fill, isEvenOdd }
}

function moved(shapes: readonly Shape[], dx: number, dy: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, x: shape.x + dx, y: shape.y + dy }))
}

/** Outlines contain absolute commands with coordinate pairs only (M, L, Q, C, Z). */
function transformed(d: string, x: number, y: number, scale: number): string {
  return d.replace(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, a: string, b: string) => {
    return `${round(Number(a) * scale + x)} ${round(Number(b) * scale + y)}`
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

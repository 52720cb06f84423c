import type { LogoEditorState, LogoPlate } from '../documents/logo-editor.ts'
import type { Drawing, Shape } from './drawing.ts'
import type { Outline } from './outline-text.ts'
import { reversedOn } from './plate.ts'
import { disc, isLetterSymbol, ownDrawing, symbolPath } from './symbols/symbols.ts'

export interface Outlines {
  /** Null if there is no text. */
  readonly name: Outline | null
  /** The name line by line, where it is set in two. */
  readonly nameLines?: readonly Outline[]
  readonly tagline: Outline | null
  /** First letter of the name, for symbols made of it. */
  readonly letter: Outline | null
  /** The symbol where it has to be loaded; absent where it is unknown or in `symbols.ts`. */
  readonly symbol?: string | null
}

export type Layout = LogoEditorState['layout']

const symbolSide = 100
const sizes = {
  HORIZONTAL: { name: 56, nameWithTagline: 48, twoLines: 40, tagline: 18, gap: 24, lead: 12 },
  VERTICAL: { name: 50, nameWithTagline: 46, twoLines: 38, tagline: 17, gap: 26, lead: 12 },
  NAME: { name: 100, nameWithTagline: 88, twoLines: 80, tagline: 28, gap: 0, lead: 20 },
} as const
/** Of the usual ones. */
const symbolShares = { SMALL: 0.76, LARGE: 1.3 } as const
const gapShares = { NARROW: 0.5, WIDE: 1.8 } as const
/** From one baseline of a name to the next, in font sizes. */
const leading = 1.16

/**
 * Lays out symbol, name and tagline, on the plate if there is one. Aligns them optically, by their ink boxes
 * instead of their line boxes.
 */
export function composeLogo(
  state: LogoEditorState,
  outlines: Outlines,
  layout: Layout = state.layout,
): Drawing {
  const { plate } = state
  // Beside each other they would leave a circle nearly empty.
  const inside = plate?.shape === 'CIRCLE' && layout === 'HORIZONTAL' ? 'VERTICAL' : layout
  const placed = placeParts(state, outlines, inside)
  return plate ? onPlate(placed, plate) : placed
}

/** A part of the logo with its box; the symbol fills its square like a disc. */
interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly isDisc: boolean
}

interface Placed extends Drawing {
  readonly parts: readonly Part[]
}

function placeParts(state: LogoEditorState, outlines: Outlines, layout: Layout): Placed {
  const { block, width, height } = layout === 'SYMBOL' ? noBlock : blockOf(state, outlines, layout)
  if (layout === 'NAME') {
    return { width, height, shapes: block, parts: [{ left: 0, top: 0, width, height, isDisc: false }] }
  }
  const symbol = symbolOf(state, outlines)
  if (block.length === 0)
    return arranged(symbol, symbolSide, 0, 0, [], { left: 0, top: 0, width: 0, height: 0 })
  const { gap: usualGap } = sizes[layout === 'HORIZONTAL' ? layout : 'VERTICAL']
  const gap = usualGap * (state.gap ? gapShares[state.gap] : 1)
  const share = state.symbolSize ? symbolShares[state.symbolSize] : 1
  const side = symbolSide * share
  const sign = scaled(symbol, share)
  if (layout === 'HORIZONTAL') {
    const whole = Math.max(side, height)
    const text = { left: side + gap, top: (whole - height) / 2, width, height }
    return arranged(sign, side, 0, (whole - side) / 2, block, text)
  }
  const whole = Math.max(side, width)
  const text = { left: (whole - width) / 2, top: side + gap, width, height }
  return arranged(sign, side, (whole - side) / 2, 0, block, text)
}

const noBlock = { block: [], width: 0, height: 0 }

function arranged(
  symbol: readonly Shape[],
  side: number,
  x: number,
  y: number,
  block: readonly Shape[],
  text: Omit<Part, 'isDisc'>,
): Placed {
  const sign: Part = { left: x, top: y, width: side, height: side, isDisc: true }
  return {
    width: Math.max(x + side, text.left + text.width),
    height: Math.max(y + side, text.top + text.height),
    shapes: [...moved(symbol, x, y), ...moved(block, text.left, text.top)],
    parts: block.length > 0 ? [sign, { ...text, isDisc: false }] : [sign],
  }
}

/** Name above tagline; their ink begins at 0, 0. */
function blockOf(
  { brandName, brandTagline }: LogoEditorState,
  { name, nameLines, tagline }: Outlines,
  layout: Exclude<Layout, 'SYMBOL'>,
): { block: Shape[]; width: number; height: number } {
  const size = sizes[layout]
  const names = nameLines && nameLines.length > 1 ? nameLines : name ? [name] : []
  const nameSize = names.length > 1 ? size.twoLines : tagline ? size.nameWithTagline : size.name
  const lines = [
    ...names.map((outline) => ({ outline, fill: brandName.fill, scale: nameSize / 100 })),
    ...(tagline ? [{ outline: tagline, fill: brandTagline.fill, scale: size.tagline / 100 }] : []),
  ]
  const width = Math.max(0, ...lines.map(({ outline: { box }, scale }) => (box.right - box.left) * scale))
  const isCentred = layout === 'VERTICAL'
  const block: Shape[] = []
  let y = 0
  for (const [i, { outline, fill, scale }] of lines.entries()) {
    const { box, d } = outline
    const before = lines[i - 1]
    if (i > 0 && i < names.length && before) {
      // From baseline to baseline, so that lines with and without descenders are equally far apart.
      y += leading * nameSize - before.outline.box.bottom * scale + box.top * scale
    } else if (i > 0) y += names.length > 1 ? size.lead * 1.25 : size.lead
    const inset = isCentred ? (width - (box.right - box.left) * scale) / 2 : 0
    block.push(path(d, inset - box.left * scale, y - box.top * scale, scale, fill, false))
    y += (box.bottom - box.top) * scale
  }
  return { block, width, height: y }
}

/** Around a logo of a symbol and one line. */
const padding = 44

function onPlate({ width, height, shapes, parts }: Placed, { shape, fill }: LogoPlate): Drawing {
  if (shape === 'CIRCLE') {
    const { y, radius } = circleAround(parts, width / 2)
    const r = radius + padding * 0.7
    const plate = path(disc(r, r, r), 0, 0, 1, fill, false)
    return { width: r * 2, height: r * 2, shapes: [plate, ...reversed(moved(shapes, r - width / 2, r - y))] }
  }
  const isSquare = width === height
  const side = isSquare ? padding * 0.75 : padding * 1.15
  const edge = isSquare ? side : padding
  const whole = { width: width + side * 2, height: height + edge * 2 }
  const d = rounded(whole.width, whole.height, Math.min(whole.width, whole.height) * 0.12)
  return { ...whole, shapes: [path(d, 0, 0, 1, fill, false), ...reversed(moved(shapes, side, edge))] }
}

/** The smallest circle around all parts whose centre is at `x`. */
function circleAround(parts: readonly Part[], x: number): { y: number; radius: number } {
  const top = Math.min(...parts.map((part) => part.top))
  const bottom = Math.max(...parts.map((part) => part.top + part.height))
  const radiusAt = (y: number) => Math.max(...parts.map((part) => farthest(part, x, y)))
  const tries = Array.from({ length: 101 }, (_, i) => top + ((bottom - top) * i) / 100)
  const y = tries.reduce((best, one) => (radiusAt(one) < radiusAt(best) ? one : best))
  return { y, radius: radiusAt(y) }
}

/** Distance from `x`, `y` to the farthest point of a part. */
function farthest({ left, top, width, height, isDisc }: Part, x: number, y: number): number {
  const toCentre = Math.hypot(left + width / 2 - x, top + height / 2 - y)
  if (isDisc) return toCentre + width / 2
  const dx = Math.max(Math.abs(left - x), Math.abs(left + width - x))
  const dy = Math.max(Math.abs(top - y), Math.abs(top + height - y))
  return Math.hypot(dx, dy)
}

function rounded(width: number, height: number, radius: number): string {
  const [w, h, r] = [width, height, radius].map(round) as [number, number, number]
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${round(x)} ${round(y)}`
  return `M${r} 0H${round(w - r)}${arc(w, r)}V${round(h - r)}${arc(w - r, h)}H${r}${arc(0, h - r)}V${r}${arc(r, 0)}Z`
}

/** In a square of 100. */
function symbolOf({ brandSymbol, plate }: LogoEditorState, { letter, symbol }: Outlines): Shape[] {
  const { id, fill, svg } = brandSymbol
  if (id === ownDrawing && svg !== '') return [{ kind: 'svg', svg, x: 0, y: 0, size: symbolSide }]
  if (!isLetterSymbol(id) || !letter) return [path(symbol ?? symbolPath(id), 0, 0, 1, fill, true)]
  const room = id === 'letter' ? 96 : 54
  const { box, d } = letter
  const scale = room / Math.max(box.right - box.left, box.bottom - box.top)
  const x = 50 - ((box.left + box.right) / 2) * scale
  const y = 50 - ((box.top + box.bottom) / 2) * scale
  if (id === 'letter') return [path(d, x, y, scale, fill, false)]
  const shape = id === 'letter-circle' ? disc(50, 50, 48) : 'M4 4H96V96H4Z'
  // Not cut out by the even-odd rule: strokes of a letter may overlap, and would be filled where they do.
  const onShape = path(d, x, y, scale, plate?.fill ?? reversedOn(fill), false)
  return [path(shape, 0, 0, 1, fill, true), { ...onShape, isReversed: true }]
}

/** Shapes on a plate; what was drawn on one of them is now in the colour of the plate. */
function reversed(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => ({ ...shape, isReversed: !shape.isReversed }))
}

function path(d: string, x: number, y: number, scale: number, fill: string, isEvenOdd: boolean): Shape {
  return { kind: 'path', d, x, y, scale, fill, isEvenOdd }
}

function moved(shapes: readonly Shape[], dx: number, dy: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, x: shape.x + dx, y: shape.y + dy }))
}

function scaled(shapes: readonly Shape[], by: number): Shape[] {
  return shapes.map((shape) => {
    const at = { x: shape.x * by, y: shape.y * by }
    return shape.kind === 'path'
      ? { ...shape, ...at, scale: shape.scale * by }
      : { ...shape, ...at, size: shape.size * by }
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

import { black, white } from '../colour/contrast.ts'
import type { PlateGround } from '../logo/ground.ts'
import { reversedOn } from './plate.ts'

/**
 * A logo as shapes, from which SVG, PNG and PDF are made. In its units the symbol is 100 high; `x` and `y`
 * move the origin of a shape to the right and down.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

export type Shape =
  | {
      readonly kind: 'path'
      readonly d: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly fill: string
      readonly isEvenOdd: boolean
      /** Whether it is drawn on another shape, whose colour it must stand out from. */
      readonly isReversed?: boolean
    }
  | OwnShape

/** An uploaded drawing, sanitised, in a square. */
interface OwnShape {
  readonly kind: 'svg'
  readonly svg: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isReversed?: boolean
}

/** An SVG document; `margin` is added on all sides, in units of the drawing. */
export function toSvg({ width, height, shapes }: Drawing, margin = 0): string {
  const box = [-margin, -margin, width + margin * 2, height + margin * 2].map(short).join(' ')
  const inside = shapes.map(shapeToSvg).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width + margin * 2)}" height="${short(height + margin * 2)}" viewBox="${box}">${inside}</svg>`
}

/** How a symbol of the brand's own is drawn in one colour; `none`: the drawing has no such symbol. */
export type OwnSymbol =
  /** `paintedIn`: the address of a picture of its square in a colour given as `#RRGGBB`. */
  | { readonly kind: 'form'; readonly paintedIn: (ink: string) => string }
  | { readonly kind: 'plate'; readonly ground: PlateGround }
  | { readonly kind: 'none' }

/**
 * The drawing in one colour, given as `#RRGGBB`; what is drawn on another shape in black or white. An own symbol that has no
 * one-colour form stands in its own colours on a plate.
 */
export function inInk(drawing: Drawing, ink: string, own: OwnSymbol): Drawing {
  const shapes = drawing.shapes.flatMap((shape): Shape | Shape[] => {
    const colour = shape.isReversed ? reversedOn(ink) : ink
    if (shape.kind === 'path') return { ...shape, fill: colour }
    if (own.kind === 'form') return { ...shape, svg: pictureAsSvg(own.paintedIn(colour)) }
    return own.kind === 'plate' ? onPlate(shape, own.ground) : shape
  })
  return { ...drawing, shapes }
}

/** The own symbol of a drawing alone, as large as its square; null where it has none. */
export function ownSymbolIn({ shapes }: Drawing): Drawing | null {
  const own = shapes.find(({ kind }) => kind === 'svg')
  return own?.kind === 'svg' ? { width: own.size, height: own.size, shapes: [{ ...own, x: 0, y: 0 }] } : null
}

function pictureAsSvg(address: string): string {
  return `<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"><image xlink:href="${address}" width="100" height="100"/></svg>`
}

/** Made smaller, so that the plate takes no more room than the symbol did. */
function onPlate(shape: OwnShape, ground: PlateGround): Shape[] {
  const { x, y, size } = shape
  const edge = size * 0.1
  const d = `M${x} ${y}h${size}v${size}h${-size}z`
  const fill = ground === 'white' ? white : black
  return [
    { kind: 'path', d, x: 0, y: 0, scale: 1, fill, isEvenOdd: false },
    { ...shape, x: x + edge, y: y + edge, size: size - 2 * edge },
  ]
}

/** The drawing centred in a square, for symbols. */
export function squared(drawing: Drawing): Drawing {
  const side = Math.max(drawing.width, drawing.height)
  const dx = (side - drawing.width) / 2
  const dy = (side - drawing.height) / 2
  const shapes = drawing.shapes.map((shape) => ({ ...shape, x: shape.x + dx, y: shape.y + dy }))
  return { width: side, height: side, shapes }
}

function shapeToSvg(shape: Shape): string {
  if (shape.kind === 'svg') return nested(shape)
  const { d, x, y, scale, fill, isEvenOdd } = shape
  const rule = isEvenOdd ? ' fill-rule="evenodd"' : ''
  return `<path transform="translate(${short(x)} ${short(y)}) scale(${short(scale, 5)})" fill="${fill}"${rule} d="${d}"/>`
}

/**
 * Element that shows an SVG inside another one. `x`, `y` and `size` are in units of the outer one; the inner
 * one keeps its own units by its view box.
 */
export function nested({ svg, x, y, size }: { svg: string; x: number; y: number; size: number }): string {
  const [head = '<svg>'] = /<svg[^>]*>/i.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(head)?.[1]
  const width = Number.parseFloat(attribute('width') ?? '100') || 100
  const height = Number.parseFloat(attribute('height') ?? '100') || 100
  const box = attribute('viewBox') ?? `0 0 ${width} ${height}`
  const others = head
    .replace(/^<svg|\/?>$/gi, '')
    .replace(/\s(width|height|viewBox|x|y|preserveAspectRatio|xmlns)\s*=\s*("[^"]*"|'[^']*')/gi, '')
  const inside = svg.slice(svg.indexOf(head) + head.length)
  return `<svg x="${short(x)}" y="${short(y)}" width="${short(size)}" height="${short(size)}" viewBox="${box}"${others}>${inside}`
}

function short(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)))
}

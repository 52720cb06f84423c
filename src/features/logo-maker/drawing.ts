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
  /** An uploaded drawing, sanitised, in a square. */
  | {
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

/** The drawing in one colour, given as `#RRGGBB`; what is drawn on another shape in black or white. */
export function inInk(drawing: Drawing, ink: string): Drawing {
  const shapes = drawing.shapes.map((shape) => {
    const own = shape.isReversed ? reversedOn(ink) : ink
    return shape.kind === 'path' ? { ...shape, fill: own } : { ...shape, svg: paint(shape.svg, own) }
  })
  return { ...drawing, shapes }
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

function paint(svg: string, ink: string): string {
  return svg
    .replace(/\b(fill|stroke|stop-color)\s*=\s*(["'])(?!none|transparent|url)[^"']*\2/gi, `$1="${ink}"`)
    .replace(/\b(fill|stroke|stop-color)\s*:\s*(?!none|transparent|url)[^;"']+/gi, `$1:${ink}`)
    .replace(/<svg/i, `<svg fill="${ink}"`)
    .replace(/(<svg fill="[^"]*"[^>]*)\sfill="[^"]*"/i, '$1')
}

function short(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)))
}

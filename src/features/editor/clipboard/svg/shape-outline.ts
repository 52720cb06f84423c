import type { Colour } from '#scene/body/body.ts'

/** The path data of a shape of SVG in its own coordinates; null: it draws nothing, or is none. */
export function outlineOf(element: Element): string | null {
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '') || 0
  const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
    rx > 0 && ry > 0
      ? `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`
      : null
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d')
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), [
        element.hasAttribute('rx') ? number('rx') : number('ry'),
        element.hasAttribute('ry') ? number('ry') : number('rx'),
      ])
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
    case 'polygon': {
      const points = element.getAttribute('points')?.match(/[-+.\deE]+/g) ?? []
      if (points.length < 4) return null
      return `M${points.join(' ')}${element.localName === 'polygon' ? 'Z' : ''}`
    }
    default:
      return null
  }
}

function rectangle(
  x: number,
  y: number,
  w: number,
  h: number,
  [rx, ry]: readonly [number, number],
): string | null {
  if (w <= 0 || h <= 0) return null
  const [a, b] = [Math.min(rx, w / 2), Math.min(ry, h / 2)]
  if (a <= 0 || b <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`
  const corner = (dx: number, dy: number) => `a${a} ${b} 0 0 1 ${dx} ${dy}`
  const sides = [`h${w - 2 * a}${corner(a, b)}`, `v${h - 2 * b}${corner(-a, b)}`]
  return `M${x + a} ${y}${sides.join('')}h${2 * a - w}${corner(-a, -b)}v${2 * b - h}${corner(a, -b)}Z`
}

/** A colour of CSS as a body has it; null for none and for what is no plain colour. */
export function hexOf(css: string): Colour | null {
  const text = css.trim().toLowerCase()
  if (/^#([\da-f]{3}|[\da-f]{6})$/.test(text)) return text.toUpperCase() as Colour
  const parts = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*\)$/.exec(text)
  if (parts) {
    const [r, g, b] = parts.slice(1).map((part) => Math.min(255, Math.round(Number(part))))
    return `#${[r, g, b].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Colour
  }
  return named[text] ?? null
}

/** The names that drawing programs write; a drawing with others becomes a picture. */
const named: Readonly<Record<string, Colour>> = {
  black: '#000000',
  white: '#FFFFFF',
  red: '#FF0000',
  green: '#008000',
  blue: '#0000FF',
  yellow: '#FFFF00',
  orange: '#FFA500',
  gray: '#808080',
  grey: '#808080',
}

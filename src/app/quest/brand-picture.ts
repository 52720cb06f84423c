import { outlineText } from '#kits/logo/draft/outline-text.ts'
import { type Palette, usualShares } from '#model/colour/roles.ts'
import type { Drawing, Shape } from '#model/draft-logo/drawing.ts'
import { fontFamilies } from '#model/options/fonts.ts'

const side = 1080
const ink = '#1C1B1A'
/** Heights in units of the picture. */
const stripe = 150
const order = ['quaternary', 'main', 'secondary', 'tertiary'] as const

/** A square picture of the brand: logo, tagline and palette on white. Rejects where a font cannot be had. */
export async function drawBrandPicture(
  logo: Drawing,
  tagline: string | null,
  palette: Palette | null,
): Promise<Drawing> {
  const line = tagline === null ? [] : await lineOf(tagline)
  const shapes = [
    rectangle(0, 0, side, side, '#FFFFFF'),
    ...placed(logo, { left: 150, top: 200, width: side - 300, height: 420 }),
    ...line,
    ...(palette ? stripes(palette) : []),
  ]
  return { width: side, height: side, shapes }
}

/** One line, as large as fits between the margins, at most 48. */
async function lineOf(text: string): Promise<Shape[]> {
  const family = fontFamilies.find(({ slug }) => slug === 'pretendard')
  if (!family) return []
  const { outline } = await outlineText({ family, weight: 400 }, text)
  if (!outline) return []
  const { left, right } = outline.box
  const scale = Math.min(0.48, (side - 160) / (right - left))
  const x = (side - (right - left) * scale) / 2 - left * scale
  return [{ kind: 'path', d: outline.d, x, y: 770, scale, fill: ink, isEvenOdd: false }]
}

function placed(
  { width, height, shapes }: Drawing,
  box: { left: number; top: number; width: number; height: number },
): Shape[] {
  const scale = Math.min(box.width / width, box.height / height)
  const dx = box.left + (box.width - width * scale) / 2
  const dy = box.top + (box.height - height * scale) / 2
  return shapes.map((shape) => {
    const at = { x: shape.x * scale + dx, y: shape.y * scale + dy }
    return shape.kind === 'path'
      ? { ...shape, ...at, scale: shape.scale * scale }
      : { ...shape, ...at, size: shape.size * scale }
  })
}

function stripes(palette: Palette): Shape[] {
  const all = order.reduce((sum, role) => sum + usualShares[role], 0)
  let x = 0
  return order.map((role) => {
    const width = (usualShares[role] / all) * side
    const shape = rectangle(x, side - stripe, width, stripe, palette[role])
    x += width
    return shape
  })
}

function rectangle(x: number, y: number, width: number, height: number, fill: string): Shape {
  return { kind: 'path', d: `M0 0H${width}V${height}H0Z`, x, y, scale: 1, fill, isEvenOdd: false }
}

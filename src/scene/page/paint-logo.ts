import type { Colour, LogoLayer } from '../body/body.ts'
import type { DressLogo } from '../dress/dress.ts'
import { formFor, isSeenOn, type LogoWish, readLogo, toneFor } from '../logo/choose-logo.ts'
import { frameWithClearSpace, type LogoBox, logoFrame, touches, withClearSpace } from '../logo/clear-space.ts'
import { apply, type Edges, edgesOf, inverse, isUpright } from '../shapes/matrix.ts'
import { rectangle } from '../shapes/shape-path.ts'
import { type PagePaint, paintPath, paintPicture } from './page-paint.ts'
import { paintLogoName } from './paint-logo-name.ts'
import { noStroke } from './paint-shape.ts'
import type { PaintedText } from './paint-text.ts'
import type { PlacedLayer } from './place-layers.ts'

/** Opacity below which a logo is an ornament: it need not be read. */
const ornament = 0.5
/** Least margin of a plate, of the height of the logo. */
const plateMargin = 0.2

/**
 * The logo in the form and tone that suit its box and ground; the name where the brand has none. `linesOnPage`: of all texts and
 * cells, in px of the page.
 */
export function paintLogo(
  placed: PlacedLayer<LogoLayer>,
  linesOnPage: () => readonly Edges[],
  page: PagePaint,
): PaintedText | null {
  const { layer, w, h, matrix, opacity } = placed
  if (opacity === 0 || w <= 0 || h <= 0) return null
  const wish = readLogo(layer.src)
  const tones = formFor(wish, w, h, page.dress.logos)
  const isOrnament = opacity < ornament
  const [first] = tones
  if (!first) return isOrnament ? null : paintLogoName(placed, colourOf(wish, layer.src), page)
  const box = { w, h, align: layer.align ?? 'center', ratio: first.width / first.height }
  if (isOrnament) {
    const tone = tones.find(({ tone }) => tone === wish.tone) ?? first
    paintTone(placed, tone, logoFrame(box, 1), page)
    return null
  }
  const frame = isUpright(matrix) ? freeFrame(placed, box, linesOnPage(), page) : logoFrame(box, 1)
  const { colours } = page.ground.under([frame], matrix, h / 10)
  const tone = toneFor(tones, wish.tone, colours)
  if (tone) paintTone(placed, tone, frame, page)
  else paintOnPlate(placed, tones.find((one) => one.tone === 'colour') ?? first, frame, page)
  return null
}

function paintTone(
  { layer, matrix, opacity }: PlacedLayer<LogoLayer>,
  logo: DressLogo,
  { left, top, right, bottom }: Edges,
  page: PagePaint,
): void {
  const at = { x: left, y: top, w: right - left, h: bottom - top }
  const item = {
    kind: 'picture',
    layer: layer.id,
    matrix,
    opacity,
    picture: logo.key,
    ...at,
    clip: null,
  } as const
  paintPicture(item, logo, true, page)
}

/** A plate of the size of the frame; the logo stands in it with its clear space. */
function paintOnPlate(placed: PlacedLayer<LogoLayer>, logo: DressLogo, frame: Edges, page: PagePaint): void {
  const { paper, ink } = page.palette
  const fill = [paper, ink].find((hex) => isSeenOn(logo, [hex])) ?? paper
  const { left, top } = frame
  const [w, h] = [frame.right - left, frame.bottom - top]
  const share = 1 / (1 + 2 * Math.max(plateMargin, page.dress.clearSpace))
  const height = h * share
  const margin = (h - height) / 2
  const width = Math.min(w - 2 * margin, (height * logo.width) / logo.height)
  const own = (width * logo.height) / logo.width
  const align = placed.layer.align ?? 'center'
  const plateWidth = width + 2 * margin
  const plateLeft = left + (w - plateWidth) * (align === 'left' ? 0 : align === 'right' ? 1 : 0.5)
  const radius = h * 0.1
  const [a, b, c, d] = placed.matrix
  const [e, f] = apply(placed.matrix, [plateLeft, top])
  paintPath(
    {
      kind: 'path',
      layer: placed.layer.id,
      matrix: [a, b, c, d, e, f],
      opacity: 1,
      d: rectangle(plateWidth, h, [radius, radius, radius, radius]),
      evenOdd: false,
      fill,
      ...noStroke,
    },
    page,
  )
  const x = plateLeft + margin
  const y = top + (h - own) / 2
  paintTone(placed, logo, { left: x, top: y, right: x + width, bottom: y + own }, page)
}

/** Away from the lines of texts and from the edges of the page. */
function freeFrame(
  placed: PlacedLayer<LogoLayer>,
  box: LogoBox,
  lines: readonly Edges[],
  { dress, size }: PagePaint,
): Edges {
  const back = inverse(placed.matrix)
  if (!back) return logoFrame(box, 1)
  // All others are too far away; a px more for rounding.
  const { left, top, right, bottom } = edgesOf(
    placed.matrix,
    withClearSpace(logoFrame(box, 1), dress.clearSpace),
  )
  const around = { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }
  const others = lines.filter((line) => touches(line, around)).map((line) => edgesOf(back, line))
  const page = edgesOf(back, { left: 0, top: 0, right: size.width, bottom: size.height })
  return frameWithClearSpace(box, dress.clearSpace, others, page)
}

/** In what the name is set that stands for a logo. */
function colourOf({ tone }: LogoWish, slot: string): Colour {
  if (slot.endsWith('.main}')) return '{color.main}'
  return tone === 'light' ? '{color.paper}' : '{color.ink}'
}

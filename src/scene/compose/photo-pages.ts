import type { Gradient } from '../body/body.ts'
import { type Box, cut, inset, shared } from './box.ts'
import type { PhotoComposition } from './layout-request.ts'
import { area, type Composition, onArea, onGround, picture } from './plan.ts'
import { firstSide, type Stage, takeLogo, within } from './stage.ts'

/** Around a picture. */
export const photoPages: Readonly<Record<PhotoComposition, Composition>> = {
  split(stage) {
    const { page, scheme, isWide } = stage
    const [photo, rest] = cut(page, firstSide(stage), lengthOf(stage) * (isWide ? 0.5 : 0.46))
    const { logo, rest: words } = takeLogo(stage, within(stage, rest), 'bottom', 'left')
    return {
      background: scheme.ground,
      under: picture(stage, photo),
      blocks: [onGround(stage, words)],
      logo,
    }
  },
  cover(stage) {
    const { page, safe, isWide, isFlipped } = stage
    const side = isWide ? (isFlipped ? 'right' : 'left') : 'bottom'
    const [dark] = cut(page, side, lengthOf(stage) * 0.74)
    const [half] = cut(safe, side, (isWide ? safe.w : safe.h) * 0.58)
    const { logo, rest } = takeLogo(stage, half, 'bottom', isFlipped ? 'right' : 'left')
    const align = isFlipped ? 'right' : 'left'
    const white = '{color.paper}'
    return {
      background: stage.scheme.ground,
      under: [...picture(stage, page), area(dark, darkening(isWide ? (isFlipped ? 0 : 180) : 90))],
      blocks: [onArea(stage, rest, { align, valign: 'bottom', ink: white, headline: white })],
      logo,
    }
  },
  circle(stage) {
    const { page, safe, scheme, isWide, isFlipped, margin } = stage
    const side = isWide ? (isFlipped ? 'left' : 'right') : 'top'
    const [half, rest] = cut(safe, side, (isWide ? safe.w : safe.h) * 0.42, margin)
    const size = Math.min(half.w, half.h)
    const photo = { x: half.x + (half.w - size) / 2, y: half.y + (half.h - size) / 2, w: size, h: size }
    const behind = { ...photo, x: photo.x + size * 0.08 * (isFlipped ? -1 : 1), y: photo.y + size * 0.05 }
    const { logo, rest: words } = takeLogo(stage, rest, 'bottom', isWide ? 'left' : 'center')
    return {
      background: scheme.ground,
      under: [
        area(shared(behind, page), scheme.accent, { shape: 'ellipse' }),
        ...picture(stage, photo, { mask: 'ellipse' }),
      ],
      blocks: [onGround(stage, words, { align: isWide ? 'left' : 'center' })],
      logo,
    }
  },
  panel(stage) {
    const { page, safe, scheme, measure, isWide } = stage
    const [panel] = cut(safe, firstSide(stage), (isWide ? safe.w : safe.h) * 0.52)
    const { logo, rest } = takeLogo(stage, inset(panel, stage.margin * 0.8), 'top', 'left')
    return {
      background: scheme.ground,
      under: [...picture(stage, page), area(panel, scheme.area, { radius: measure * 0.02 })],
      blocks: [onArea(stage, rest)],
      logo,
    }
  },
  inset(stage) {
    const { page, safe, scheme, isWide, margin, kinds } = stage
    const [, above] = cut(safe, 'bottom', safe.h * (isWide ? 0.58 : 0.5), margin * 0.6)
    const [below] = cut(safe, 'bottom', safe.h * (isWide ? 0.58 : 0.5))
    const side = stage.isFlipped ? 'left' : 'right'
    const [column] = cut(page, side, page.w * (isWide ? 0.42 : 0.52))
    const photo = { ...column, y: below.y, h: page.h - below.y }
    const [, beside] = cut(page, side, column.w)
    const { logo, rest } = takeLogo(stage, shared(within(stage, beside), below), 'bottom', 'left')
    return {
      background: scheme.ground,
      under: picture(stage, photo),
      blocks: [
        onGround(stage, above, { kinds: ['headline'], valign: 'top', largest: 0.2 }),
        onGround(stage, rest, { kinds: kinds.filter((kind) => kind !== 'headline'), valign: 'top' }),
      ],
      logo,
    }
  },
  frame(stage) {
    const { safe, scheme, measure, isWide, margin } = stage
    const [photo, rest] = cut(safe, firstSide(stage), (isWide ? safe.w : safe.h) * 0.48, margin)
    const { logo, rest: words } = takeLogo(stage, rest, 'top', 'center')
    return {
      background: scheme.area,
      under: picture(stage, photo, { radius: measure * 0.03 }),
      blocks: [onArea(stage, words, { align: 'center' })],
      logo,
    }
  },
  middle(stage) {
    const { page, scheme, isWide, isFlipped, kinds } = stage
    const length = lengthOf(stage)
    const first = isWide ? 'left' : 'top'
    const [before, rest] = cut(page, first, length * 0.36)
    const [photo, after] = cut(rest, first, length * 0.28)
    const others = kinds.filter((kind) => kind !== 'headline')
    const [head, foot] = isFlipped && isWide ? [after, before] : [before, after]
    const { logo, rest: words } = takeLogo(stage, within(stage, foot), 'bottom', 'center')
    return {
      background: scheme.ground,
      under: picture(stage, photo),
      blocks: [
        onGround(stage, within(stage, head), { kinds: ['headline'], align: 'center', largest: 0.18 }),
        onGround(stage, words, { kinds: others, align: 'center' }),
      ],
      logo,
    }
  },
  band(stage) {
    const { page, scheme, isWide, isFlipped, margin } = stage
    const length = lengthOf(stage)
    const depth = length * 0.46
    const start = isFlipped ? margin * 1.5 : length - depth - margin * 1.5
    const band = isWide ? { ...page, x: start, w: depth } : { ...page, y: start, h: depth }
    const { logo, rest } = takeLogo(stage, within(stage, band), 'bottom', 'center')
    return {
      background: scheme.area,
      under: [...picture(stage, page), area(band, scheme.ground)],
      blocks: [onGround(stage, rest, { align: 'center' })],
      logo,
    }
  },
}

function lengthOf({ page, isWide }: { readonly page: Box; readonly isWide: Stage['isWide'] }): number {
  return isWide ? page.w : page.h
}

/** From nothing to nearly the darkest of the main colour, which is dense where the words begin. */
function darkening(angle: number): Gradient {
  const dark = '{color.main.shade85}'
  return {
    type: 'linear',
    angle,
    stops: [
      [0, dark, 0],
      [0.28, dark, 0.7],
      [1, dark, 0.86],
    ],
  }
}

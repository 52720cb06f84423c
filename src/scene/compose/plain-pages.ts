import { cut, inset } from './box.ts'
import type { PlainComposition, WordKind } from './layout-request.ts'
import { area, type Composition, onArea, onGround } from './plan.ts'
import { firstSide, takeLogo, within } from './stage.ts'

/** Without a picture: from areas of colour, lines and large letters. */
export const plainPages: Readonly<Record<PlainComposition, Composition>> = {
  plain(stage) {
    const { safe, scheme, measure, margin, isFlipped } = stage
    const { logo, rest } = takeLogo(stage, safe, isFlipped ? 'top' : 'bottom', 'left')
    const [line, words] = cut(rest, stage.isWide ? 'left' : 'top', measure * 0.014, margin * 0.7)
    const mark = stage.isWide ? inset(line, 0, line.h * 0.08) : { ...line, w: measure * 0.12 }
    return {
      background: scheme.ground,
      under: [area(mark, scheme.accent)],
      blocks: [onGround(stage, words, { valign: isFlipped ? 'bottom' : 'middle' })],
      logo,
    }
  },
  type(stage) {
    const { safe, scheme, margin, measure, isWide, kinds } = stage
    const others = kinds.filter((kind) => kind !== 'headline')
    const { logo, rest } = takeLogo(stage, safe, 'bottom', 'right')
    if (others.length === 0) {
      const block = onGround(stage, rest, { valign: 'top', largest: 0.3 })
      return { background: scheme.ground, under: [], blocks: [block], logo }
    }
    const [words, below] = cut(rest, isWide ? 'left' : 'top', (isWide ? rest.w : rest.h) * 0.56, margin * 1.2)
    const line = isWide
      ? { ...below, x: below.x - margin * 0.6, w: measure * 0.006 }
      : { ...below, y: below.y - margin * 0.6, h: measure * 0.006 }
    return {
      background: scheme.ground,
      under: [area(line, scheme.area)],
      blocks: [
        onGround(stage, words, { kinds: ['headline'], valign: isWide ? 'middle' : 'top', largest: 0.3 }),
        onGround(stage, below, { kinds: others, valign: isWide ? 'middle' : 'top' }),
      ],
      logo,
    }
  },
  bar(stage) {
    const { page, scheme, isWide, measure, least } = stage
    const share = isWide ? page.w * 0.24 : page.h * 0.2
    const [bar, rest] = cut(page, firstSide(stage), share)
    const place = within(stage, bar)
    const box = inset(place, place.w * 0.06, Math.max(0, (place.h - measure * 0.14) / 2))
    return {
      background: scheme.ground,
      under: [area(bar, scheme.area)],
      blocks: [onGround(stage, within(stage, rest))],
      logo: Math.min(box.w, box.h) < least ? null : { box, align: 'center' },
    }
  },
  poster(stage) {
    const { safe, scheme, measure, margin, isFlipped } = stage
    const { logo, rest } = takeLogo(stage, inset(safe, margin), isFlipped ? 'bottom' : 'top', 'center')
    return {
      background: scheme.ground,
      under: [frameOf(safe, scheme.area, measure * 0.006)],
      blocks: [onGround(stage, rest, { align: 'center' })],
      logo,
    }
  },
  lead(stage) {
    const { page, scheme, isWide, kinds } = stage
    const leading = leadOf(kinds)
    if (leading.length === 0) return null
    const [lead, rest] = cut(
      page,
      firstSide({ ...stage, isFlipped: !stage.isFlipped }),
      lengthOf(page, isWide) * 0.4,
    )
    const { logo, rest: words } = takeLogo(stage, within(stage, rest), 'top', 'left')
    return {
      background: scheme.ground,
      under: [area(lead, scheme.area)],
      blocks: [
        onGround(stage, words, { kinds: kinds.filter((kind) => !leading.includes(kind)) }),
        onArea(stage, within(stage, lead), { kinds: leading, largest: 0.22 }),
      ],
      logo,
    }
  },
  disc(stage) {
    const { page, safe, scheme, isWide, isFlipped } = stage
    const size = Math.min(page.w, page.h) * 0.9
    const [, words] = cut(safe, isWide ? 'right' : 'bottom', lengthOf(safe, isWide) * (isWide ? 0.3 : 0.2))
    const [x, y] = [page.w - size * 0.55, isFlipped && isWide ? -size * 0.45 : page.h - size * 0.55]
    const { logo, rest } = takeLogo(stage, words, isFlipped ? 'bottom' : 'top', 'left')
    return {
      background: scheme.ground,
      under: [area({ x, y, w: size, h: size }, scheme.area, { shape: 'ellipse' })],
      blocks: [onGround(stage, rest, { button: scheme.accent })],
      logo,
    }
  },
  card(stage) {
    const { safe, scheme, measure, margin, isFlipped } = stage
    const { logo, rest } = takeLogo(stage, inset(safe, margin), isFlipped ? 'top' : 'bottom', 'center')
    return {
      background: scheme.area,
      under: [area(safe, scheme.ground, { radius: measure * 0.04 })],
      blocks: [onGround(stage, rest, { align: 'center' })],
      logo,
    }
  },
  stripes(stage) {
    const { page, scheme, isWide, isFlipped, measure } = stage
    const side = isWide ? 'right' : 'bottom'
    const depth = Math.min(measure * 0.16, lengthOf(page, isWide) * 0.14)
    // By their share in the brand: much of the main colour, little of the third one.
    const [first, afterFirst] = cut(page, side, depth * 0.6)
    const [second, afterSecond] = cut(afterFirst, side, depth * 0.3)
    const [third, rest] = cut(afterSecond, side, depth * 0.1)
    const { logo, rest: words } = takeLogo(stage, within(stage, rest), isFlipped ? 'bottom' : 'top', 'left')
    return {
      background: scheme.ground,
      under: [area(first, scheme.area), area(second, scheme.accent), area(third, '{color.tertiary}')],
      blocks: [onGround(stage, words)],
      logo,
    }
  },
}

/** What stands alone on an area: price, date and button, else the sentence. */
function leadOf(kinds: readonly WordKind[]): readonly WordKind[] {
  const facts = kinds.filter((kind) => kind === 'price' || kind === 'date' || kind === 'cta')
  return facts.length > 0 ? facts : kinds.filter((kind) => kind === 'body')
}

function lengthOf({ w, h }: { readonly w: number; readonly h: number }, isWide: boolean): number {
  return isWide ? w : h
}

function frameOf(box: Parameters<typeof area>[0], color: `{${string}}` | `#${string}`, width: number) {
  const { fill: _, ...line } = area(box, color)
  return { ...line, stroke: { color, width } }
}
